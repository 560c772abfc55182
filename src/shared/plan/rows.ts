import type { Answers } from './answers.ts';
import type { RowError } from './errors.ts';
import type { Message } from './message.ts';

/** A row among others: its name, its fields, and all answers that these read. */
export interface ListedRow<Set> {
  /** Its place on the page: members.2. */
  readonly row: string;
  readonly title: string;
  readonly set: Set;
  readonly answers: Answers;
}

/** Runs the rows of a field set (engine/rows.ts). Only forms with rows ship it. */
export interface RowsEngine<Set> {
  /** The fields of a row, by the field that holds the rows. */
  readonly sets: Readonly<Record<string, Set>>;
  /** What is wrong in the rows of a field: each error names its field as members.2.share, rows counted from 1. */
  errors(set: Set, field: string, answers: Answers, invalid: string): readonly RowError[];
  /** The error of a field of a row whose control is unreadable; undefined for any other field. */
  unreadable(
    set: Set,
    field: string,
    answers: Answers,
    words: Message | undefined,
    invalid: string,
  ): RowError | undefined;
  /** Whether a field of a row such as members.2.share is asked; true for a field of the form. */
  asks(field: string, answers: Answers): boolean;
  /** The name of the row of a field such as members.2.share; undefined for a field of the form. */
  within(set: Set, field: string): string | undefined;
  /** The label of a field such as members.2.share, after the name of its row; undefined for a field of the form. */
  label(set: Set, field: string, answers: Answers): string | undefined;
  /** The rows of a field in words, for a list of what was answered; empty for any other field. */
  listed(set: Set, field: string, answers: Answers): readonly ListedRow<Set>[];
  /**
   * The answers with each row settled; the same object when nothing changed. `before`: the settled answers before a
   * change, or that the visitor begins.
   */
  settle(set: Set, answers: Answers, before: Answers | 'start' | undefined): Answers;
  /** The answers with the valid ones of each row, and at most as many rows as are allowed. */
  keep(set: Set, answers: Answers): Answers;
  /**
   * Fields of rows that had an answer before and have none now, each as members.2.share, but for those that are worked
   * out. The rows are the same ones before and after.
   */
  lost(before: Answers, after: Answers): readonly string[];
  /** The answers without those of rows that are empty. */
  present(answers: Answers): Answers;
  /** Whether the rows of a field ask for files. */
  holdsFiles(field: string): boolean;
  /** The answers without files in rows: the device cannot restore these. */
  withoutFiles(answers: Answers): Answers;
}
