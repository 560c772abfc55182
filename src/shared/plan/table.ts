/** A value of a table's cell, and what a row gives. */
export type CellValue = string | number | boolean;

/** Numbers from one to another. Without `open…` the ends belong to it. */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly openLow?: true;
  readonly openHigh?: true;
}

/** A column whose numbers are compared. `whole`: it has only whole numbers. */
export interface NumberColumn extends Range {
  readonly kind: 'number';
  readonly name: string;
  readonly whole: boolean;
}

/** A column with a few values. `list`: the option list that has them; without one they are yes and no. */
export interface ChoiceColumn {
  readonly kind: 'choice';
  readonly name: string;
  readonly values: readonly CellValue[];
  readonly list?: string;
}

export type MatchColumn = NumberColumn | ChoiceColumn;

/** A result column. */
export interface ResultColumn {
  readonly name: string;
  readonly type: 'number' | 'string' | 'boolean';
  readonly list?: string;
}

/** What one row asks of each column: ranges of numbers, or some of the column's values. */
export type Test = readonly Range[] | readonly CellValue[];

export interface TableRow {
  readonly tests: readonly Test[];
  readonly results: readonly CellValue[];
}

/** A decision table, read. */
export interface DecisionTable {
  readonly id: string;
  readonly columns: readonly MatchColumn[];
  readonly results: readonly ResultColumn[];
  /** Whether the first of several rows that fit decides. Otherwise only one may fit. */
  readonly first: boolean;
  readonly rows: readonly TableRow[];
  /** What each result column gives where no row fits. */
  readonly otherwise: readonly CellValue[] | undefined;
}

/**
 * A table as a page has it: tests of the first column, each with what its rows ask of the others, and in the end the
 * result, or a list of the results of several columns. Null fits every value.
 */
export type Branch = readonly [
  test: readonly (CellValue | readonly [low: number, high: number, open?: 1 | 2 | 3])[] | null,
  then: readonly Branch[] | CellValue | readonly CellValue[],
];
