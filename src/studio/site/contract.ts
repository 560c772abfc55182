import { read } from '../contract/call.ts';
import { dayEntry } from '../days/contract.ts';
import { anything, list, map, mapOf, more, oneOf, text, truth, type Of } from '../contract/schema.ts';
import { draftEntry, file, problem, problemEntry, spot } from '../contract/values.ts';

/** A visitor of an example. */
const exampleEntry = map(
  {
    name: text,
    answers: mapOf(anything),
    /** The steps that they pass or stop at; none of a form. */
    steps: list(text),
    hasErrors: truth,
  },
  { /** The day of their visit, where its dates count from one. */ day: text },
);
export type ExampleEntry = Of<typeof exampleEntry>;

/** A form or wizard on a page. */
const formEntry = map({
  kind: oneOf('form', 'wizard'),
  id: text,
  file,
  steps: list(map({ id: text, title: text })),
  /** The visitors of its examples. */
  examples: list(exampleEntry),
});
export type FormEntry = Of<typeof formEntry>;

/** A page of the site, and what can be looked at on it. */
const pageEntry = map({
  id: text,
  file,
  title: text,
  /** Every address: one for each entry of a catalog where the page is of one. */
  addresses: list(text),
  forms: list(formEntry),
});
export type PageEntry = Of<typeof pageEntry>;

/** A change that was made, by what it changed. `label`: in words, where the path does not say it. */
const stepEntry = more(spot, {}, { label: text });
export type StepEntry = Of<typeof stepEntry>;

const siteAnswer = map(
  {
    pages: list(pageEntry),
    problems: list(problemEntry),
    unready: list(problemEntry),
    drafts: list(draftEntry),
    /** Expired content. */
    over: list(problem),
    today: text,
    /** The day as on which the site is shown. */
    day: text,
    /** The days to come on which something becomes another. */
    days: list(dayEntry),
  },
  {
    /** Why nothing is saved at the moment: visitors do not come back. */
    fault: text,
    /** What can be taken back, and made again. */
    undo: stepEntry,
    redo: stepEntry,
  },
);
export type SiteAnswer = Of<typeof siteAnswer>;

export const siteCalls = { site: read(map({}), siteAnswer) };
