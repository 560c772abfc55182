import { describe, expect, it } from 'vitest';
import { exampleNames } from '../../support/spec/collect.ts';
import { coverage } from '../../support/spec/coverage.ts';
import { parseSpec } from '../../support/spec/lines.ts';
import { covers, marksOf, parseRanges } from '../../support/spec/marks.ts';
import { titlesOf } from '../../support/spec/titles.ts';

const markdown = `
# Title

Words about 1.99.

- 1.01 first
- 1.02 a head:
  - 1.03 nested
  - 1.04 **Second:**
    - 1.05 deeper
    - 1.06 deeper too
  - 1.07 last

## Others

- 1.08 after a head
- 2.01 /About: - 2.99 no line
- 2.02 a route
- 2.10 another one
`;

describe('lines of the specification', () => {
  const lines = parseSpec(markdown);

  it('are the items with a number', () => {
    const ids = '1.01 1.02 1.03 1.04 1.05 1.06 1.07 1.08 2.01 2.02 2.10';
    expect(lines.map((line) => line.id).join(' ')).toBe(ids);
    expect(lines[2]!.text).toBe('nested');
  });

  it('head the items under them', () => {
    const heads = lines.filter((line) => line.heads.length > 0);
    expect(heads.map((line) => [line.id, ...line.heads].join(' '))).toEqual([
      '1.02 1.03 1.04 1.05 1.06 1.07',
      '1.04 1.05 1.06',
    ]);
  });
});

describe('marks', () => {
  const bracket = (list: string) => `Says no [spec ${list}] to it`;

  it('name one line, several lines, ranges with any dash', () => {
    expect(marksOf(bracket('5.42'))).toEqual([{ from: '5.42', to: '5.42' }]);
    expect(marksOf(bracket('5.42, 5.43')).map((range) => range.from)).toEqual(['5.42', '5.43']);
    for (const dash of ['-', '–', '—']) {
      expect(marksOf(bracket(`5.41${dash}5.46`))).toEqual([{ from: '5.41', to: '5.46' }]);
    }
    expect(marksOf('No mark [specially]')).toEqual([]);
  });

  it('are refused if they are invalid', () => {
    for (const list of ['', 'five', '5.46-5.41', '5.4x', '5.41,'])
      expect(() => marksOf(bracket(list))).toThrow('names no lines');
  });

  it('cover by number, not by text', () => {
    const [range] = parseRanges('2.63-2.105');
    expect(['2.63', '2.100', '2.105'].every((id) => covers(range!, id))).toBe(true);
    expect(['2.62', '2.106', '3.70'].some((id) => covers(range!, id))).toBe(false);
    expect(covers({ from: '4.1', to: '4.1' }, '4.01')).toBe(false);
  });
});

describe('titles of a test file', () => {
  const found = (source: string) => titlesOf('made.test.ts', source);

  it('are first arguments, tables and properties called title or name', () => {
    expect(found("describe('a', () => { it('b', () => {}); });")).toEqual(['a', 'b']);
    expect(found("test.describe('a', () => { test.only('b', () => test.step('c', f)); });")).toEqual(['a', 'b', 'c']);
    expect(found("it.each([['a', 1], ['b', 2]])('%s c', () => {});")).toEqual(['%s c', 'a', 'b']);
    expect(found("const cases = [{ title: 'a', name: `b ${x} c` }];")).toEqual(['a', 'b   c']);
    expect(found("it('a ' + 'b', () => {});")).toEqual(['a b']);
  });

  it('leave out comments, other texts and skipped tests', () => {
    expect(found("// it('a')\nconst text = 'b'; expect('c');")).toEqual([]);
    expect(found("it.skip('a', () => {}); describe.skip('b', () => { it('c', f); }); it.todo('d');")).toEqual([]);
  });
});

it('examples of a form name lines too', () => {
  expect(exampleNames({ examples: [{ name: 'a' }, {}, null, { name: 2 }] })).toEqual(['a']);
  expect(exampleNames({ examples: 'none' })).toEqual([]);
  expect(exampleNames(null)).toEqual([]);
});

describe('coverage', () => {
  const lines = parseSpec(markdown);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

  it('counts a heading if all of its lines are named', () => {
    const part = coverage(lines, parseRanges('1.05-1.06'));
    expect(ids(part.named)).toBe('1.04 1.05 1.06');
    expect(ids(part.missing)).toBe('1.01 1.02 1.03 1.07 1.08 2.01 2.02 2.10');
    expect(ids(coverage(lines, parseRanges('1.03,1.05-1.07')).named)).toContain('1.02');
  });

  it('lists marks of unknown lines', () => {
    expect(coverage(lines, parseRanges('2.1,2.02,2.02-2.11')).unknown.map(({ to }) => to)).toEqual(['2.1', '2.11']);
  });
});
