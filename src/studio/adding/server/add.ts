import { array, at, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { insertItem } from '../../../authoring/edit/items.ts';
import { setValue } from '../../../authoring/edit/set-value.ts';
import type { AddRequest } from '../contract.ts';
import { Refusal } from '../../http/refusal.ts';
import { setPathOf, withField } from './add-field.ts';
import { filledItem, nameKeys, placeIn } from './asks.ts';
import { chosenItem, orderAt } from './choices.ts';
import type { Examples } from './examples.ts';
import { newField, type FieldSetData } from './field.ts';
import { freshName, nameOfLabel, slugOf } from './fresh.ts';
import { hereIn, withItem, withValue, type EditedFile } from './edited-file.ts';
import { sampleAt, type Like } from './sample.ts';

/** A text with something new in it. */
export interface Added {
  readonly text: string;
  /** `path`: the new thing; `focus`: its first text, or the thing itself if it has no text. */
  readonly path: Path;
  readonly focus: Path;
}

type Wish = Omit<AddRequest, 'file' | 'base'>;

/** Adds something to a list or map of a file, formatted like its neighbours. */
export function added(text: string, edited: EditedFile, wish: Wish, examples: Examples): Added {
  if (wish.what === 'field') return addedField(text, edited, wish, examples);
  const holder = at(edited.data, wish.path);
  const isMap = typeof holder === 'object' && holder !== null && !Array.isArray(holder);
  return isMap ? addedProperty(text, edited, wish, examples) : addedItem(text, edited, wish, examples);
}

function addedField(text: string, edited: EditedFile, wish: Wish, examples: Examples): Added {
  const { path, choice = '', label = '', options = [], list, isRequired = false } = wish;
  const { contracts } = edited.site.symbols;
  if (!contracts.widgets.includes(choice)) throw new Refusal(400, `There is no control called "${choice}".`);
  const set = record(at(edited.data, setPathOf(path))) as FieldSetData;
  const field = newField({ widget: choice, label, options, list, isRequired }, set, contracts, examples);
  const size = Object.keys(set.schema?.properties ?? {}).length;
  const own = [...path, field.name];
  return {
    text: withField(text, edited, path, Math.min(wish.index ?? size, size), field),
    path: own,
    focus: field.schema.title === undefined ? own : [...own, 'title'],
  };
}

function addedProperty(text: string, edited: EditedFile, { path, choice, label }: Wish, examples: Examples): Added {
  const map = record(at(edited.data, path));
  const key = choice ?? freshName(nameOfLabel(label ?? '') || 'new', Object.keys(map), '');
  const own = [...path, key];
  const inner = withValue(edited, own, null);
  const siblings = choice === undefined ? Object.values(map) : [];
  const value = sampleAt(inner, own, { example: examples.around(own, edited.data), siblings });
  const order = choice === undefined ? undefined : orderAt(edited, path);
  return addedAt(setValue(text, own, value, order && { order }), withValue(edited, own, value), own);
}

function addedItem(text: string, edited: EditedFile, wish: Wish, examples: Examples): Added {
  const { path, choice, what, label, values } = wish;
  const list = array(at(edited.data, path));
  refuseFull(edited, path, list);
  const place = values ? placeIn(list, values, wish.index) : Math.min(wish.index ?? list.length, list.length);
  const own = [...path, place];
  const blank = withItem(edited, path, place, what === 'block' ? { block: choice } : null);
  const sample =
    what === 'row'
      ? emptyRow(list)
      : choice !== undefined && what !== 'block'
        ? chosenItem(edited, path, choice)
        : sampleAt(blank, own, likeAt(list, place, own, edited, what === 'block' ? choice : undefined, examples));
  const value = values
    ? filledItem(sample, list, values)
    : label === undefined || label === ''
      ? sample
      : labelledItem(withValue(blank, own, sample), own, sample, list, label);
  const whole = withValue(blank, own, value);
  if (at(edited.data, path) === undefined) {
    const holder = path.slice(0, -1);
    return addedAt(setValue(text, path, [value], { order: orderAt(edited, holder) }), whole, own);
  }
  return addedAt(insertItem(text, path, place, value), whole, own);
}

/** A row with empty cells. A copy of another row would be a duplicate, which the check refuses. */
const emptyRow = (rows: readonly unknown[]): string[] => new Array<string>(array(rows[0]).length).fill('');

/** If the example of a block has more sentences than this, most of them are labels of controls, and are kept. */
const maxOwnTexts = 8;

function refuseFull(edited: EditedFile, path: Path, list: readonly unknown[]): void {
  const parts = hereIn(edited).contract.at(path);
  const most = Math.min(...parts.map(({ schema }) => Number(schema.maxItems ?? Infinity)));
  if (list.length >= most) throw new Refusal(422, `This list can have at most ${most}. Remove one first.`);
}

/** The item with the person's label as its first text, and a name made from the label. */
function labelledItem(
  edited: EditedFile,
  path: Path,
  sample: unknown,
  list: readonly unknown[],
  label: string,
): unknown {
  if (typeof sample !== 'object' || sample === null) return label;
  const first = firstText(edited, path);
  const withLabel = first ? at(withValue(edited, first, label).data, path) : sample;
  const key = nameKeys.find((one) => typeof at(sample, [one]) === 'string');
  if (key === undefined) return withLabel;
  const taken = list.map((one) => String(at(one, [key])));
  return { ...record(withLabel), [key]: freshName(slugOf(label) || String(at(sample, [key])), taken) };
}

/** What a new item is modelled on: the example of the block, or the items of the list, the nearest last. */
function likeAt(
  list: readonly unknown[],
  place: number,
  own: Path,
  edited: EditedFile,
  block: string | undefined,
  examples: Examples,
): Like {
  if (block !== undefined) {
    const example = examples.block(block);
    const isFull = leavesOf(example, []).filter((one) => / /.test(String(at(example, one)))).length > maxOwnTexts;
    return { example, siblings: [], keepsWords: isFull };
  }
  // A new step has no fields yet; without an intro it would be empty.
  const isStep = edited.file.kind === 'wizard' && own[0] === 'steps' && own.length === 2;
  const example = isStep ? { intro: '' } : examples.around(own, edited.data);
  return { example, siblings: [...list.slice(place), ...list.slice(0, place)] };
}

const addedAt = (text: string, whole: EditedFile, path: Path): Added => ({
  text,
  path,
  focus: firstText(whole, path) ?? path,
});

/** The first text that visitors read in a new thing, or else its first value. */
function firstText(edited: EditedFile, path: Path): Path | undefined {
  const leaves = leavesOf(at(edited.data, path), path);
  const { contract } = hereIn(edited);
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
