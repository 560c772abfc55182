import { read } from '../contract/call.ts';
import { dayEntry } from '../days/contract.ts';
import { anything, list, map, mapOf, extend, oneOf, text, truth, type Of } from '../contract/schema.ts';
import { languageEntry } from '../languages/contract.ts';
import { lackingExamples } from '../examples/contract.ts';
import { draftEntry, file, problem, problemEntry, configPlace } from '../contract/values.ts';

/** An example as a visitor. */
const exampleEntry = map(
  {
    name: text,
    answers: mapOf(anything),
    /** The steps that they pass or stop at; empty for a form. */
    steps: list(text),
    hasErrors: truth,
  },
  { /** The day of their visit, if dates of the form depend on it. */ day: text },
);
export type ExampleEntry = Of<typeof exampleEntry>;

/** A form or wizard on a page. */
const formEntry = map({
  kind: oneOf('form', 'wizard'),
  id: text,
  file,
  steps: list(map({ id: text, title: text })),
  /** Its examples. */
  examples: list(exampleEntry),
});
export type FormEntry = Of<typeof formEntry>;

/** A page of the site with its forms. */
const pageEntry = map({
  id: text,
  file,
  title: text,
  /** All addresses. A page of a catalog has one for each item. */
  addresses: list(text),
  forms: list(formEntry),
});
export type PageEntry = Of<typeof pageEntry>;

/** A change in the history: its place, and a label if the path is not enough. */
const stepEntry = extend(configPlace, {}, { label: text });
export type StepEntry = Of<typeof stepEntry>;

const siteAnswer = map(
  {
    pages: list(pageEntry),
    problems: list(problemEntry),
    unready: list(problemEntry),
    /** Examples that lack an answer. */
    lacking: list(lackingExamples),
    drafts: list(draftEntry),
    /** Expired content. */
    over: list(problem),
    today: text,
    /** The day that is shown. */
    day: text,
    /** The future days on which something changes. */
    days: list(dayEntry),
    /** The languages of the site, the first one first; none if it has only one. */
    languages: list(languageEntry),
  },
  {
    /** The code of the language that is shown. */
    language: text,
    /** Why nothing is saved at the moment: the simulated visitors fail. */
    fault: text,
    /** The changes that undo and redo would affect. */
    undo: stepEntry,
    redo: stepEntry,
  },
);
export type SiteAnswer = Of<typeof siteAnswer>;

export const siteCalls = { site: read(map({}), siteAnswer) };
