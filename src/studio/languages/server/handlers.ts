import { setValue } from '../../../authoring/edit/set-value.ts';
import { translationPath, translationText } from '../../../authoring/edit/translation-file.ts';
import type { TranslationsOfSite } from '../../../compiler/languages.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { directionOf } from '../../../compiler/resolve/languages.ts';
import { sharedWords, wordsOfPage, type WordIn } from '../../../compiler/translate/needs.ts';
import { pseudoCode } from '../../../compiler/translate/pseudo.ts';
import { translationOf, type Translations } from '../../../compiler/translate/translations.ts';
import type { Word } from '../../../compiler/translate/words.ts';
import type { Handlers } from '../../contract/call.ts';
import { isSamePath } from '../../contract/path.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Changing } from '../../http/studio.ts';
import { change } from '../../workspace/change.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { LanguageEntry, languageCalls, PageProgress, ToTranslate, Translation } from '../contract.ts';

/** The file of the words of every page. */
const ofEveryPage = 'config/site.yaml';

/** More than anyone translates at a sitting; the list says how many there are. */
const mostWords = 100;

export const languageHandlers = (studio: Changing) =>
  ({
    translations: ({ file, path }) => translationsAt(studio.workspace, file, path),
    translate: (asked) => translate(studio, asked),
    progress: ({ code }) => progressIn(studio.workspace, code),
    untranslated: ({ code, file }) => untranslatedOf(studio.workspace, code, file),
  }) satisfies Handlers<typeof languageCalls>;

/** The languages in which the frame can show the site; none if it has only one. */
export function languageEntries({ site }: Workspace): LanguageEntry[] {
  const [{ pages = [] } = {}] = site.onAllDays;
  return site.languages.map(({ code, name, base, pages: ids }) => ({
    code,
    name,
    base,
    pages: pages.filter(({ id }) => ids.includes(id)).map(({ file }) => file),
  }));
}

const known = ({ site }: Workspace): TranslationsOfSite | undefined => site.newest.translations;

/** The translations that people write. */
const translationsIn = (workspace: Workspace): readonly Translations[] =>
  (known(workspace)?.all ?? []).filter(({ code }) => code !== pseudoCode);

function translationsTo(workspace: Workspace, code: string): Translations {
  const found = translationsIn(workspace).find((one) => one.code === code);
  if (!found) throw new Refusal(404, `Nothing is translated to ${code}.`);
  return found;
}

/** The words at a path. A label that is a key is at the path of its value, in each item. */
const isAt =
  (path: Path) =>
  (word: Word): boolean =>
    word.isKey ? path.at(-1) === word.path.at(-1) && path.at(-2) === word.path.at(-2) : isSamePath(word.path, path);

function translationsAt(workspace: Workspace, file: string, path: Path): Translation[] {
  const found = (known(workspace)?.words.get(file)?.words ?? []).filter(isAt(path));
  return translationsIn(workspace).flatMap((translations) =>
    found.map((word): Translation => {
      const { code, files } = translations;
      const { of = word.value, text = '' } = files.get(file)?.entries.get(word.key) ?? {};
      const state = stateOf(file, word, translations);
      const name = workspace.site.languages.find((one) => one.code === code)?.name ?? code;
      return {
        code,
        name,
        dir: directionOf(code),
        key: word.key,
        words: word.value,
        state,
        text,
        ...(state === 'outdated' && { of }),
      };
    }),
  );
}

function stateOf(file: string, word: Word, translations: Translations): Translation['state'] {
  if (translationOf(file, word, translations) !== undefined) return 'current';
  const { text = '' } = translations.files.get(file)?.entries.get(word.key) ?? {};
  return text === '' ? 'missing' : 'outdated';
}

interface NewTranslation {
  readonly file: string;
  readonly key: string;
  readonly code: string;
  readonly words: string;
  readonly text: string;
}

/** Writes an entry. Refused if the words are no longer those that the person saw. */
function translate(studio: Changing, { file, key, code, words, text }: NewTranslation) {
  const { workspace } = studio;
  const translations = translationsTo(workspace, code);
  const word = known(workspace)
    ?.words.get(file)
    ?.words.find((one) => one.key === key);
  if (word?.value !== words) throw new Refusal(409, 'The words have changed since. Look at them again.');
  const into = translationPath(file, code);
  const entry = { [translations.from]: words, [code]: text.trim() };
  const before = workspace.textOf(into);
  const after =
    before === undefined
      ? translationText(file, [{ key, of: words, text: text.trim() }], translations)
      : setValue(before, [key], entry);
  return change(studio, { file: into, path: [key, code], from: { file, path: word.path } }, new Map([[into, after]]));
}

function progressIn(workspace: Workspace, code: string): PageProgress[] {
  const translations = translationsTo(workspace, code);
  const { pages: published = [] } = workspace.site.languages.find((one) => one.code === code) ?? {};
  const row = (file: string, title: string, own: readonly WordIn[], isPublished: boolean): PageProgress => ({
    file,
    title,
    all: own.length,
    done: own.filter((one) => stateOf(one.file, one.word, translations) === 'current').length,
    isPublished,
  });
  const { words } = known(workspace)!;
  const [symbols] = workspace.site.onAllDays;
  const shared = row(ofEveryPage, '', sharedWords(symbols!, words), true);
  return [
    { ...shared, isPublished: shared.all === shared.done },
    ...symbols!.pages.map((page) =>
      row(page.file, page.data.title, wordsOfPage(page, symbols!, words), published.includes(page.id)),
    ),
  ];
}

function untranslatedOf(workspace: Workspace, code: string, file: string) {
  const translations = translationsTo(workspace, code);
  const { words } = known(workspace)!;
  const symbols = workspace.site.onAllDays[0]!;
  const page = symbols.pages.find((one) => one.file === file);
  const own = page ? wordsOfPage(page, symbols, words) : sharedWords(symbols, words);
  const left = own.flatMap(({ file: of, word }): ToTranslate[] => {
    const state = stateOf(of, word, translations);
    return state === 'current' ? [] : [{ file: of, path: word.path, words: word.value, state }];
  });
  return { count: left.length, words: left.slice(0, mostWords) };
}
