/**
 * What a visit counts. `entered`: a page, form or step was shown; `forward` and `back`: a step was left that way;
 * `message`: a message was read; `finished`: all actions of a form or wizard are done; `offers`: a page showed offers.
 */
export const insightEvents = ['entered', 'forward', 'back', 'message', 'finished', 'offers'] as const;
export type InsightEvent = (typeof insightEvents)[number];

/** One thing that a visit counts, by names of config. */
export interface Insight {
  readonly event: InsightEvent;
  readonly page: string;
  /** The form or wizard. */
  readonly form?: string;
  /** The step or exit of a wizard; a form is its own step. */
  readonly step?: string;
  /** The field of a message; one in rows is members.share. */
  readonly field?: string;
  /** The keyword or code of a message. */
  readonly message?: string;
}

/** The same as a browser sends it: its members in this order. */
export type InsightEntry = [
  event: InsightEvent,
  page: string,
  form?: string,
  step?: string,
  field?: string,
  message?: string,
];

/** The message of a refused submit, which belongs to no field. */
export const REFUSAL = 'refusal';

/** The names of a site that can be counted. */
export interface InsightNames {
  /** By page: its forms and wizards. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** By form or wizard: its steps and exits, the fields of each, and the messages of each field. */
  readonly forms: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>;
}

/** The setting `insights` of site.yaml, with the names of the site. */
export interface InsightSettings {
  /** How many days counts are kept. */
  readonly retention: number;
  readonly names: InsightNames;
}

/** A sum over days, by names of config; '' where an event has none, and for a sum over all pages. */
export interface InsightSum extends Required<Insight> {
  /** A multiple of five. */
  readonly count: number;
}

/** The sums over a span of days, both included. Absent sums are under five. */
export interface InsightReport {
  readonly from: string;
  readonly to: string;
  readonly counts: readonly InsightSum[];
}
