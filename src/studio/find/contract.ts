import { change, read } from '../contract/call.ts';
import { count, extend, list, map, oneOf, text, yes, type Of } from '../contract/schema.ts';
import { configPlace, file, usePlace } from '../contract/values.ts';
import { stepAnswer } from '../edit/contract.ts';

/** A config file. */
const listedFile = map({
  file,
  kind: oneOf('page', 'form', 'wizard', 'list', 'catalog', 'table', 'constants', 'site'),
  /** The title of a page, the name of any other file. */
  title: text,
});
export type ListedFile = Of<typeof listedFile>;

/** Words that are sought in the texts of the site. */
const soughtWords = map({ words: text }, { matchesCase: yes, wholeWords: yes });
export type SoughtWords = Of<typeof soughtWords>;

/** A text that visitors read, and where it is in its file, in words. */
const foundText = extend(usePlace, { label: text, value: text });
export type FoundText = Of<typeof foundText>;

/** The first texts with the words, and how many there are, in how many files. */
const searchAnswer = map({ texts: list(foundText), count, files: count });

/** A text as the person saw it. */
const seenText = extend(configPlace, { value: text });
export type SeenText = Of<typeof seenText>;

export const findCalls = {
  /** All files of config, except pictures. */
  files: read(map({}), list(listedFile)),
  search: read(soughtWords, searchAnswer),
  /** Replaces the words in some texts, as one step. */
  replace: change(extend(soughtWords, { by: text, texts: list(seenText) }), stepAnswer),
};
