# Words that every game shares. How messages are named: locales/README.md

## Users' text

# What a user typed, where a message is wanted
verbatim = { $text }

## The scale of a contest

# Alternative text of the picture. $standing: scale-lead or scale-level
scale-alt = Scale: { $length ->
        [one] { $length } step
       *[other] { $length } steps
    } each way, { $left } at the left end, { $right } at the right. { $standing }.
scale-lead = { $name } is ahead by { $steps }
scale-level = The two are level
