import sys
def sub(path, *pairs):
    p='/tmp/look/'+path; s=open(p).read()
    for a,b in pairs:
        assert s.count(a)>=1, (path, a)
        s=s.replace(a,b,1)
    open(p,'w').write(s)

# rhythm
sub('src/render/styles/utilities.css', (""".intro > * + * {
  margin-block-start: var(--space-3);
}
""", """/* Whoever holds it alone has room of its own below. */
.intro:last-child {
  margin-block-end: 0;
}

.intro > * + * {
  margin-block-start: var(--space-3);
}
"""))
# prose
sub('src/blocks/prose/view.module.css', ("""@media (scripting: none) {""", """/* Where the text would leave half of the page empty, its heading stands beside it. */
@media (min-width: 62rem) {
  .words[data-aside]:not(:has(> details)),
  .words[data-aside] > details::details-content {
    display: grid;
    grid-template: repeat(3, auto) 1fr / minmax(0, 1fr) minmax(0, 44rem);
    column-gap: var(--space-7);
    align-items: baseline;
  }

  .words[data-aside] * + .text:empty + .parts {
    margin-block-start: 0;
  }

  .words[data-aside] :global(.intro) {
    grid-row: 1 / -1;
    margin: 0;
  }

  .words[data-aside] :global(.intro) ~ * {
    grid-column: 2;
  }
}

@media (scripting: none) {"""))
sub('src/blocks/prose/view.tsx', ("""  return (
    <Section name="prose" id={id} tone={tone}>
      <div className={css.grid} data-picture={picture ? true : undefined}>
        <div className={css.words}>
""", """  const fills = columns === 3 || (columns === 2 && !paragraphs);
  const aside = intro.heading && !intro.main && !picture && !fills;
  return (
    <Section name="prose" id={id} tone={tone}>
      <div className={css.grid} data-picture={picture ? true : undefined}>
        <div className={css.words} data-aside={aside ? true : undefined}>
"""))
# cta
sub('src/blocks/cta/view.module.css', (""".picture {
  flex: 0""", """/* In place of a picture its buttons stand at the end of the band. */
@media (min-width: 56rem) {
  .words:only-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-7);
  }

  .words:only-child > :global(.intro) {
    margin-block-end: 0;
  }

  .words:only-child > :global(.buttons) {
    flex: none;
    max-width: 50%;
  }
}

.picture {
  flex: 0"""))
# hero
sub('src/blocks/hero/view.module.css', ("""  max-width: 22rem;
  margin-inline: auto;
}

@media (min-width: 56rem) {
  .picture {
    max-width: 34rem;
  }

  .grid[data-picture] {
    grid-template-columns: 1.1fr 1fr;
  }
}
""", """  max-width: 15rem;
  margin-inline: auto;
}

@media (min-width: 44rem) {
  .picture {
    max-width: 34rem;
  }

  .grid[data-picture] {
    grid-template-columns: 1.6fr 1fr;
  }
}

@media (min-width: 56rem) {
  .grid[data-picture] {
    grid-template-columns: 1.1fr 1fr;
  }
}
"""))
# carousel
sub('src/blocks/hero-carousel/view.module.css', ("""/* On a phone its words stand beside a small picture, so that what visitors came for is soon in sight. */
@media (max-width: 40rem) {""", """/* In one column its words stand beside a small picture, so that what visitors came for is soon in sight. */
@media (max-width: 55.99rem) {"""),
("""  .caption {
    flex: 1;
    min-width: 0;
    padding: var(--space-3) var(--space-4) 0;
  }

  .controls {
    padding-block: var(--space-2);
  }
}

@media (min-width: 56rem) {
  .grid {
    grid-template-columns: 1.05fr 1fr;
  }
}
""", """  .caption {
    flex: 1;
    min-width: 0;
    padding: var(--space-3) var(--space-4) 0;
  }

  .controls {
    padding-block: var(--space-2);
  }
}

@media (min-width: 40rem) and (max-width: 55.99rem) {
  .picture {
    width: 30%;
  }

  .caption {
    align-self: center;
    padding-inline: var(--space-6);
  }
}

@media (min-width: 56rem) {
  .grid {
    grid-template-columns: 1.2fr 1fr;
  }
}
"""))
# faq
sub('src/blocks/faq/view.module.css', (""".head {
  display: grid;
  gap: 0 var(--space-7);
  margin-block-end: var(--space-5);
}

.head > :first-child {
  margin-block-end: var(--space-4);
}
""", """.head:has(> :nth-child(2)) {
  display: grid;
  gap: var(--space-4) var(--space-7);
  margin-block-end: var(--space-5);
}

.head > :first-child:not(:only-child) {
  margin-block-end: 0;
}
"""), ("""  line-height: 1.35;
}

.question:hover""", """  line-height: 1.35;
  text-wrap: balance;
}

.question:hover"""), ("""@media (min-width: 52rem) {
  .head {
    grid-template-columns: 1fr minmax(18rem, 24rem);
    align-items: end;
  }

  .head > :first-child {
    margin-block-end: 0;
  }

  .columns {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-4);
  }
""", """@media (min-width: 44rem) {
  .head:has(> :nth-child(2)) {
    grid-template-columns: 1fr minmax(16rem, 24rem);
    align-items: end;
  }

  .columns {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-4);
  }

  /* Neighbours stand level, where one takes two lines. */
  .question {
    min-height: 4rem;
    padding-block: var(--space-2);
  }

  /* Three questions fill a column each, rather than two and one. */
  .head:has(> :only-child) + .columns:has(> :last-child > :only-child) {
    grid-template-columns: 1fr;
  }
"""))
