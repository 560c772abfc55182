import type { Path } from './path.ts';

/** Where rows with the same columns stand: a list in a YAML file, or a CSV file, whose path is empty. */
export interface SheetPlace {
  readonly file: string;
  readonly path: Path;
}

/** `GET sheet`: some of the rows, as texts. */
export interface SheetAnswer {
  readonly columns: readonly string[];
  /** How many rows there are, and how many of them have what is sought. */
  readonly size: number;
  readonly found: number;
  readonly rows: readonly SheetRow[];
  readonly base: string;
  readonly turn: number;
}

export interface SheetRow {
  /** Its number in the list, from 0. */
  readonly index: number;
  readonly cells: readonly string[];
}

/** Body of `POST cell`: what is typed in a cell. */
export interface CellRequest extends SheetPlace {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly base: string;
}

/** Body of `POST paste`: what was copied in a spreadsheet. */
export interface PasteRequest extends SheetPlace {
  readonly text: string;
  readonly base: string;
  /** Whether it is taken over, and not only looked at. */
  readonly takes: boolean;
}

/** What becomes of a pasted row. */
export interface PastedRow {
  /** Its number among the pasted ones, from 1, a line with the names of the columns included. */
  readonly row: number;
  readonly fate: 'added' | 'changed' | 'same' | 'refused';
  readonly cells: readonly string[];
  /** Of a changed one: what the cells held. */
  readonly was?: readonly string[];
  /** Of a refused one. */
  readonly why?: string;
}

/** Answer to `POST paste` that only looks. */
export interface PasteAnswer {
  readonly columns: readonly string[];
  readonly counts: Readonly<Record<PastedRow['fate'], number>>;
  /** The first of them, those that are refused before the others. */
  readonly rows: readonly PastedRow[];
}
