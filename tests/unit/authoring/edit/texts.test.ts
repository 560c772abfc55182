import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { insertItem } from '../../../../src/authoring/edit/items.ts';
import { setTexts, setValue } from '../../../../src/authoring/edit/set-value.ts';

/** Each style of a text, one file each: any new text is read back, and the rest stays. */
const places: Readonly<Record<string, string>> = {
  plain: 'value',
  'single quotes': "'value'",
  'double quotes': '"val\\u00fce"',
  folded: '>-\n      one two\n      three\n\n      four',
  literal: '|\n      one\n        two',
  'several lines': 'one two\n      three',
  'quotes of several lines': "'one two\n\n      three'",
};

const options = { numRuns: 300 };

const word = fc.constantFrom(
  ...[':', '#', '- ', "'", '"', '\\', '\n', ' ', 'a', 'no', '{', ',', '12', '\t', '\u200b', '>-', 'नम'],
);
const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.array(word, { maxLength: 8 }).map((words) => words.join('')),
  fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 9 }), { maxLength: 60 }).map((words) => words.join(' ')),
);

describe('any text', () => {
  it.each(Object.entries(places))('in place of one: %s', (_, old) => {
    const before = `# top\nlist:\n  - first: 1 # one\n    value: ${old}\n    last: 2\n`;
    fc.assert(
      fc.property(text, (value) => {
        const after = setValue(before, ['list', 0, 'value'], value);
        expect(parse(after)).toEqual({ list: [{ first: 1, value, last: 2 }] });
        expect(after.startsWith('# top\nlist:\n  - first: 1 # one\n    value: ')).toBe(true);
        expect(after.endsWith('\n    last: 2\n')).toBe(true);
      }),
      options,
    );
  });

  it.each(['- one', '- { label: one }', '[one, two]', '[]'])('as a new item of a list: %s', (list) => {
    const before = `list:${list.startsWith('-') ? '\n  ' : ' '}${list}\nlast: 2\n`;
    const old = (parse(before) as { list: unknown[] }).list;
    fc.assert(
      fc.property(text, (value) => {
        expect(parse(insertItem(before, ['list'], 0, value))).toEqual({ list: [value, ...old], last: 2 });
        expect(parse(setValue(before, ['list'], [...old, { [value]: value }]))).toEqual({
          list: [...old, { [value]: value }],
          last: 2,
        });
      }),
      options,
    );
  });
});

describe('several texts at once', () => {
  it('get any new texts, and everything else stays', () => {
    const names = Object.keys(places);
    const before = Object.values(places)
      .map((old, index) => `# number ${index}\n- first: ${index}\n  value: ${old.replaceAll('      ', '    ')}\n`)
      .join('');
    fc.assert(
      fc.property(fc.array(text, { minLength: names.length, maxLength: names.length }), (values) => {
        const after = setTexts(
          before,
          values.map((value, index) => ({ path: [index, 'value'], value })),
        );
        expect(parse(after)).toEqual(values.map((value, first) => ({ first, value })));
        expect(after.match(/^# number \d$/gm)).toHaveLength(names.length);
      }),
      options,
    );
  });

  it('change where they are written, and aliases repeat them', () => {
    const before = 'one: &part { label: Old } # here\ntwo: *part\nthree: &word Old\nfour: *word\n';
    const after = setTexts(before, [
      { path: ['one', 'label'], value: 'New' },
      { path: ['three'], value: 'Word' },
    ]);
    expect(after).toBe('one: &part { label: New } # here\ntwo: *part\nthree: &word Word\nfour: *word\n');
  });
});
