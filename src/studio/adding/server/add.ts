import { array, at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { insertItem } from '../../../authoring/edit/items.ts';
import { setValue } from '../../../authoring/edit/set-value.ts';
import type { AddRequest } from '../contract.ts';
import { Refusal } from '../../http/refusal.ts';
import { setPathOf, withField } from './add-field.ts';
import { chosenItem, orderAt } from './choices.ts';
import type { Examples } from './examples.ts';
import { newField, type FieldSetData } from './field.ts';
import { freshName, nameOfLabel, slugOf } from './fresh.ts';
import { hereIn, withItem, withValue, type Ground } from './ground.ts';
import { sampleAt, type Like } from './sample.ts';

/** A text with something new in it. */
export interface Added {
  readonly text: string;
  /** The new thing, and the first of its texts: the thing itself where it has none. */
  readonly path: Path;
  readonly focus: Path;
}

type Wish = Omit<AddRequest, 'file' | 'base'>;

/** Adds something to a list or map of a file, as a careful person would write it. */
export function added(text: string, ground: Ground, wish: Wish, examples: Examples): Added {
  if (wish.what === 'field') return addedField(text, ground, wish, examples);
  const holder = at(ground.data, wish.path);
  const isMap = typeof holder === 'object' && holder !== null && !Array.isArray(holder);
  return isMap ? addedProperty(text, ground, wish, examples) : addedItem(text, ground, wish, examples);
}

function addedField(text: string, ground: Ground, wish: Wish, examples: Examples): Added {
  const { path, choice = '', label = '', options = [], list, isRequired = false } = wish;
  const { contracts } = ground.site.symbols;
  if (!contracts.widgets.includes(choice)) throw new Refusal(400, `There is no control called "${choice}".`);
  const set = record(at(ground.data, setPathOf(path))) as FieldSetData;
  const field = newField({ widget: choice, label, options, list, isRequired }, set, contracts, examples);
  const size = Object.keys(set.schema?.properties ?? {}).length;
  const own = [...path, field.name];
  return {
    text: withField(text, ground, path, Math.min(wish.index ?? size, size), field),
    path: own,
    focus: field.schema.title === undefined ? own : [...own, 'title'],
  };
}

function addedProperty(text: string, ground: Ground, { path, choice, label }: Wish, examples: Examples): Added {
  const map = record(at(ground.data, path));
  const key = choice ?? freshName(nameOfLabel(label ?? '') || 'new', Object.keys(map), '');
  const own = [...path, key];
  const inner = withValue(ground, own, null);
  const siblings = choice === undefined ? Object.values(map) : [];
  const value = sampleAt(inner, own, { example: examples.around(own, ground.data), siblings });
  const order = choice === undefined ? undefined : orderAt(ground, path);
  return placed(setValue(text, own, value, order && { order }), withValue(ground, own, value), own);
}

function addedItem(text: string, ground: Ground, wish: Wish, examples: Examples): Added {
  const { path, index, choice, what, label } = wish;
  const list = array(at(ground.data, path));
  refuseFull(ground, path, list);
  const place = Math.min(index ?? list.length, list.length);
  const own = [...path, place];
  const blank = withItem(ground, path, place, what === 'block' ? { block: choice } : null);
  const sample =
    what === 'row'
      ? emptyRow(list)
      : choice !== undefined && what !== 'block'
        ? chosenItem(ground, path, choice)
        : sampleAt(blank, own, likeAt(list, place, own, ground, what === 'block' ? choice : undefined, examples));
  const value =
    label === undefined || label === '' ? sample : called(withValue(blank, own, sample), own, sample, list, label);
  const whole = withValue(blank, own, value);
  if (at(ground.data, path) === undefined) {
    const holder = path.slice(0, -1);
    return placed(setValue(text, path, [value], { order: orderAt(ground, holder) }), whole, own);
  }
  return placed(insertItem(text, path, place, value), whole, own);
}

/** A row whose cells wait for the person: those of another row would say the same twice, which the check refuses. */
const emptyRow = (rows: readonly unknown[]): string[] => new Array<string>(array(rows[0]).length).fill('');

/** A block whose example has more sentences than these is made of controls, which have labels. */
const mostOwn = 8;

function refuseFull(ground: Ground, path: Path, list: readonly unknown[]): void {
  const parts = hereIn(ground).contract.at(path);
  const most = Math.min(...parts.map(({ schema }) => Number(schema.maxItems ?? Infinity)));
  if (list.length >= most) throw new Refusal(422, `This list holds at most ${most}. Take one away first.`);
}

/** The keys under which a thing has the name by which others know it. */
const nameKeys = ['value', 'const', 'id'] as const;

/** A new item by the words of the person: its first text, and its name after them, written as the others are. */
function called(ground: Ground, path: Path, sample: unknown, list: readonly unknown[], label: string): unknown {
  if (typeof sample !== 'object' || sample === null) return label;
  const first = firstText(ground, path);
  const withLabel = first ? at(withValue(ground, first, label).data, path) : sample;
  const key = nameKeys.find((one) => typeof at(sample, [one]) === 'string');
  if (key === undefined) return withLabel;
  const taken = list.map((one) => String(at(one, [key])));
  return { ...record(withLabel), [key]: freshName(slugOf(label) || String(at(sample, [key])), taken) };
}

/** What a new item is like: the example of the block, or the items of the list, of which the nearest is the last. */
function likeAt(
  list: readonly unknown[],
  place: number,
  own: Path,
  ground: Ground,
  block: string | undefined,
  examples: Examples,
): Like {
  if (block !== undefined) {
    const example = examples.block(block);
    const isFull = leavesOf(example, []).filter((one) => / /.test(String(at(example, one)))).length > mostOwn;
    return { example, siblings: [], keepsWords: isFull };
  }
  // A step that says nothing and asks nothing yet would be empty.
  const isStep = ground.file.kind === 'wizard' && own[0] === 'steps' && own.length === 2;
  const example = isStep ? { intro: '' } : examples.around(own, ground.data);
  return { example, siblings: [...list.slice(place), ...list.slice(0, place)] };
}

const placed = (text: string, whole: Ground, path: Path): Added => ({
  text,
  path,
  focus: firstText(whole, path) ?? path,
});

/** The first text that visitors read in a new thing; else its first value, when it holds some. */
function firstText(ground: Ground, path: Path): Path | undefined {
  const leaves = leavesOf(at(ground.data, path), path);
  const { contract } = hereIn(ground);
  const isText = (one: Path) =>
    contract.at(one).some(({ schema }) => ['text', 'rich', 'message'].includes(String(schema['x-ref'])));
  return leaves.find(isText) ?? leaves.find((one) => one.at(-1) !== 'block');
}

function leavesOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
