import { isScalar, isSeq, parseDocument, visit, type Scalar } from 'yaml';
import { expect, it } from 'vitest';
import type { Checked } from '../../../../src/compiler/check/checked.ts';
import { completionsAt } from '../../../../src/authoring/language/complete.ts';
import { hereAt, type ConfigFile } from '../../../../src/authoring/language/here.ts';
import { KnownSite } from '../../../../src/authoring/language/known.ts';
import { cursorAt, type Reading } from '../../../../src/authoring/language/cursor.ts';
import { spread } from '../../../support/spread.ts';
import { siteOf } from '../../../support/compiled.ts';

/** At keys and values all over the real config, the completions include the removed key or value. */
const { symbols } = siteOf();
const site = KnownSite.after(symbols);

/** A key or value at a place of a file: from one character to another. */
interface Stood {
  readonly source: Checked;
  readonly part: 'key' | 'value';
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

function stoodIn(source: Checked): Stood[] {
  const found: Stood[] = [];
  const add = (part: Stood['part'], node: unknown) => {
    if (!isScalar(node) || !node.range || /^BLOCK/.test(node.type ?? '')) return;
    const quotes = /^QUOTE/.test(node.type ?? '') ? 1 : 0;
    const [start, end] = [node.range[0] + quotes, node.range[1] - quotes];
    found.push({ source, part, words: String((node as Scalar).value), start, end });
  };
  visit(parseDocument(source.text), {
    Pair(_, { key, value }) {
      add('key', key);
      add('value', value);
      if (isSeq(value)) value.items.forEach((item) => add('value', item));
    },
  });
  return found;
}

/** Places of every file, evenly spread: each costs a parse of its whole file, so all of a long file take minutes. */
const all = symbols.sources.flatMap((source) => spread(stoodIn(source), 50));

/** Kinds of names that are all known. Links to other sites and free texts are not. */
const named = ['list', 'form', 'wizard', 'sender', 'offers', 'page', 'catalog', 'asset', 'icon', 'widget', 'plugin'];
const here = ['panel', 'field', 'carried', 'step', 'exit', 'item', 'source', 'constant', 'part', 'href'];

/** Whether the contract lists the allowed values at a place. */
function isListed(
  { part, words, source }: Stood,
  { path }: Reading,
  spot: NonNullable<ReturnType<typeof cursorAt>>,
): boolean {
  const file: ConfigFile = source;
  const parts = hereAt(spot, file, site).contract.at(path);
  // A template of fields uses the values of its list: {value}.
  if (/\{/.test(words)) return false;
  if (part === 'key')
    return parts.some(({ schema }) => words in ((schema.properties ?? {}) as object) || schema['x-keys'] !== undefined);
  if (/^(?:https:|tel:|mailto:)|\?/.test(words)) return false;
  return parts.some(
    ({ schema }) =>
      Array.isArray(schema.enum) ||
      'const' in schema ||
      (schema.type === 'boolean' && schema['x-answer'] === undefined) ||
      [...named, ...here].includes(String(schema['x-ref'])),
  );
}

/** The completions at a place whose text was removed; undefined where any text is allowed. */
function offeredAt(stood: Stood, damage = (text: string) => text): string[] | undefined {
  const { source, part, words, start, end } = stood;
  // An anchor is offered once its page is named.
  const prefix = part === 'value' && words.includes('#') && !words.includes('.yaml') ? words.indexOf('#') + 1 : 0;
  const before = source.text.slice(0, start + prefix);
  const text = before + damage(source.text.slice(end));
  const spot = cursorAt(text, before.length);
  const reading = spot?.readings.find((one) => one.part === part);
  if (spot && reading && !isListed(stood, reading, spot)) return undefined;
  const { items, isCut } = spot ? completionsAt(spot, source, site) : { items: [], isCut: false };
  return isCut ? undefined : items.map(({ label }) => label.toLowerCase());
}

const place = ({ source, start, part, words }: Stood): string =>
  `${source.file}:${source.lines.locate(start).line} ${part} ${words}`;

const lacking = (some: readonly Stood[], damage?: (text: string) => string): string[] =>
  some.flatMap((stood) => {
    const offered = offeredAt(stood, damage);
    return !offered || offered.includes(stood.words.toLowerCase()) ? [] : [place(stood)];
  });

it('offers the present key or value at places all over every file', () => {
  expect(lacking(all)).toEqual([]);
});

/** Common mistakes and unfinished lines, put at the end of a file. */
const mistakes = ['half', "words: 'open", 'words: { open: [', 'one: two: three', '}', '\t- tab', '<<<<<<< HEAD'];

it.each(mistakes)('offers them in a file with a mistake elsewhere: %j', (mistake) => {
  expect(lacking(spread(all, 40), (rest) => `${rest}\n${mistake}\n`)).toEqual([]);
});

it('knows the allowed values of most places', () => {
  const some = spread(all, 400);
  expect(some.filter((stood) => offeredAt(stood) !== undefined).length).toBeGreaterThan(200);
});
