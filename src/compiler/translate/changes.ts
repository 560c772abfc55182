import { array, record } from '../read/data.ts';

/**
 * The data of a translated catalog whose changes name points and facts by their words, with the translations of these.
 * Words that several items have may be translated in several ways: then each of them is named.
 * Takes    `before`: the data in the first language; `after`: the same with translated words and labels
 */
export function withNamedWords<Data>(before: unknown, after: Data): Data {
  const { changes, items } = record(after);
  if (changes === undefined) return after;
  const pairs = array(record(before).items).flatMap((item, index) => pairsOf(item, array(items)[index]));
  const named = (all: unknown) => [
    ...new Set(
      array(all).flatMap((words) => {
        const translations = pairs.flatMap(([one, translation]) => (one === words ? [translation] : []));
        return translations.length > 0 ? translations : [words];
      }),
    ),
  ];
  const renamed = (change: object) =>
    Object.fromEntries(
      Object.entries(change).map(([key, value]) => [key, key === 'only' || key === 'without' ? named(value) : value]),
    );
  return {
    ...after,
    changes: Object.fromEntries(Object.entries(record(changes)).map(([id, one]) => [id, renamed(record(one))])),
  };
}

/** The words of an item, each with its translation. */
function pairsOf(before: unknown, after: unknown): (readonly [words: unknown, translation: unknown])[] {
  const translations = statedIn(after);
  return statedIn(before).map((words, index) => [words, translations[index]] as const);
}

const statedIn = (item: unknown): unknown[] => {
  const { facts, covers, excludes } = record(item);
  return [...Object.keys(record(facts)), ...array(covers), ...array(excludes)];
};
