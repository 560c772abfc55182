import { change, read } from '../contract/call.ts';
import { editAnswer } from '../edit/contract.ts';
import { count, list, map, mapOf, extend, oneOf, text, truth, type Of } from '../contract/schema.ts';
import { base, file, path } from '../contract/values.ts';

/** The kinds of things that can be added. The kind decides the texts of the panel and what it asks. */
const addKind = oneOf('block', 'field', 'option', 'step', 'row', 'item', 'property');
export type AddKind = Of<typeof addKind>;

/** A list or map to which something can be added. */
export const addPlace = map(
  {
    what: addKind,
    file,
    /** Path of the list or map, which need not exist yet. */
    path,
    /** Whether the person chooses among several things. */
    isChosen: truth,
  },
  { /** In a list or among fields: index of the new one. Without it, it is added at the end. */ index: count },
);
export type AddPlace = Of<typeof addPlace>;

/** One of the things that can be added at a place. */
const addChoice = map(
  {
    /** As written in config: the name of a block, a control, a property, an option. */
    value: text,
    /** A short description. */
    detail: text,
    /** The description in its contract. */
    about: text,
  },
  { /** For a control: whether its field needs choices. */ hasChoices: truth },
);
export type AddChoice = Of<typeof addChoice>;

/** A value that a new item needs. Empty `choices`: any text. */
const addAsk = map(
  { key: text, title: text, about: text, isNeeded: truth, choices: list(map({ value: text, detail: text })) },
  { /** The value of the item before it. */ start: text },
);
export type AddAsk = Of<typeof addAsk>;

const addsAnswer = map({
  choices: list(addChoice),
  /** The option lists that a field can use for its choices. */
  lists: list(text),
  /** Whether the person names the new property. */
  isNamed: truth,
  /** What a new item of a list needs. */
  asks: list(addAsk),
});
export type AddsAnswer = Of<typeof addsAnswer>;

const addRequest = map(
  { file, path, what: addKind, base },
  {
    index: count,
    /** The `value` of the chosen choice. */
    choice: text,
    /** The label of a field, or the name of a property. */
    label: text,
    /** For a field with choices: its own choices, or the name of an option list. */
    options: list(text),
    list: text,
    isRequired: truth,
    /** What a new item needs, by key. */
    values: mapOf(text),
  },
);
export type AddRequest = Of<typeof addRequest>;

export const addingCalls = {
  /** What can be added at a place. */
  adds: read(map({ file, path, what: addKind }, { index: count }), addsAnswer),
  /** `focus`: the first text of the new thing, or the thing itself if it has no text. */
  add: change(addRequest, extend(editAnswer, { focus: path })),
};
