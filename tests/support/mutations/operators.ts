import { isMap, isScalar, type Node, type Pair, type Scalar } from 'yaml';
import type { Draw } from './draw.ts';
import type { PairSpot, ScalarSpot, Tree } from './tree.ts';
import { misspelt, otherNumber, otherWord } from './misspelt.ts';

/** Paths, with slashes, of the texts that refer to something else. */
export type Referring = ReadonlySet<string>;

/** Edits the document in place. Returns false if there is nothing to edit. */
export type Operator = (tree: Tree, draw: Draw, referring: Referring) => boolean;

const inside = (path: readonly (string | number)[], ...keys: string[]): boolean =>
  path.some((step) => keys.includes(String(step)));
const shown = ({ scalar }: ScalarSpot): boolean =>
  typeof scalar.value === 'string' &&
  /\p{L}{3}/u.test(scalar.value) &&
  (/^\p{Lu}/u.test(scalar.value) || scalar.value.includes(' '));

function with_<T>(spot: T | undefined, change: (spot: T) => void): boolean {
  if (spot === undefined) return false;
  change(spot);
  return true;
}

const remove = ({ map, pair }: PairSpot): void => void map.items.splice(map.items.indexOf(pair), 1);

/** Mistakes of an author. The file stays valid YAML. */
export const operators: Readonly<Record<string, Operator>> = {
  'delete a key': ({ pairs }, draw) => with_(draw.one(pairs), remove),
  'misspell a key': ({ pairs }, draw) =>
    with_(draw.one(pairs), ({ pair: { key } }) => (key.value = misspelt(String(key.value), draw))),
  'misspell a name': ({ scalars }, draw, referring) =>
    with_(
      draw.one(scalars.filter(({ path }) => referring.has(path.join('/')))),
      ({ scalar }) => (scalar.value = misspelt(String(scalar.value), draw)),
    ),
  'swap a type': ({ doc, pairs }, draw) =>
    with_(
      draw.one(pairs),
      ({ pair }) =>
        (pair.value = doc.createNode(
          isScalar(pair.value) ? otherType(pair.value.value, draw) : draw.one(['words', 7, null]),
        ) as Node),
    ),
  'drop a message': ({ pairs }, draw) =>
    with_(
      draw.one(
        pairs.filter(
          ({ path, pair }) =>
            inside(path, 'messages', 'texts', 'alert', 'say', 'toast', 'note', 'refusal') && isScalar(pair.value),
        ),
      ),
      remove,
    ),
  'break a condition': ({ doc, pairs }, draw) => {
    const conditions = pairs.filter(
      ({ path, pair }) => path.at(-1) === 'when' && isMap(pair.value) && pair.value.items.length > 0,
    );
    return with_(draw.one(conditions), ({ pair }) =>
      breakCondition(pair, draw, (value) => doc.createNode(value) as Node),
    );
  },
  'delete an item': ({ seqs }, draw) =>
    with_(draw.one(seqs.filter(({ seq }) => seq.items.length > 0)), ({ seq }) =>
      seq.items.splice(draw.below(seq.items.length), 1),
    ),
  'repeat an item': ({ seqs }, draw) =>
    with_(draw.one(seqs.filter(({ seq }) => seq.items.length > 0)), ({ seq }) => {
      const index = draw.below(seq.items.length);
      seq.items.splice(index, 0, (seq.items[index] as Node).clone());
    }),
  'swap items': ({ seqs }, draw) =>
    with_(draw.one(seqs.filter(({ seq }) => seq.items.length > 1)), ({ seq: { items } }) => {
      const index = draw.below(items.length - 1);
      items.splice(index, 2, items[index + 1], items[index]);
    }),
  'swap keys': ({ pairs }, draw) =>
    with_(draw.one(pairs.filter(({ map }) => map.items.length > 1)), ({ map: { items } }) => {
      const index = draw.below(items.length - 1);
      items.splice(index, 2, items[index + 1]!, items[index]!);
    }),
  'change a number': ({ scalars }, draw) =>
    with_(
      draw.one(scalars.filter(({ scalar }) => typeof scalar.value === 'number')),
      ({ scalar }) => (scalar.value = otherNumber(scalar.value as number, draw)),
    ),
  'swap two digits': ({ scalars }, draw) => {
    const numbers = scalars.filter(({ scalar: { value } }) => typeof value === 'number' && swapped(value) !== value);
    return with_(draw.one(numbers), ({ scalar }) => (scalar.value = swapped(scalar.value as number)));
  },
  'multiply a number': ({ scalars }, draw) =>
    with_(
      draw.one(scalars.filter(({ scalar: { value } }) => typeof value === 'number' && value !== 0)),
      ({ scalar }) => (scalar.value = (scalar.value as number) * draw.one([10, 1000])!),
    ),
  'swap labels': ({ pairs }, draw) => {
    const labels = pairs.filter(({ path }) => path[0] === 'items' && path.length === 3 && path[2] === 'label');
    const [one, other] = [draw.one(labels), draw.one(labels)];
    if (!one || !other || one === other) return false;
    [one.pair.value, other.pair.value] = [other.pair.value, one.pair.value];
    return true;
  },
  'rename a value': ({ pairs }, draw) =>
    with_(
      draw.one(pairs.filter(({ path, pair }) => path[0] === 'items' && path[2] === 'value' && isScalar(pair.value))),
      ({ pair }) => ((pair.value as Scalar).value = misspelt(String((pair.value as Scalar).value), draw)),
    ),
  'drop a privacy': ({ pairs }, draw) => with_(draw.one(pairs.filter(({ path }) => path.at(-1) === 'private')), remove),
  'make a condition always hold': ({ doc, pairs }, draw) =>
    with_(draw.one(pairs.filter(({ path, pair }) => path.at(-1) === 'when' && isMap(pair.value))), ({ pair }) => {
      const condition = pair.value!.clone() as Node;
      pair.value = doc.createNode({ anyOf: [condition, { not: condition.clone() }] }) as Node;
    }),
  'change a word': ({ scalars }, draw) =>
    with_(draw.one(scalars.filter(shown)), ({ scalar }) => (scalar.value = otherWord(scalar.value as string, draw))),
  'blank a text': ({ scalars }, draw) => with_(draw.one(scalars.filter(shown)), ({ scalar }) => (scalar.value = '')),
  'delete an example': ({ seqs }, draw) =>
    with_(
      seqs.find(({ path }) => path.join('/') === 'examples'),
      ({ seq }) => seq.items.splice(draw.below(seq.items.length), 1),
    ),
  'change a comment': ({ doc }, draw) => {
    doc.comment = draw.one([' Looked at in March.', ' To do: ask the insurer.']) ?? '';
    return true;
  },
};

/** Swaps the first two neighbouring digits that differ. */
function swapped(value: number): number {
  const other = String(value).replace(/^(-?[\d.]*?)(\d)(?!\2)([1-9])/, '$1$3$2');
  return Number(other);
}

function otherType(value: unknown, draw: Draw): unknown {
  const others: Record<string, readonly unknown[]> = {
    string: [7, true, ['words']],
    number: [String(value), true],
    boolean: [String(value), 1],
  };
  return draw.one(others[typeof value] ?? ['words']);
}

/** Another field, another value, or the opposite. */
function breakCondition(pair: Pair<Scalar, Node>, draw: Draw, node: (value: unknown) => Node): void {
  const fields = (pair.value as unknown as { items: Pair<Scalar, Node>[] }).items;
  const field = draw.one(fields)!;
  const breaks = [
    () => void (field.key.value = misspelt(String(field.key.value), draw)),
    () => void (pair.value = node({ not: pair.value })),
    () => void (field.value = node({ const: draw.one(['Yes', 'other', 3, true]) })),
    () => void fields.splice(fields.indexOf(field), 1),
  ];
  draw.one(breaks)?.();
}

/** Mistakes in typing. They often make the YAML invalid. */
export const slips: Readonly<Record<string, (lines: string[], index: number) => void>> = {
  'indent a line': (lines, index) => void (lines[index] = ` ${lines[index] ?? ''}`),
  'start a line with a tab': (lines, index) => void (lines[index] = `\t${lines[index] ?? ''}`),
  'open a quote': (lines, index) => void (lines[index] = (lines[index] ?? '').replace(/: (?=[^ ])/, ": '")),
  'lose a colon': (lines, index) => void (lines[index] = (lines[index] ?? '').replace(': ', ' ')),
};
