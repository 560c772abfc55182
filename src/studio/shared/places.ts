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

/** Where rows with the same columns stand: a list in a YAML file, or a CSV file, whose path is empty. */
export interface SheetPlace {
  readonly file: string;
  readonly path: Path;
}
