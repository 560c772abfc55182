import type { CheckedTranslation } from '../../../../compiler/check/checked.ts';
import { parseFile } from '../../../../compiler/read/parse.ts';
import { kindOf } from '../../../../compiler/read/files.ts';
import { placeOf, type Source } from '../../../../compiler/read/source.ts';
import { checkTranslations, type TranslationRules } from '../../../../compiler/translate/check.ts';
import { translationsOf, type Translations } from '../../../../compiler/translate/translations.ts';
import type { Unit } from './exchange.ts';
import { newFile, translationText, translationPath } from '../../../../authoring/edit/translation-file.ts';

type Entries = ReturnType<typeof newFile>['entries'];

/** What became of the translations of a file. */
interface Taken {
  /** The new entries of each file of words. */
  readonly files: ReadonlyMap<string, Entries>;
  readonly count: number;
  readonly refused: readonly { readonly id: string; readonly why: string }[];
}

/**
 * Takes the translations that fit. It refuses those of places that are gone, of words that have changed since, and
 * those that the check would find a problem with.
 */
export function taken(units: readonly Unit[], translations: Translations, rules: TranslationRules): Taken {
  const refused: { id: string; why: string }[] = [];
  const given = new Map<string, Map<string, Unit>>();
  for (const unit of units.filter(({ text }) => text.trim() !== '')) {
    const [path = '', key = ''] = unit.id.split(/#(.*)/s);
    const of = `config/${path}`;
    const word = rules.words.get(of)?.words.find((one) => one.key === key);
    if (!word) refused.push({ id: unit.id, why: 'The site has no words at this place.' });
    else if (word.value !== unit.of) refused.push({ id: unit.id, why: `The words are now "${word.value}".` });
    else given.set(of, (given.get(of) ?? new Map<string, Unit>()).set(key, unit));
  }
  let count = 0;
  const files = new Map<string, Entries>();
  for (const [of, texts] of given) {
    const { entries } = newFile(of, rules.words.get(of)!.words, translations);
    const withNew = (left: ReadonlySet<string>) =>
      entries.map((entry) => {
        const unit = left.has(entry.key) ? undefined : texts.get(entry.key);
        return unit ? { key: entry.key, of: unit.of, text: unit.text } : entry;
      });
    const wrong = problemsOf(of, withNew(new Set()), translations, rules);
    const left = new Map([...wrong].filter(([key]) => texts.has(key)));
    for (const [key, why] of left) refused.push({ id: texts.get(key)!.id, why });
    count += texts.size - left.size;
    if (texts.size > left.size) files.set(of, withNew(new Set(left.keys())));
  }
  return { files, count, refused };
}

/** What is wrong with some entries, by place. */
function problemsOf(of: string, entries: Entries, translations: Translations, rules: TranslationRules) {
  const { code, from, terms } = translations;
  const file = translationPath(of, code);
  const { source } = parseFile({
    file,
    bytes: Buffer.from(translationText(of, entries, translations)),
    ...kindOf(file),
  });
  if (!source) throw new Error(`${file} could not be written`);
  const own = { ...translationsOf(code, from, [source as Source as CheckedTranslation]), terms };
  const lines = new Map(entries.map(({ key }) => [placeOf(source, [key, code]).line, key]));
  return new Map(
    checkTranslations(own, rules).flatMap(({ place, message, fix }) => {
      const key = lines.get(place.line);
      return key === undefined ? [] : [[key, `${message} ${fix}`] as const];
    }),
  );
}
