import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRich, plainText } from '../../../src/shared/engine/format/rich.ts';
import { formatMessage } from '../../../src/shared/engine/format/message.ts';
import { compileMessage } from '../../../src/compiler/resolve/message.ts';
import { encode, marksAt, marksIn, withoutMarks } from '../../../src/studio/frame/marks.ts';
import { markedText } from '../../../src/studio/frame/marks/marked-text.ts';

const numbers = (text: string): number[] => marksIn(text).map(({ index }) => index);

describe('a mark', () => {
  it('has its number, in any text', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(50), fc.string(), (one, other, words) => {
        const text = words + encode(one) + encode(other);
        expect(numbers(text)).toEqual([one, other]);
        expect(marksIn(text)[0]?.at).toBe(words.length);
        expect(withoutMarks(text)).toBe(words);
      }),
    );
  });

  it('is not whitespace, and stays when a text is trimmed, split or compared', () => {
    const text = `Two words${encode(40)}`;
    expect(text.trim()).toBe(text);
    expect(text.split(/\s+/)).toHaveLength(2);
    expect(numbers(text.toUpperCase().normalize('NFKC'))).toEqual([40]);
  });
});

describe('the marks at a letter', () => {
  const konkan = markedText({ kind: 'text', value: 'Konkan General' }, 3);
  const at = (text: string, words: string): number[] => marksAt(text, text.indexOf(words)).map(({ index }) => index);

  it('are that of the text that has the letter, also where one text is filled into another', () => {
    const outer = compileMessage(markedText({ kind: 'message', value: '{n} plans from {by}, and more' }, 4), {});
    const text = formatMessage(outer, { n: 6, by: konkan });
    expect(['6', 'plans', 'Konkan', 'eneral', 'and'].map((words) => at(text, words))).toEqual([
      [4],
      [4],
      [3],
      [3],
      [4],
    ]);
  });

  it('are that of each of two texts side by side, and none for what is between them', () => {
    const text = `${konkan} · ${markedText({ kind: 'text', value: 'Bike' }, 5)}`;
    expect(['Konkan', '·', 'Bike'].map((words) => at(text, words))).toEqual([[3], [], [5]]);
  });

  it('are both where it cannot be known which of two has it', () => {
    const inner = formatMessage(compileMessage(markedText({ kind: 'message', value: '{n} plans' }, 1), {}), { n: 2 });
    const text = formatMessage(compileMessage(markedText({ kind: 'message', value: '{said} fit' }, 2), {}), {
      said: inner,
    });
    expect(at(text, 'plans')).toEqual([1, 2]);
    expect(at(text, 'fit')).toEqual([2]);
  });

  it('say where a text begins that is drawn in several pieces with one mark', () => {
    const [mark] = marksIn(`Bike${encode(9, 'Konkan Bike'.length)}`);
    expect(mark).toEqual({ index: 9, at: 4, from: -7 });
  });
});

describe('a marked text', () => {
  it('with formatting has the mark in each piece', () => {
    const rich = 'See **our offers** or [ask us](/Contact) now. **Today**';
    const marked = markedText({ kind: 'rich', value: rich }, 7);
    const pieces = parseRich(marked).map((node) =>
      typeof node === 'string' ? node : 'strong' in node ? node.strong : node.label,
    );
    expect(pieces.map(numbers)).toEqual(pieces.map(() => [7]));
    expect(withoutMarks(marked)).toBe(rich);
    expect(withoutMarks(plainText(marked))).toBe(plainText(rich));
  });

  it('with formatting is parsed into the same pieces as without a mark', () => {
    const word = fc.constantFrom('a', ' ', '**', '*', '[', ']', '(', ')', '](', '/x', 'https:', 'javascript:', '\n');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (words) => {
        const rich = words.join('');
        const marked = markedText({ kind: 'rich', value: rich }, 3);
        const read = JSON.parse(withoutMarks(JSON.stringify(parseRich(marked)))) as unknown[];
        // After the last piece, the mark may be separate.
        expect(read.filter((piece) => piece !== '')).toEqual(parseRich(rich));
      }),
    );
  });

  it('of a message prints the message, then the mark', () => {
    for (const [message, printed] of [
      ['{n, plural, one {# plan} other {# plans}}', '2 plans'],
      ["It's {name}, isn't it", "It's Asha, isn't it"],
      ['{name}', 'Asha'],
      ['Plain', 'Plain'],
    ] as const) {
      const marked = compileMessage(markedText({ kind: 'message', value: message }, 5), {});
      const text = formatMessage(marked, { n: 2, name: 'Asha' });
      expect(withoutMarks(text)).toBe(printed);
      expect(numbers(text)).toEqual([5]);
    }
  });
});
