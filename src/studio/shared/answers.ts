import type { TextEdit } from '../../language/types.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Path } from './path.ts';
import type { AddPlace, SheetPlace } from './places.ts';
import type { Name } from './conditions/names.ts';
import type { Lead } from './conditions/places.ts';
import type { Node } from './conditions/tree.ts';

export type { Path };

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

/** A problem, with the edit of its file that mends it where there is exactly one. */
export interface ProblemEntry extends Problem {
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
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] };

/** A word or name that may stand somewhere, and what it is. */
export interface Choice {
  readonly value: string;
  readonly detail: string;
}

/** `GET thing` */
export interface Thing {
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
  readonly from: 'required' | 'site';
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

export interface UsePlace {
  readonly file: string;
  readonly line: number;
  readonly path: Path;
}

/** A property or an item of a thing, with the first words of its value. */
export interface Part {
  readonly step: string | number;
  readonly label: string;
  readonly words: string;
  /** What it depends on. */
  readonly depends?: { readonly lead: Lead; readonly sentence: string };
}

/** What can be done with an item of a list, or a property of a map, among those beside it. */
export type Arrangement = 'up' | 'down' | 'copy' | 'remove';

/** Body of `POST edit`: gives what stands at the path another value, or another place. */
export interface EditRequest {
  readonly file: string;
  readonly path: Path;
  readonly value?: unknown;
  readonly arrange?: Arrangement;
  /** The number that an item or property gets among those beside it, from 0. */
  readonly to?: number;
  /** Of the text that the person saw. */
  readonly base: string;
}

/** Answer to `POST edit`; with status 409 there is only `text` and `base`, of the text as it is now. */
export interface EditAnswer extends StepAnswer {
  readonly base: string;
  readonly turn: number;
}

/** Answer to `POST undo` and `POST redo`. */
export interface StepAnswer {
  readonly file: string;
  /** Where what was changed stands now. */
  readonly path: Path;
  /** Whether there is no such file any more. */
  readonly isGone?: true;
  readonly outcome: 'waiting' | 'refused';
  readonly problems: readonly Problem[];
}

/** `GET name`: the name of a thing, with every place where it is written. */
export interface NameAnswer {
  /** Of the thing: field, list, address. */
  readonly kind: string;
  readonly name: string;
  /** Why it cannot be renamed. */
  readonly why?: string;
  readonly places: readonly UsePlace[];
  /** In how many files those are. */
  readonly files: number;
}

/** Body of `POST rename`. */
export interface RenameRequest {
  readonly file: string;
  readonly path: Path;
  readonly name: string;
  /** Of the text that the person saw. */
  readonly base: string;
}

/** Body of `POST new`: something that begins with its template, and is used at the end of a page or form. */
export interface NewRequest {
  readonly kind: 'page' | 'form' | 'wizard' | 'list';
  /** Of its file, in small letters with hyphens. */
  readonly name: string;
  /** The name of the page or form. */
  readonly on: string;
}

/** Answer to `POST new` */
export interface NewAnswer extends StepAnswer {
  /** Of the page on which it is seen. */
  readonly address?: string;
}
