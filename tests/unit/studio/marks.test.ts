import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRich, plainText } from '../../../src/shared/engine/format/rich.ts';
import { formatMessage } from '../../../src/shared/engine/format/message.ts';
import { compileMessage } from '../../../src/compiler/resolve/message.ts';
import { encode, marksIn, withoutMarks } from '../../../src/studio/frame/marks.ts';
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

describe('a marked text', () => {
  it('with formatting has the mark in each piece', () => {
    const rich = 'See **our offers** or [ask us](/Contact) now. **Today**';
    const marked = markedText({ kind: 'rich', value: rich }, encode(7));
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
        const marked = markedText({ kind: 'rich', value: rich }, encode(3));
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
      const marked = compileMessage(markedText({ kind: 'message', value: message }, encode(5)), {});
      const text = formatMessage(marked, { n: 2, name: 'Asha' });
      expect(withoutMarks(text)).toBe(printed);
      expect(numbers(text)).toEqual([5]);
    }
  });
});
