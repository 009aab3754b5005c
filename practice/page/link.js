// The connection to the table: requests with their answers, and the changes that the table sends.

const AGAIN = 1000; // ms before another attempt to reach the table

export class Link {
  #socket = null;
  #waiting = new Map();
  #next = 0;

  /** `heard(kind, part)` gets every change, `online(bool)` every loss and return of the connection. */
  constructor(heard, online) {
    this.heard = heard;
    this.online = online;
    this.#open();
  }

  /** Send a person's request; resolves to `{ok}` or `{error}`, also if the connection is lost. */
  ask(person, request) {
    return new Promise((resolve) => {
      if (this.#socket.readyState !== WebSocket.OPEN) return resolve({ error: { code: "offline" } });
      const id = ++this.#next;
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, as: person, ...request }));
    });
  }

  #open() {
    this.#socket = new WebSocket(`ws://${location.host}/live`);
    this.#socket.onopen = () => this.online(true);
    this.#socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    this.#socket.onclose = () => this.#lost();
  }

  #hear(said) {
    if ("re" in said) {
      this.#waiting.get(said.re)(said);
      this.#waiting.delete(said.re);
    } else {
      for (const [kind, part] of Object.entries(said)) this.heard(kind, part);
    }
  }

  #lost() {
    this.online(false);
    for (const resolve of this.#waiting.values()) resolve({ error: { code: "offline" } });
    this.#waiting.clear();
    setTimeout(() => this.#open(), AGAIN);
  }
}
