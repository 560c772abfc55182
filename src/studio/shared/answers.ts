import type { TextEdit } from '../../language/types.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Path } from './path.ts';
import type { UsePlace } from './places.ts';
import type { Arrangement } from './edits.ts';
import type { DayEntry, ThingDays } from './days.ts';
import type { AddPlace } from './adding.ts';
import type { SheetPlace } from './sheet.ts';
import type { Name } from './conditions/names.ts';
import type { Lead } from './conditions/places.ts';
import type { Node } from './conditions/tree.ts';

/** What Studio's API answers. The page and the server share these types. */

/** A page of the site, and what can be looked at on it. */
export interface PageEntry {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  /** Every address: one for each entry of a catalog where the page is of one. */
  readonly addresses: readonly string[];
  readonly forms: readonly FormEntry[];
}

/** A form or wizard on a page. */
export interface FormEntry {
  readonly kind: 'form' | 'wizard';
  readonly id: string;
  readonly file: string;
  readonly steps: readonly { readonly id: string; readonly title: string }[];
  /** The visitors of its examples. */
  readonly examples: readonly ExampleEntry[];
}

/** A visitor of an example. */
export interface ExampleEntry {
  readonly name: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The steps that they pass or stop at; none of a form. */
  readonly steps: readonly string[];
  readonly hasErrors: boolean;
  /** The day of their visit, where its dates count from one. */
  readonly day?: string;
}

/** A problem, with what opens in the panel for it, and with the edit that mends it where there is exactly one. */
export interface ProblemEntry extends Problem {
  /** Where it stands in the text that the person has. Without it, nothing but its file is known. */
  readonly path?: Path;
  readonly mend?: {
    readonly title: string;
    readonly edit: TextEdit;
    /** Of the text in which the edit is made. */
    readonly base: string;
  };
}

/** A text that is not saved, and why. */
export interface DraftEntry {
  readonly file: string;
  readonly problems: readonly ProblemEntry[];
  /** Whether the file holds something else now than when the draft was begun. */
  readonly isOutdated: boolean;
  /** Whether the draft is that the file is no more. */
  readonly isRemoved: boolean;
}

/** `GET site` */
export interface SiteAnswer {
  readonly pages: readonly PageEntry[];
  readonly problems: readonly ProblemEntry[];
  readonly unready: readonly ProblemEntry[];
  readonly drafts: readonly DraftEntry[];
  /** Why nothing is saved at the moment: visitors do not come back. */
  readonly fault?: string;
  /** What is there on no day any more. */
  readonly over: readonly Problem[];
  readonly today: string;
  /** The day as on which the site is shown. */
  readonly day: string;
  /** The days to come on which something becomes another. */
  readonly days: readonly DayEntry[];
  /** What can be taken back, and made again. */
  readonly undo?: StepEntry;
  readonly redo?: StepEntry;
}

/** A change that was made, by what it changed. */
export interface StepEntry {
  readonly file: string;
  readonly path: Path;
  /** In words, where the path does not say it. */
  readonly label?: string;
}

export type ThingKind =
  'text' | 'block' | 'field' | 'option' | 'step' | 'icon' | 'picture' | 'item' | 'property' | 'file';

/** A step of the way to a thing: page › block › item › property. */
export interface Crumb {
  readonly label: string;
  readonly kind: ThingKind;
  readonly path: Path;
}

/** By what a value is changed that is no text for visitors. */
export type Control =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'number' }
  /** The name of an icon, or of a picture in config/assets: it is chosen by how it looks. */
  | { readonly kind: 'icon' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  /** A page or a place, each with its title; or another address. */
  | { readonly kind: 'link'; readonly choices: readonly Choice[] };

/** A word or name that may stand somewhere, and what it is. */
export interface Choice {
  readonly value: string;
  readonly detail: string;
}

/** `GET thing` */
export interface Thing extends ThingDays {
  readonly kind: ThingKind;
  readonly label: string;
  readonly file: string;
  readonly line: number;
  readonly path: Path;
  readonly crumbs: readonly Crumb[];
  /** What the contract says of it. */
  readonly description?: string;
  readonly maxLength?: number;
  /** Whether its value is a text that visitors read, and of which kind. */
  readonly text?: 'text' | 'rich' | 'message';
  readonly control?: Control;
  /** What it says, where it is a condition or expression, or where one may stand. */
  readonly condition?: Condition;
  /** The constants that give its value, or that stand in its expression. */
  readonly constants?: readonly ConstantEntry[];
  /** Of a field of a form: when it is asked, and what its answer must be. */
  readonly field?: FieldAbout;
  /** The value as the person has it: of the draft, if there is one. A long list is left out. */
  readonly value: unknown;
  /** Tells the text of the file from any other. */
  readonly base: string;
  /** Grows with each change. An answer with a smaller number is of before, however late it comes. */
  readonly turn: number;
  /** Whether the text lies in its file, is sound and on its way there, or is a draft. */
  readonly state: 'saved' | 'waiting' | 'draft';
  /** Of a draft: what is wrong with it. */
  readonly draft?: DraftEntry;
  /** Where a constant or a list is used. */
  readonly uses?: { readonly name: string; readonly count: number; readonly places: readonly UsePlace[] };
  /** Whether it seems to have a name that stands elsewhere too. */
  readonly hasName?: true;
  /** What can be done with it among those beside it. */
  readonly arrangements: readonly Arrangement[];
  /** Where something can be added to it, or beside it. */
  readonly adds: readonly AddPlace[];
  /** The rows that it is, or that it names, where all have the same columns. */
  readonly sheet?: SheetPlace;
  /** Whether it is a list of plain texts, to which lines can be pasted. */
  readonly hasLines?: true;
  /** The properties of a thing that has some; none of rows of cells. */
  readonly parts: readonly Part[];
}

/** A condition or expression: what it says. */
export interface Condition {
  readonly lead: Lead;
  /** Whether it can be written as a condition of fields, and not only as an expression. */
  readonly takesMap: boolean;
  /** In plain English, as far as it can be said; undefined of what cannot be read. */
  readonly sentence?: string;
  /** As lines; undefined where it says more than lines can. */
  readonly lines?: Node;
}

/** A constant where it is used. */
export interface ConstantEntry {
  readonly name: string;
  /** Where its value is written. */
  readonly file: string;
  readonly path: Path;
  /** As it reads, with its unit. */
  readonly words: string;
  /** Where its number comes from. */
  readonly source?: string;
  readonly uses: readonly UsePlace[];
}

/** When a field is asked, and what its answer must be. */
export interface FieldAbout {
  /** Where the condition stands, or can be written; undefined in a file in which none can be. */
  readonly when: Written<Part['depends']>;
  readonly rules: readonly FieldRule[];
}

/** Something, and where it stands or would stand. */
export interface Written<Value> {
  readonly file: string;
  readonly path: Path;
  readonly value?: Value;
}

/** A rule of a field, with what a visitor reads who breaks it. */
export interface FieldRule {
  /** required, minLength, a code of a plug-in… */
  readonly rule: string;
  /** The rule in words. */
  readonly words: string;
  readonly file: string;
  readonly path: Path;
  /** Its own message. */
  readonly message: Written<string>;
  /** What is said in its place while it has none. */
  readonly spare?: SpareMessage;
}

/** A message that is said in place of another. */
export interface SpareMessage {
  /** The field's message of a missing answer, the site's own, that of the browser, or none. */
  readonly from: 'required' | 'site' | 'browser' | 'none';
  readonly text: string;
}

/** `GET names` */
export type Names = readonly Name[];

/** `GET said` */
export interface SaidAnswer extends Pick<Condition, 'sentence' | 'lines'> {
  readonly faults: readonly {
    readonly start: number;
    readonly end: number;
    readonly why: string;
    readonly fix: string;
  }[];
}

/** A property or an item of a thing, with the first words of its value. */
export interface Part {
  readonly step: string | number;
  readonly label: string;
  readonly words: string;
  /** What it depends on. */
  readonly depends?: { readonly lead: Lead; readonly sentence: string };
}
