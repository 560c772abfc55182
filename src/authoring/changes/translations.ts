import type { TranslationsOfSite } from '../../compiler/languages.ts';
import { languageName } from '../../compiler/resolve/languages.ts';
import { counted } from '../../shared/problems/show.ts';
import { fromTo, shortened } from './words/values.ts';

/** Most changed texts of a language that are listed one by one. */
const mostListed = 20;

/** What changed in the translations of a site, in sentences, each with the files of translations. */
export function describeTranslations(
  before: TranslationsOfSite | undefined,
  after: TranslationsOfSite | undefined,
): { readonly text: string; readonly files: readonly string[] }[] {
  return (after?.all ?? []).flatMap(({ code, files }) => {
    const old = before?.all.find((one) => one.code === code)?.files;
    const changed = [...files].flatMap(([of, { source, entries }]) =>
      [...entries].flatMap(([key, { text }]) => {
        const was = old?.get(of)?.entries.get(key)?.text ?? '';
        return text === was ? [] : [{ file: source.file, key, was, text }];
      }),
    );
    const language = languageName(code);
    if (changed.length > mostListed) {
      const all = [...new Set(changed.map(({ file }) => file))];
      return [{ text: `${language}: ${counted(changed.length, 'translation')} changed`, files: all }];
    }
    return changed.map(({ file, was, text, key }) => ({
      text:
        was === ''
          ? `${language}: translated "${shortened(text)}" (${key})`
          : `${language}: ${fromTo(was, text)} (${key})`,
      files: [file],
    }));
  });
}
