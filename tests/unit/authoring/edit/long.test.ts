import { parseDocument } from 'yaml';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataAfter } from '../../../../src/compiler/read/reread.ts';
import { ShortText } from '../../../../src/compiler/read/short-text.ts';
import type { Path } from '../../../../src/compiler/read/source.ts';
import { copyItem, insertItem, moveItem } from '../../../../src/authoring/edit/items.ts';
import { quickAt } from '../../../../src/authoring/edit/quick.ts';
import { removeAt } from '../../../../src/authoring/edit/remove-at.ts';
import { setValue } from '../../../../src/authoring/edit/set-value.ts';
import { Draw } from '../../../support/mutations/draw.ts';
import { seed } from '../../../support/seed.ts';

const count = 60;

const cells = [
  '1',
  '-2.5',
  '46+',
  '18-25',
  '<50000',
  "'>=5'",
  '"two\\nlines"',
  "'it''s'",
  'two words',
  'Überlingen',
  'true',
  '~',
  '[red, green]',
  '2031-04-01',
  "'2031-04-01'",
  '10:30',
  '50%',
  'A & B',
];
/** Unusual rows, and lines between rows. `_` is the indentation within a row. */
const odd = [
  '# a comment',
  '',
  '- [1, 2,\n_3]',
  '- plain',
  '- a: 1\n_b: 2',
  '- >-\n_folded\n_text',
  '- |\n_- [1, 2]\n_- [3, 4]',
  "- ['one: two', {a: b}]",
  '- []',
];
const repeated = ['- &again [1, 2]', '- *again'];

/** A text with a list of many rows, in the style of people and programs. */
function longText(draw: Draw): string {
  const indent = draw.one(['', '  ', '    '])!;
  const isOdd = draw.below(3) === 0;
  const repeats = isOdd && draw.below(3) === 0;
  const oddOnes = repeats ? [...odd, ...repeated] : odd;
  const isMap = draw.below(3) === 0;
  const some = cells.slice(0, 3 + draw.below(cells.length - 2));
  const cell = () => draw.one(some)!;
  const row = () =>
    isMap ? `- { value: ${cell()}, label: ${cell()}, more: ${cell()} }` : `- [${cell()}, ${cell()}, ${cell()}]`;
  const comment = () => (draw.below(20) === 0 ? ' # told elsewhere' : '');
  const line = () =>
    isOdd && draw.below(60) === 0
      ? `${indent}${draw.one(oddOnes)!.replaceAll('_', `${indent}  `)}`
      : `${indent}${row()}${comment()}`;
  const rows = [`${indent}${row()}`, ...Array.from({ length: 350 + draw.below(200) }, line)];
  const looksAlike = Array.from({ length: 60 }, () => '  - [1, 2]').join('\n');
  const parts = [
    `title: A long list${draw.below(2) === 0 ? '\nsince: 2026-04-01' : ''}`,
    ...(repeats ? ['before: &again [0]'] : []),
    ...(draw.below(3) === 0 ? [`text: |\n${looksAlike}`] : []),
    `rows:\n${rows.join('\n')}`,
    ...(draw.below(2) === 0 ? [`default: { amount: 1 }\nlast:\n  - one\n  - two`] : []),
  ];
  const text = `${parts.join('\n')}${draw.below(4) === 0 ? '' : '\n'}`;
  if (parseDocument(text).errors.length > 0) throw new Error(`Invalid YAML:\n${text}`);
  return draw.below(6) === 0 ? text.replaceAll('\n', '\r\n') : text;
}

const values = ['other', 7, -1, true, null, '12', 'a: b', "it's", 'x, y', '2032-01-01', ['a', 'b'], { a: 1 }, [], ''];

interface Drawn {
  readonly shown: string;
  readonly path: Path;
  edit(text: string): string;
}

/** A random edit in one of the rows, or beside them. */
function drawnEdit(text: string, draw: Draw): Drawn {
  const { rows } = parseDocument(text).toJS({ maxAliasCount: -1 }) as { rows: unknown[] };
  // The first and the last rows have other neighbours.
  const index = draw.one([0, 1, 3, 5, 6, rows.length - 1, rows.length - 2, rows.length - 6, draw.below(rows.length)])!;
  const row = rows[index];
  const isMap = typeof row === 'object' && row !== null && !Array.isArray(row);
  const step = isMap ? draw.one(['value', 'label', 'more', 'fresh'])! : draw.below(4);
  const inRow: Path = ['rows', index];
  const cell: Path = [...inRow, step];
  const value = draw.one(values);
  const order = ['value', 'label', 'fresh', 'more'];
  const one = (shown: string, path: Path, edit: (text: string) => string): Drawn => ({ shown, path, edit });
  return draw.one([
    one('set a cell', cell, (now) => setValue(now, cell, value, { order })),
    one('set a cell', cell, (now) => setValue(now, cell, value)),
    one('set a row', inRow, (now) => setValue(now, inRow, value)),
    one('set the title', ['title'], (now) => setValue(now, ['title'], value)),
    one('set what comes last', ['last', 1], (now) => setValue(now, ['last', 1], value)),
    one('set a row beyond', ['rows', rows.length], (now) => setValue(now, ['rows', rows.length], value)),
    one('remove a cell', cell, (now) => removeAt(now, cell)),
    one('remove a row', inRow, (now) => removeAt(now, inRow)),
    one('insert a cell', inRow, (now) => insertItem(now, inRow, 1, value)),
    one('move a cell', inRow, (now) => moveItem(now, inRow, 0, 2)),
    one('copy a cell', inRow, (now) => copyItem(now, inRow, 1, { key: 'copied' })),
    one('move a row', ['rows'], (now) => moveItem(now, ['rows'], index, Math.max(0, index - 1))),
    one('set all rows', ['rows'], (now) => setValue(now, ['rows'], rows.slice(0, 40).toReversed())),
  ])!;
}

/** The result of an edit: a text, or the message of its refusal. */
function outcome(edit: () => string): string {
  try {
    return edit();
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
}

const slowly = <Result>(work: () => Result): Result => {
  const spy = vi.spyOn(ShortText, 'of').mockReturnValue(undefined);
  const result = work();
  spy.mockRestore();
  return result;
};

afterEach(() => vi.restoreAllMocks());

describe(`a long text that is parsed in part (seed ${seed})`, () => {
  it('has the same edits as a fully parsed text, byte for byte', () => {
    const draw = new Draw(seed);
    let quick = 0;
    for (let made = 0; made < count; made++) {
      const text = longText(draw);
      const { shown, path, edit } = drawnEdit(text, draw);
      const now = outcome(() => edit(text));
      expect(now, `${shown} ${path.join('.')}\n${text}`).toBe(slowly(() => outcome(() => edit(text))));
      if (now !== text && !now.startsWith('refused') && quickAt(text.replaceAll('\r\n', '\n'), path)) quick += 1;
    }
    expect(quick).toBeGreaterThan(0);
  });

  it('has the same data as a fully parsed text, or none', () => {
    const draw = new Draw(seed + 1);
    let quick = 0;
    for (let made = 0; made < count; made++) {
      const text = longText(draw);
      const lines = text.split('\n');
      const at = draw.one([draw.below(lines.length), 3, lines.length - 1, lines.length - 2])!;
      const more = draw.below(4);
      // Rows of the same text, changed, repeated or removed; or lines that are not rows.
      const fresh = Array.from({ length: draw.below(3) }, () =>
        draw.one([draw.one(lines)!, changedLine(lines, draw)])!,
      );
      const now = lines.toSpliced(at, more, ...fresh).join('\n');
      const [before, after] = [parseDocument(text), parseDocument(now)];
      if (before.errors.length > 0) continue;
      const data: unknown = before.toJS({ maxAliasCount: -1 });
      const found = dataAfter({ text, data }, now);
      if (found === undefined) continue;
      quick += 1;
      expect(after.errors, now).toEqual([]);
      expect(found, now).toEqual(after.toJS({ maxAliasCount: -1 }));
      expect(Object.keys(found as object)).toEqual(Object.keys(data as object));
    }
    expect(quick).toBeGreaterThan(0);
  });
});

const changedLine = (lines: readonly string[], draw: Draw): string =>
  draw.one(lines)!.replace(/[\w.]+(?=[,\] ])/, draw.one(['5', 'other', "'q'", '"', '[', '&a 1', '*a', '# x', 'a: b'])!);
