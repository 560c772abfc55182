import { isMap, isSeq } from 'yaml';
import { describe, expect, it } from 'vitest';
import { EditError } from '../../../../src/authoring/edit/edit-error.ts';
import { copyItem, insertItem, moveItem } from '../../../../src/authoring/edit/items.ts';
import { removeAt } from '../../../../src/authoring/edit/remove-at.ts';
import { setValue } from '../../../../src/authoring/edit/set-value.ts';
import { Draw } from '../../../support/mutations/draw.ts';
import { seed } from '../../../support/seed.ts';
import { spread } from '../../../support/spread.ts';
import { configFiles, propertiesOf, type Property } from './config-files.ts';

/** Number of maps and lists in each file whose edits are undone. */
const most = 20;

const news: readonly unknown[] = [
  'more',
  'a whole sentence, which is long: yes',
  12,
  { block: 'more' },
  { label: 'More', href: '/More' },
  { label: 'More', items: [{ label: 'One', value: 1 }], text: 'two\nlines' },
  ['a', 'b'],
  [],
];

const files = [...configFiles];

/** Some of the maps and lists of a text, with a source of random numbers. */
function some(text: string, fits: (property: Property, size: number) => boolean) {
  const found = propertiesOf(text).filter((one) =>
    fits(one, isMap(one.node) || isSeq(one.node) ? one.node.items.length : 0),
  );
  return spread(found, most).map((one) => ({
    ...one,
    size: (one.node as { items: unknown[] }).items.length,
  }));
}

/** Only edits of aliased values may be refused. */
function attempt(text: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof EditError && / \*\w/.test(text))) throw error;
  }
}

describe('lists', () => {
  it.each(files)('%s', (_, text) => {
    const random = new Draw(seed);
    for (const { path, size } of some(text, ({ node }, count) => isSeq(node) && count >= 0)) {
      const [index, value] = [random.below(size + 1), random.one(news)];
      const why = `${path.join('.')} ${index} ${JSON.stringify(value)}`;
      attempt(text, () => expect(removeAt(insertItem(text, path, index, value), [...path, index]), why).toBe(text));
      if (size === 0) continue;
      const [from, to] = [random.below(size), random.below(size)];
      attempt(text, () =>
        expect(moveItem(moveItem(text, path, from, to), path, to, from), `${why} ${from} ${to}`).toBe(text),
      );
      attempt(text, () =>
        expect(removeAt(copyItem(text, path, from), [...path, from + 1]), `${why} copy ${from}`).toBe(text),
      );
    }
  });
});

describe('maps', () => {
  it.each(files)('%s', (_, text) => {
    const random = new Draw(seed);
    for (const { path, size, node } of some(text, ({ node }, count) => isMap(node) && count > 0)) {
      const keys = isMap(node) ? node.items.map(({ key }) => String(key)) : [];
      const [from, to] = [random.below(size), random.below(size)];
      const [order, value] = [['zebra', ...keys.slice(from)], random.one(news)];
      const why = `${path.join('.')} ${from} ${to} ${JSON.stringify(value)}`;
      const zebra = [...path, 'zebra'];
      attempt(text, () => expect(removeAt(setValue(text, zebra, value), zebra), why).toBe(text));
      attempt(text, () => expect(removeAt(setValue(text, zebra, value, { order }), zebra), `${why} order`).toBe(text));
      attempt(text, () => expect(moveItem(moveItem(text, path, from, to), path, to, from), `${why} move`).toBe(text));
      const copied = { key: 'zebra' };
      attempt(text, () => expect(removeAt(copyItem(text, path, from, copied), zebra), `${why} copy`).toBe(text));
    }
  });
});
