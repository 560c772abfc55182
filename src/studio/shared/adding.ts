import type { EditAnswer } from './answers.ts';
import type { Path } from './path.ts';
import type { AddKind } from './places.ts';

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
