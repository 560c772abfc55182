import { isScalar, type Node, type Range } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { Path } from '../../../../src/compiler/read/source.ts';
import { parsed } from '../../../../src/authoring/edit/parsed.ts';
import { setValue } from '../../../../src/authoring/edit/set-value.ts';
import { spread } from '../../../support/spread.ts';
import { changedLines, commentsOf, configFiles, dataOf, propertiesOf, type Property } from './config-files.ts';

/**
 * Another value of the same type: a text with another word, a map with one more key, a list with one more item. In a
 * folded text the new word has the same length, because a longer one may move the line breaks after it.
 */
function other(value: unknown, node: Node): unknown {
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return `2031${value.slice(4)}`;
    const words = value.split(' ');
    const at = Math.floor(words.length / 2);
    const isFolded = isScalar(node) && node.type === 'BLOCK_FOLDED';
    const changed = (word: string) => (isFolded ? word.replace(/.$/, (end) => (end === 'x' ? 'z' : 'x')) : `${word}x`);
    return words.map((word, index) => (index === at ? changed(word) : word)).join(' ');
  }
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [...(value as unknown[]), value[0] ?? 'more'];
  return { ...(value as object), zebra: 'striped' };
}

/** The data of a text with one value replaced. Aliases of a value stay the same object, as in `data`. */
function dataWith(data: unknown, { path }: Property, value: unknown): unknown {
  const copy: unknown = structuredClone(data);
  const holder = valueOf(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const old = holder[path.at(-1)!];
  if (Array.isArray(old)) old.splice(0, old.length, ...(value as unknown[]));
  else if (typeof old === 'object' && old !== null) Object.assign(old, value);
  else holder[path.at(-1)!] = value;
  return copy;
}

const valueOf = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], data);

const linesOf = (text: string, [start, end]: Range): number => text.slice(start, end).trimEnd().split('\n').length;

/** Number of properties of each file that are changed: each is parsed three times with its whole file. */
const most = 40;

describe('properties all over every file get another value and their old one back', () => {
  it.each([...configFiles])('%s', (_, text) => {
    const data = dataOf(text);
    for (const property of spread(propertiesOf(text), most)) {
      const { path, node } = property;
      const old = valueOf(data, path);
      const value = other(old, node);
      const after = setValue(text, path, value, { shared: true });
      expect(parsed(after).data, path.join('.')).toEqual(dataWith(data, property, value));
      const { gone, come } = changedLines(text, after);
      const lines = isScalar(node) ? linesOf(text, node.range!) : 1;
      expect(gone.length, `${path.join('.')}\n${gone.join('\n')}\n→\n${come.join('\n')}`).toBeLessThanOrEqual(lines);
      expect(setValue(after, path, old, { shared: true }), path.join('.')).toBe(text);
    }
  });
});

/** Texts that are hard to write in YAML, or have another meaning in one of its versions. */
const hostile: readonly unknown[] = [
  ...['no', 'Yes', 'on', 'y', '0123', '0x1f', '1_000', '12:30', '1e3', '-1', '.5', 'null', '~', 'true', '<<', '='],
  ...['2031-04-01', '2031-04-01T10:00:00Z', '', ' ', ' x', 'x ', 'a: b', 'a:', ':a', 'a #b', '#a', 'a:b', 'a#b'],
  ...[
    '- a',
    '-',
    '-a',
    '? a',
    '?',
    '[a',
    'a]',
    '{a',
    'a}',
    'a, b',
    '&a',
    '*a',
    '!a',
    '|',
    '>',
    '%a',
    '@a',
    '`a',
    "'a'",
  ],
  ...['"a"', "it's", 'say "a"', 'it\'s "a"', "''", '\\n', "it's \\", '---', '--- a', '...', 'a\tb', '\ta'],
  ...['two\nlines', 'two\n\nparts', 'end\n', 'end\n\n', '\nstart', '  far\nin', 'a\n  in', 'a \nb', '\n', 'a\r\nb'],
  ...['नमस्ते', '₹1,50,000', 'a\u200bb', '\u00a0a', 'a\u2028b', '\ufeffa', 'a\u0007b', '\ud800', '😀'],
  ...[0, 1.5, -3, 1e21, 1e-7, true, false, null],
];

describe('any text in place of a value', () => {
  it.each([...configFiles])('%s', (_, text) => {
    const data = dataOf(text);
    const comments = commentsOf(text);
    const scalars = propertiesOf(text).filter(({ node }) => isScalar(node));
    for (const [index, property] of spread(scalars, most).entries()) {
      const value = hostile[(index + text.length) % hostile.length];
      const { path, node } = property;
      const [from, end] = node.range!;
      const why = `${path.join('.')}: ${JSON.stringify(value)}`;
      const after = setValue(text, path, value, { shared: true });
      expect(parsed(after).data, why).toEqual(dataWith(data, property, value));
      expect(commentsOf(after), why).toEqual(comments);
      // After the way back, only the quotes or line breaks of this value may differ.
      const back = setValue(after, path, valueOf(data, path), { shared: true });
      expect(parsed(back).data, why).toEqual(data);
      const behind = text.slice(end).replace(/^\s+/, '');
      expect(back.startsWith(text.slice(0, from).trimEnd()) && back.endsWith(behind), `${why}\n${back}`).toBe(true);
    }
  });
});
