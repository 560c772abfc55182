import { addPlace } from '../adding/contract.ts';
import { read } from '../contract/call.ts';
import { condition, lead, numberStyle } from '../conditions/contract.ts';
import { thingDays } from '../days/contract.ts';
import { arrangement } from '../edit/contract.ts';
import {
  anything,
  count,
  extend,
  unionOf,
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
import { base, draftEntry, file, path, textStatus, turn, usePlace } from '../contract/values.ts';

const thingKind = oneOf(
  ...(['text', 'block', 'field', 'option', 'step', 'icon', 'picture', 'item', 'property', 'file'] as const),
);
export type ThingKind = Of<typeof thingKind>;

/** A breadcrumb: page › block › item › property. */
const crumb = map({ label: text, kind: thingKind, path });
export type Crumb = Of<typeof crumb>;

/** An allowed word or name, with a description. `from`: the first day of a page that is not there today. */
const choice = map({ value: text, detail: text }, { from: text });
export type Choice = Of<typeof choice>;

/** The control for a value that is not text. Icons and pictures are chosen by how they look. */
const control = unionOf(
  map({ kind: oneOf('toggle') }),
  /** `style`: how the site writes numbers. */
  map({ kind: oneOf('number'), style: numberStyle }),
  map({ kind: oneOf('icon') }),
  map({ kind: oneOf('picture') }),
  /** `link` has pages and places as choices, with titles as details; other addresses can be typed too. */
  map({ kind: oneOf('choice', 'link'), choices: list(choice) }),
);
export type Control = Of<typeof control>;

/** A constant that a value uses. */
const constantEntry = map(
  {
    name: text,
    /** Place of its value. */
    file,
    path,
    /** Its value with the unit. */
    words: text,
    uses: list(usePlace),
  },
  { /** The source of its value. */ source: text },
);
export type ConstantEntry = Of<typeof constantEntry>;

/** A value with its place. Without a value, the place where it would be written. */
export interface Located<Value> {
  readonly file: string;
  readonly path: Of<typeof path>;
  readonly value?: Value;
}

const located = <Value extends Schema>(value: Value): Schema<Located<Of<Value>>> => map({ file, path }, { value });

/** The message shown instead of a missing one: that for a missing answer, the site's, the browser's, or none. */
const spareMessage = map({ from: oneOf('required', 'site', 'browser', 'none'), text });
export type SpareMessage = Of<typeof spareMessage>;

/** A rule of a field with its message. */
const fieldRule = map(
  {
    /** required, minLength, a code of a plug-in … */
    rule: text,
    /** The rule as a sentence. */
    words: text,
    file,
    path,
    /** Its own message. */
    message: located(text),
  },
  { /** The message shown if it has none. */ spare: spareMessage },
);
export type FieldRule = Of<typeof fieldRule>;

/** The condition of a part. */
const depends = map({ lead, sentence: text });

/** When a field is asked, and its rules. */
const fieldAbout = map({ when: located(depends), rules: list(fieldRule) });
export type FieldAbout = Of<typeof fieldAbout>;

/** A property or an item of a thing, with the start of its value. */
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
    ...textStatus,
    /** How it can be arranged among its siblings. */
    arrangements: list(arrangement),
    /** Places where something can be added to it or beside it. */
    adds: list(addPlace),
    /** The properties or items of a thing; empty for rows of cells. */
    parts: list(part),
  },
  {
    /** The value, from the draft if there is one. Absent for long lists. */
    value: anything,
    /** The description in its contract. */
    description: text,
    maxLength: count,
    /** The kind of text, if visitors read its value. */
    text: oneOf('text', 'rich', 'message'),
    control,
    /** Set if it is a condition or expression, or can be one. */
    condition,
    /** The constants in its value or expression. */
    constants: list(constantEntry),
    /** Of a form's field: when it is asked, and its rules. */
    field: fieldAbout,
    days: thingDays,
    /** The draft with its problems, if there is one. */
    draft: draftEntry,
    /** Uses of a constant or list. */
    uses: map({ name: text, count, places: list(usePlace) }),
    /** Whether it probably has a name that is used elsewhere too. */
    hasName: yes,
    /** The rows with the same columns that it is or refers to. */
    sheet: sheetPlace,
    /** Whether it is a list of plain texts, which can get pasted lines. */
    hasLines: yes,
  },
);
export type Thing = Of<typeof thing>;

/** What a click opens: a thing, or places among which the person chooses. */
const found = map({ places: list(extend(usePlace, { label: text })) }, { thing });
export type Found = Of<typeof found>;
export type FoundPlace = Found['places'][number];

const markNumbers = list(count);

/** A part of the page without a mark. */
const pagePart = map({
  kind: oneOf('picture', 'field', 'value', 'block'),
  name: text,
  /** The block around it, its index among the blocks of its name on the page, and their number. */
  block: text,
  nth: count,
  alike: count,
  form: text,
  /** The address of the page. */
  page: text,
  /** The marks around it: those beside it, and those that each element around it adds. */
  marks: list(markNumbers),
  /** The marks in its block. */
  blockMarks: markNumbers,
});
export type Find = Of<typeof pagePart>;

export const thingCalls = {
  thing: read(map({ file }, { path }), thing),
  /** The text or icon with a mark; with several, those that it can be. */
  marked: read(map({ indexes: markNumbers }), found),
  /** The thing in config for a part without a mark, or those that it can be. */
  find: read(pagePart, found),
};
