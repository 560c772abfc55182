/** Texts that are valid YAML, but not in the style of config. */
export const oddTexts: Readonly<Record<string, string>> = {
  'lists below their key': `a:
- one # first

- two
# About three
- b: 1
  c: 2
# About d
d:
-   wide: yes please
    dash: 1
-
  below: 1
- - inner
  - # why
    more: 1
`,
  'four columns, and comments in strange places': `# Top

a: # of a
    b: 1
      # further in than b

    # alone

    c:
        - x
        # below x
        - y
            # further in than y
   # odd
    d: 2
  # odd too
e: {}
# last
`,
  'brackets of several lines': `list: [one, two,
  three, # third
  # above four
  four ]
map: {
  a: 1, # first
  b: [ x,y ],

  c: { d: 1, e: 2, },
}
long:
  [
    { a: 1, b: 2 },
    { a: 3, b: 4 }
  ]
`,
  'texts of several lines': `plain: one two three
  four five

  six
below:
  seven eight
  nine
single: 'one
  two'
double: "one \\
  two\\tthree

  four"
folded: >
  one two
  three

    further in

  four

literal: |2
    indented
   less
kept: |+
  one

next: |-

  blank first
last: >-
  end`,
  'keys of all kinds': `? explicit
: 1
'single': 1
"double": { "a": 1, 'b': 2 }
12: number
"": nothing
a b: spaces
x-list: []
`,
  'anchors and aliases': `base: &base
  a: 1
  b: &b [1, 2]
other: *base
list:
  - &item { c: *b }
  - *item
  - x: &x word
    y: *x
`,
  'nothing, in every way': `a:
b: ~
c: null
d: ""
e: []
f: {}
g:
  -
  - ~
  - []
h: { i: , j: ~ }
`,
  'a document mark and tags': `%YAML 1.2
---
# Of the first key
a: !!str 1
b: !thing
  c: 1
d: [!x y, z]
`,
  'a list at the top': `# About the list

# About one
- one
- two: 2
  three: 3

- [four]
# end`,
};
