import { change, read } from '../contract/call.ts';
import { editAnswer } from '../edit/contract.ts';
import { count, list, map, more, oneOf, text, truth, type Of } from '../contract/schema.ts';
import { base, file, path } from '../contract/values.ts';

/** What can be added somewhere. It says which words the panel has for it, and what is asked of the person. */
export const addKind = oneOf('block', 'field', 'option', 'step', 'row', 'item', 'property');
export type AddKind = Of<typeof addKind>;

/** A list or map to which something can be added. */
export const addPlace = map(
  {
    what: addKind,
    file,
    /** Of the list or map. It need not be there yet. */
    path,
    /** Whether it is one of several things, among which the person chooses. */
    isChosen: truth,
  },
  { /** In a list or among fields: the number that the new one gets. At the end without it. */ index: count },
);
export type AddPlace = Of<typeof addPlace>;

/** One of the things that can be added at a place. */
const addChoice = map(
  {
    /** As config has it: the name of a block, a control, a property, an option. */
    value: text,
    /** What it is, in a few words. */
    detail: text,
    /** What its contract says of it. */
    about: text,
  },
  { /** Of a control: whether its field needs choices. */ hasChoices: truth },
);
export type AddChoice = Of<typeof addChoice>;

const addsAnswer = map({
  choices: list(addChoice),
  /** The option lists from which a field may take its choices. */
  lists: list(text),
  /** Whether the person gives the new property its name. */
  isNamed: truth,
});
export type AddsAnswer = Of<typeof addsAnswer>;

const addRequest = map(
  { file, path, what: addKind, base },
  {
    index: count,
    /** Which of the choices. */
    choice: text,
    /** The label of a field, or the name of a property. */
    label: text,
    /** Of a field with choices: its own, or the option list that has them. */
    options: list(text),
    list: text,
    isRequired: truth,
  },
);
export type AddRequest = Of<typeof addRequest>;

export const addingCalls = {
  /** What can be added at a place. */
  adds: read(map({ file, path, what: addKind }), addsAnswer),
  /** `focus`: the first text of what was added; the thing itself where it has none. */
  add: change(addRequest, more(editAnswer, { focus: path })),
};
