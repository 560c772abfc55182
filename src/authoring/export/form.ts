import type { Expression } from '../import/expression.ts';
import type { Choice, Effect, ImportedForm, ImportedPage, Json, Lost, Question, Rule } from '../import/form.ts';

/**
 * A form of ours in the terms of import, with what only an export needs. Answers in a text are in braces: {city}. The
 * id of a question is the name of its field; of one in rows, that of the rows too: members.share.
 */
export interface ExportedForm extends ImportedForm {
  readonly pages: readonly ExportedPage[];
  readonly rules: readonly Rule[];
  readonly effects: readonly Effect[];
  /** Answers that come along from other pages, which no question need ask. */
  readonly carried: readonly string[];
  /** The words of the buttons of a wizard. */
  readonly next?: string;
  readonly back?: string;
  /** The place of the form's file. */
  readonly at: string;
}

export interface ExportedPage extends ImportedPage {
  readonly questions: readonly ExportedQuestion[];
}

export interface ExportedQuestion extends Question {
  readonly choices?: readonly ExportedChoice[] | undefined;
  readonly rows?: readonly ExportedQuestion[] | undefined;
  /** The names that lead to its answer as it is sent: address, city. */
  readonly path: readonly string[];
  /** Our name of its control. */
  readonly control: string;
  /** For texts that are typed one by one: the rules of each. */
  readonly each?: Json | undefined;
  /** What it starts with, until the visitor changes it. */
  readonly prefill?: Expression | undefined;
  /** Bounds of a date that another day decides. */
  readonly bounds?: Readonly<Partial<Record<'minimum' | 'maximum', Expression>>> | undefined;
  /** Its answer stays while it is hidden. */
  readonly keeps: boolean;
  readonly sent: boolean;
}

export interface ExportedChoice extends Choice {
  /** What visitors read while it cannot be chosen. */
  readonly reason?: string | undefined;
}

/** A form in the notation of another tool: files by the name that the target gives them. */
export interface Written {
  readonly data: Json;
  readonly lost: readonly Lost[];
}

/** All questions of a form, without those in rows. */
export const questionsOf = ({ pages }: Pick<ExportedForm, 'pages'>): ExportedQuestion[] =>
  pages.flatMap(({ questions }) => questions);
