import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRich, plainText } from '../../../src/shared/engine/format/rich.ts';
import { linkAt, linked, strong, type TextSelection } from '../../../src/studio/texts/panel/marking.ts';

/** A text with the selection between two bars, or the cursor at one. */
const chosen = (written: string): TextSelection => {
  const start = written.indexOf('|');
  const end = written.lastIndexOf('|');
  return { text: written.replaceAll('|', ''), start, end: end === start ? start : end - 1 };
};
const shown = (found: TextSelection | undefined): string | undefined =>
  found &&
  [found.text.slice(0, found.start), found.text.slice(found.start, found.end), found.text.slice(found.end)].join('|');

describe('Bold', () => {
  it.each([
    ['the selected words', 'We sell |no policies|.', 'We sell **|no policies|**.'],
    ['without the blanks around them', 'We| sell |it.', 'We **|sell|** it.'],
    ['the word at the cursor', 'We se|ll it.', 'We **|sell|** it.'],
    ['bold words become plain', 'We **se|ll** it.', 'We |sell| it.'],
    ['bold words that are selected with their marks', 'We |**sell**| it.', 'We |sell| it.'],
    ['next to bold words', '**We** |sell|', '**We** **|sell|**'],
    ['in any script', 'हम |बेचते| हैं', 'हम **|बेचते|** हैं'],
  ])('%s', (_, from, to) => expect(shown(strong(chosen(from)))).toBe(to));

  it.each([
    ['in a link', 'See [our |page|](/About).'],
    ['over a mark', 'We |sell **it|**.'],
    ['over two lines', 'We |sell\nit|.'],
    ['between two blanks', 'We | |sell'],
    ['where plain words would be a link', 'See **[our |page|](/About)**.'],
  ])('is refused %s', (_, from) => expect(strong(chosen(from))).toBeUndefined());
});

describe('Link', () => {
  it.each([
    ['the selected words', 'See |our page|.', 'See [|our page|](/About).'],
    ['the word of the cursor', 'See pa|ge.', 'See [|page|](/About).'],
    ['the title of the page if there is no word', 'See |', 'See [|About us|](/About)'],
    ['another address for a link', 'See [our| page](/Contact).', 'See [|our page|](/About).'],
  ])('%s', (_, from, to) => expect(shown(linked(chosen(from), '/About', 'About us'))).toBe(to));

  it('is removed, and its words stay', () =>
    expect(shown(linked(chosen('See [our| page](/Contact).'), '', ''))).toBe('See |our page|.'));

  it.each([
    ['in bold words', 'See **our |page|**.', '/About'],
    ['to a script', 'See |page|.', 'javascript:alert(1)'],
    ['to an address with blanks', 'See |page|.', '/a b'],
  ])('is refused %s', (_, from, href) => expect(linked(chosen(from), href, '')).toBeUndefined());
});

/** Texts with marks in all places, also invalid ones. */
const text = fc
  .array(fc.constantFrom('a', 'word', ' ', '**', '[', ']', '(', ')', '/x', '](/y)', '\n', '*', 'é', '🙂'), {
    maxLength: 14,
  })
  .map((parts) => parts.join(''));
const stretch = fc.tuple(text, fc.nat(), fc.nat()).map(([of, a, b]): TextSelection => {
  const [start, end] = [a % (of.length + 1), b % (of.length + 1)].sort((one, other) => one - other);
  return { text: of, start: start!, end: end! };
});

describe('any selection in any text', () => {
  it('Bold changes no visible word, and pressing it twice restores the text', () => {
    fc.assert(
      fc.property(stretch, (from) => {
        const made = strong(from);
        if (!made) return;
        expect(plainText(made.text)).toBe(plainText(from.text));
        // Stray stars can become marks, and blanks at an end are not made bold again.
        const marked = made.text.slice(made.start, made.end);
        if (plainText(made.text).includes('*') || marked !== marked.trim() || marked === '') return;
        const back = strong(made);
        expect(back && plainText(back.text)).toBe(plainText(from.text));
        expect(
          Math.abs(
            parseRich(made.text).filter((node) => typeof node === 'object' && 'strong' in node).length -
              parseRich(from.text).filter((node) => typeof node === 'object' && 'strong' in node).length,
          ),
        ).toBe(1);
      }),
      { numRuns: 2000 },
    );
  });

  it('a link gets its address, and its words stay', () => {
    fc.assert(
      fc.property(stretch, (from) => {
        const made = linked(from, '/There', 'There');
        if (!made) return;
        expect(linkAt(made)?.href).toBe('/There');
        const back = linked(made, '', '');
        if (back) expect(plainText(back.text)).toBe(plainText(made.text));
        if (!/[*[\]()]/.test(made.text.slice(made.start, made.end))) expect(back).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });
});
