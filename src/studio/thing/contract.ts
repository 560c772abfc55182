import { addPlace } from '../adding/contract.ts';
import { read } from '../contract/call.ts';
import { condition, lead } from '../conditions/contract.ts';
import { thingDays } from '../days/contract.ts';
import { arrangement } from '../edit/contract.ts';
import {
  anything,
  count,
  either,
  list,
  map,
  oneOf,
  schema,
  text,
  yes,
  type Of,
  type Schema,
} from '../contract/schema.ts';
import { sheetPlace } from '../sheet/contract.ts';
import { base, draftEntry, file, path, textState, turn, usePlace } from '../contract/values.ts';

const thingKind = oneOf(
  ...(['text', 'block', 'field', 'option', 'step', 'icon', 'picture', 'item', 'property', 'file'] as const),
);
export type ThingKind = Of<typeof thingKind>;

/** A step of the way to a thing: page › block › item › property. */
const crumb = map({ label: text, kind: thingKind, path });
export type Crumb = Of<typeof crumb>;

/** A word or name that may be written somewhere, and what it is. */
const choice = map({ value: text, detail: text });
export type Choice = Of<typeof choice>;

/** The control for a value that is not text. Icons and pictures are chosen by how they look. */
const control = either(
  map({ kind: oneOf('toggle', 'number') }),
  map({ kind: oneOf('icon') }),
  map({ kind: oneOf('picture') }),
  /** Of a link: pages and places, each with its title; any other address may be written too. */
  map({ kind: oneOf('choice', 'link'), choices: list(choice) }),
);
export type Control = Of<typeof control>;

/** A constant where it is used. */
const constantEntry = map(
  {
    name: text,
    /** Where its value is written. */
    file,
    path,
    /** As it reads, with its unit. */
    words: text,
    uses: list(usePlace),
  },
  { /** Where its number comes from. */ source: text },
);
export type ConstantEntry = Of<typeof constantEntry>;

/** Something, and where it is or would be written. */
export interface Written<Value> {
  readonly file: string;
  readonly path: Of<typeof path>;
  readonly value?: Value;
}

const written = <Value extends Schema>(value: Value): Schema<Written<Of<Value>>> => map({ file, path }, { value });

/** A message that is said in place of another: the field's of a missing answer, the site's own, the browser's, none. */
const spareMessage = map({ from: oneOf('required', 'site', 'browser', 'none'), text });
export type SpareMessage = Of<typeof spareMessage>;

/** A rule of a field, with what a visitor reads who breaks it. */
const fieldRule = map(
  {
    /** required, minLength, a code of a plug-in… */
    rule: text,
    /** The rule in words. */
    words: text,
    file,
    path,
    /** Its own message. */
    message: written(text),
  },
  { /** What is said in its place while it has none. */ spare: spareMessage },
);
export type FieldRule = Of<typeof fieldRule>;

/** What a part depends on. */
const depends = map({ lead, sentence: text });

/** When a field is asked, and what its answer must be. */
const fieldAbout = map({ when: written(depends), rules: list(fieldRule) });
export type FieldAbout = Of<typeof fieldAbout>;

/** A property or an item of a thing, with the first words of its value. */
const part = map(
  { step: schema<string | number>({ type: ['string', 'integer'] }), label: text, words: text },
  { depends },
);
export type Part = Of<typeof part>;

const thing = map(
  {
    kind: thingKind,
    label: text,
    file,
    line: count,
    path,
    crumbs: list(crumb),
    base,
    turn,
    state: textState,
    /** What can be done with it among those beside it. */
    arrangements: list(arrangement),
    /** Where something can be added to it, or beside it. */
    adds: list(addPlace),
    /** The properties of a thing that has some; none of rows of cells. */
    parts: list(part),
  },
  {
    /** The value as the person has it: of the draft, if there is one. A long list is left out. */
    value: anything,
    /** What the contract says of it. */
    description: text,
    maxLength: count,
    /** Whether its value is a text that visitors read, and of which kind. */
    text: oneOf('text', 'rich', 'message'),
    control,
    /** What it says, where it is a condition or expression, or where one may be written. */
    condition,
    /** The constants that give its value, or that its expression names. */
    constants: list(constantEntry),
    /** Of a field of a form: when it is asked, and what its answer must be. */
    field: fieldAbout,
    days: thingDays,
    /** Of a draft: what is wrong with it. */
    draft: draftEntry,
    /** Where a constant or a list is used. */
    uses: map({ name: text, count, places: list(usePlace) }),
    /** Whether it seems to have a name that is used elsewhere too. */
    hasName: yes,
    /** The rows that it is, or that it names, where all have the same columns. */
    sheet: sheetPlace,
    /** Whether it is a list of plain texts, to which lines can be pasted. */
    hasLines: yes,
  },
);
export type Thing = Of<typeof thing>;

/** The marks of the texts around something, the nearest first. */
const marks = list(count);

/** A part of the page without words. */
const wanted = map({
  kind: oneOf('icon', 'picture', 'field', 'value', 'block'),
  name: text,
  /** The block around it, and how many of its name are before it. */
  block: text,
  nth: count,
  form: text,
  /** The address of the page. */
  page: text,
  marks,
});
export type Find = Of<typeof wanted>;

export const thingCalls = {
  thing: read(map({ file }, { path }), thing),
  /** The text that has this mark, or that of several which is nearest to others. */
  mark: read(map({ index: count, marks }), thing),
  /** What config says of a part without words. */
  find: read(wanted, thing),
};
