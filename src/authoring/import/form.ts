import type { Expression } from './expression.ts';

/** A form from another tool, in the terms of ours. Every reader returns it, and one writer takes it. */
export interface ImportedForm {
  readonly title: string | undefined;
  readonly description?: string | undefined;
  readonly submit: string | undefined;
  readonly pages: readonly ImportedPage[];
  /** Checks over several questions. */
  readonly rules?: readonly Rule[];
  readonly effects?: readonly Effect[];
  readonly lost: readonly Lost[];
}

export interface ImportedPage {
  readonly at: string;
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  /** Texts between its questions. */
  readonly paragraphs?: readonly string[];
  readonly when?: Expression | undefined;
  readonly questions: readonly Question[];
}

export interface Question {
  /** Its place in the source. */
  readonly at: string;
  /** The name by which conditions of the source refer to it. */
  readonly id: string;
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  readonly title: string;
  readonly choices?: readonly Choice[] | undefined;
  /** The questions of each of its rows. */
  readonly rows?: readonly Question[] | undefined;
  /** Keywords of its schema: format, pattern, minimum … */
  readonly rules: Json;
  readonly required: boolean;
  /** It must be answered only while this holds. */
  readonly requiredWhen?: Expression | undefined;
  /** The error messages of the source, by keyword. */
  readonly words: Readonly<Record<string, string>>;
  /** The keys of `ui`, except conditions and expressions. */
  readonly ui: Json;
  readonly when?: Expression | undefined;
  readonly computed?: Expression | undefined;
}

export interface Choice {
  readonly value: string | number;
  readonly label: string;
  readonly when?: Expression | undefined;
  /** It is shown, and can be chosen only while this holds. */
  readonly enabled?: Expression | undefined;
}

export interface Rule {
  readonly at: string;
  readonly holds: Expression;
  /** The id of the question beside which the message is shown. */
  readonly beside: string;
  readonly message: string | undefined;
}

/** When one of the questions in the condition changes and it holds, an answer is set. */
export interface Effect {
  readonly at: string;
  readonly when: Expression;
  readonly set: string;
  /** A value, or the id of the question whose answer is copied. */
  readonly to: { readonly value: string | number | boolean } | { readonly copyOf: string };
}

/** Something that could not be imported, or that an author should look at: its place, and what to do. */
export interface Lost {
  readonly at: string;
  readonly what: string;
  readonly way: string;
}

export type Json = Readonly<Record<string, unknown>>;

/** All questions, with those in rows. */
export const everyQuestion = (questions: readonly Question[]): Question[] =>
  questions.flatMap((one) => [one, ...everyQuestion(one.rows ?? [])]);
