import { isMap, isSeq } from 'yaml';
import type { Path } from '../../../../src/compiler/read/source.ts';
import { copyItem, insertItem, moveItem } from '../../../../src/authoring/edit/items.ts';
import { removeAt } from '../../../../src/authoring/edit/remove-at.ts';
import { setValue } from '../../../../src/authoring/edit/set-value.ts';
import type { Draw } from '../../../support/mutations/draw.ts';
import { propertiesOf, type Property } from './config-files.ts';

/** An edit of a text, and its effect on the data. */
export interface RandomEdit {
  readonly shown: string;
  /** The path of the removed, replaced or copied value. */
  readonly touched: Path;
  readonly text: (text: string) => string;
  /** Changes the data in place. */
  readonly data: (data: unknown) => void;
}

type Data = Record<string | number, unknown>;

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Data)[step], data);

const words = [
  'premium',
  'Save up to 15%',
  'no',
  '2031-04-01',
  'a: b',
  "it's",
  'say "yes"',
  '12',
  'two\nlines',
  '{count} plans',
];
const values = (random: Draw): unknown =>
  random.one([
    random.one(words),
    random.below(1000),
    random.below(2) === 0,
    { label: random.one(words), href: '/Somewhere' },
    { block: 'callout', text: random.one(words), items: [random.one(words), random.one(words)] },
    { heading: 'More', items: [{ label: random.one(words), value: 1 }], when: { not: { a: { const: true } } } },
    [random.one(words), random.one(words)],
    [],
    {},
  ]);

/** A random edit of a text; undefined if there is no value for it. */
export function randomEdit(text: string, data: unknown, random: Draw): RandomEdit | undefined {
  const all = propertiesOf(text);
  const lists = all.filter(({ node }) => isSeq(node));
  const maps = all.filter(({ node }) => isMap(node));
  const filled = (some: readonly Property[]) =>
    some.filter(({ path }) => Object.keys(valueAt(data, path) as object).length > 0);
  const kinds: (() => RandomEdit | undefined)[] = [
    () => setting(random.one(all), random),
    () => setting(random.one(all.filter(({ node }) => !isMap(node) && !isSeq(node))), random),
    () => changing(random.one(filled([...lists, ...maps])), data, random),
    () => adding(random.one(maps), data, random),
    () => removing(random.one(all)),
    () => inserting(random.one(lists), data, random),
    () => moving(random.one(filled([...lists, ...maps])), data, random),
    () => copying(random.one(filled(lists)), data, random),
  ];
  return random.one(kinds)!();
}

function setting(property: Property | undefined, random: Draw): RandomEdit | undefined {
  if (!property) return undefined;
  const { path } = property;
  const value = values(random);
  return {
    shown: `set ${path.join('.')} ${JSON.stringify(value)}`,
    touched: path,
    text: (text) => setValue(text, path, value),
    data: (all) => void ((valueAt(all, path.slice(0, -1)) as Data)[path.at(-1)!] = value),
  };
}

/** A map or list with some parts changed, some removed and some new. */
function changing(property: Property | undefined, data: unknown, random: Draw): RandomEdit | undefined {
  if (!property) return undefined;
  const old = structuredClone(valueAt(data, property.path));
  const isOne = () => random.below(3) === 0;
  const value = Array.isArray(old)
    ? (old as unknown[]).flatMap((item) => [...(isOne() ? [values(random)] : []), ...(isOne() ? [] : [item])])
    : Object.fromEntries([
        ...Object.entries(old as object).flatMap(([key, inner]) =>
          isOne() ? [] : [[key, isOne() ? values(random) : inner]],
        ),
        ...(isOne() ? [[`extra${random.below(9)}`, values(random)]] : []),
      ]);
  if (Array.isArray(value) && isOne()) value.reverse();
  return { touched: property.path, ...setTo(property.path, value) };
}

const setTo = (path: Path, value: unknown): Pick<RandomEdit, 'shown' | 'text' | 'data'> => ({
  shown: `change ${path.join('.')} ${JSON.stringify(value)}`,
  text: (text) => setValue(text, path, value),
  data: (all) => void ((valueAt(all, path.slice(0, -1)) as Data)[path.at(-1)!] = value),
});

function adding(property: Property | undefined, data: unknown, random: Draw): RandomEdit | undefined {
  if (!property) return undefined;
  const { path } = property;
  const keys = Object.keys(valueAt(data, path) as object);
  const [key, inner] = [`added${random.below(9)}`, random.below(3) === 0];
  if (keys.includes(key)) return undefined;
  const value = values(random);
  const whole = inner ? { inside: value } : value;
  const order = random.below(2) === 0 ? undefined : [...keys.slice(0, random.below(keys.length + 1)), key, ...keys];
  return {
    shown: `add ${[...path, key].join('.')} ${JSON.stringify(whole)}`,
    touched: path,
    text: (text) => setValue(text, [...path, key, ...(inner ? ['inside'] : [])], value, order ? { order } : {}),
    data: (all) => void ((valueAt(all, path) as Data)[key] = whole),
  };
}

function removing(property: Property | undefined): RandomEdit | undefined {
  if (!property || property.path.length < 2) return undefined;
  const { path } = property;
  return {
    shown: `remove ${path.join('.')}`,
    touched: path,
    text: (text) => removeAt(text, path),
    data: (all) => {
      const around = valueAt(all, path.slice(0, -1)) as Data;
      if (Array.isArray(around)) around.splice(Number(path.at(-1)), 1);
      else delete around[path.at(-1)!];
    },
  };
}

function inserting(property: Property | undefined, data: unknown, random: Draw): RandomEdit | undefined {
  if (!property) return undefined;
  const { path } = property;
  const list = valueAt(data, path) as unknown[];
  const [index, value] = [random.below(list.length + 1), values(random)];
  return {
    shown: `insert ${path.join('.')} ${index} ${JSON.stringify(value)}`,
    touched: path,
    text: (text) => insertItem(text, path, index, value),
    data: (all) => void (valueAt(all, path) as unknown[]).splice(index, 0, value),
  };
}

function moving(property: Property | undefined, data: unknown, random: Draw): RandomEdit | undefined {
  if (!property) return undefined;
  const { path } = property;
  const size = Object.keys(valueAt(data, path) as object).length;
  const [from, to] = [random.below(size), random.below(size)];
  return {
    shown: `move ${path.join('.')} ${from} ${to}`,
    touched: path,
    text: (text) => moveItem(text, path, from, to),
    data: (all) => {
      const around = valueAt(all, path);
      if (Array.isArray(around)) around.splice(to, 0, ...(around.splice(from, 1) as unknown[]));
    },
  };
}

function copying(property: Property | undefined, data: unknown, random: Draw): RandomEdit | undefined {
  if (!property) return undefined;
  const { path } = property;
  const index = random.below((valueAt(data, path) as unknown[]).length);
  return {
    shown: `copy ${path.join('.')} ${index}`,
    touched: [...path, index],
    text: (text) => copyItem(text, path, index),
    data: (all) => {
      const list = valueAt(all, path) as unknown[];
      list.splice(index + 1, 0, structuredClone(list[index]));
    },
  };
}
