import type { EditAnswer } from './edits.ts';
import type { Path } from './path.ts';

/** What can be added somewhere. It says which words the panel has for it, and what is asked of the person. */
export type AddKind = 'block' | 'field' | 'option' | 'step' | 'row' | 'item' | 'property';

/** A list or map to which something can be added. */
export interface AddPlace {
  readonly what: AddKind;
  readonly file: string;
  /** Of the list or map. It need not be there yet. */
  readonly path: Path;
  /** In a list or among fields: the number that the new one gets. At the end without it. */
  readonly index?: number;
  /** Whether it is one of several things, among which the person chooses. */
  readonly isChosen: boolean;
}

/** One of the things that can be added at a place. */
export interface AddChoice {
  /** As config has it: the name of a block, a control, a property, an option. */
  readonly value: string;
  /** What it is, in a few words. */
  readonly detail: string;
  /** What its contract says of it. */
  readonly about: string;
  /** Of a control: whether its field needs choices. */
  readonly hasChoices?: boolean;
}

/** `GET adds` */
export interface AddsAnswer {
  readonly choices: readonly AddChoice[];
  /** The option lists from which a field may take its choices. */
  readonly lists: readonly string[];
  /** Whether the person gives the new property its name. */
  readonly isNamed: boolean;
}

/** Answer to `POST add`. */
export interface AddAnswer extends EditAnswer {
  /** The first text of what was added; the thing itself where it has none. */
  readonly focus: Path;
}

/** Body of `POST add`. The answer is an AddAnswer. */
export interface AddRequest {
  readonly file: string;
  readonly path: Path;
  readonly what: AddKind;
  readonly index?: number;
  /** Which of the choices. */
  readonly choice?: string;
  /** The label of a field, or the name of a property. */
  readonly label?: string;
  /** Of a field with choices: its own, or the option list that has them. */
  readonly options?: readonly string[];
  readonly list?: string;
  readonly isRequired?: boolean;
  /** Of the text that the person saw. */
  readonly base: string;
}
