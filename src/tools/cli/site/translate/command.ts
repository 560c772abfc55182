import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasEntries, newFile, translationText, translationPath } from '../../../../authoring/edit/translation-file.ts';
import { createCompiler } from '../../../../compiler/compiler.ts';
import type { SiteBegun } from '../../../../compiler/compile-site.ts';
import type { TranslationsOfSite } from '../../../../compiler/languages.ts';
import { pseudoCode } from '../../../../compiler/translate/pseudo.ts';
import { sharedWords, wordsOfPage, type WordIn } from '../../../../compiler/translate/needs.ts';
import { translationOf, type Translations } from '../../../../compiler/translate/translations.ts';
import { didYouMean } from '../../../../shared/problems/nearest.ts';
import { counted } from '../../../../shared/problems/show.ts';
import { columns } from '../../kit/columns.ts';
import { exit, Refusal, type Answer, type Call, type Command } from '../../kit/command.ts';
import { exchangeFormats, readUnits, type Unit } from './exchange.ts';
import { write } from './files.ts';
import { taken } from './take.ts';

export const command: Command = {
  name: 'translate',
  summary: 'Shows, writes, exports and imports the translations of the site.',
  words: ['WHAT'],
  more: 'CODE|FILE …',
  options: {
    format: { type: 'string', value: 'po|xliff', about: 'The notation of an export; po by default.' },
    into: { type: 'string', value: 'FILE', about: 'Write the export into a file. Without it, it is printed.' },
    all: { type: 'boolean', about: 'Export also what is translated already.' },
  },
  about: [
    'status              how much of each page is translated to each language, and whether it is published',
    'write CODE PAGE …   writes config/translations/CODE with every place, or those of some pages; translations stay',
    'export CODE         prints what is to be translated, for the tools of translators',
    'import FILE         takes the translations of such a file; what does not fit is listed and left out',
    'CODE is the code of a language of config/site.yaml, such as hi.',
  ],
  examples: [
    ['translate status', 'What is missing?'],
    ['translate write hi home', 'Write the places of the home page and those of every page.'],
    ['translate export hi --format xliff --into hi.xliff', 'Give an agency what is to be translated.'],
    ['translate import hi.xliff', 'Take what the agency has translated.'],
  ],
  run: translate,
};

/** The site with its translations. */
interface Translating extends TranslationsOfSite {
  readonly call: Call;
  readonly site: SiteBegun;
}

function translate(call: Call): Answer | Promise<Answer> {
  const [what = '', ...words] = call.words;
  const tasks = { status, write: writeAll, export: exportAll, import: importAll };
  if (!Object.hasOwn(tasks, what))
    throw new Refusal(`"${what}" is not a task. ${didYouMean(what, Object.keys(tasks))}`, exit.usage);
  const site = createCompiler(call).begin();
  if (!site.translations)
    throw new Refusal('The site has one language. Add others to languages in config/site.yaml.', exit.wrong);
  return tasks[what as keyof typeof tasks]({ ...site.translations, call, site }, words);
}

const isDone =
  (translations: Translations) =>
  ({ file, word }: WordIn) =>
    translationOf(file, word, translations) !== undefined;

function status({ words, all, site: { symbols } }: Translating): Answer {
  const rows = all.flatMap((translations) => {
    const row = (page: string, own: readonly WordIn[], isPublished?: boolean) => ({
      language: translations.code,
      page,
      all: own.length,
      done: own.filter(isDone(translations)).length,
      ...(isPublished !== undefined && { isPublished }),
    });
    const { pages = [] } = symbols.languages?.find(({ code }) => code === translations.code) ?? {};
    return [
      row('words of every page', sharedWords(symbols, words)),
      ...symbols.pages.map((page) => row(page.id, wordsOfPage(page, symbols, words), pages.includes(page.id))),
    ];
  });
  const published = (isPublished: boolean | undefined) =>
    isPublished === undefined ? '' : isPublished ? 'published' : 'not published';
  return {
    code: exit.fine,
    data: rows,
    text: () =>
      columns(
        rows.map(({ language, page, all: count, done, isPublished }) => [
          `${language} ${page}`,
          `${done}/${count} ${published(isPublished)}`,
        ]),
      ).join('\n'),
  };
}

function writeAll(
  { words, all, site: { symbols }, call }: Translating,
  [code = '', ...pages]: readonly string[],
): Answer {
  const translations = languageOf(code, all);
  const wanted = pages.map((id) => {
    const page = symbols.pages.find((one) => one.id === id);
    if (!page)
      throw new Refusal(
        `There is no page "${id}". ${didYouMean(
          id,
          symbols.pages.map((one) => one.id),
        )}`,
      );
    return page;
  });
  const own = [...sharedWords(symbols, words), ...wanted.flatMap((page) => wordsOfPage(page, symbols, words))];
  const files = pages.length === 0 ? [...words.keys()] : [...new Set(own.map(({ file }) => file))];
  const written = files
    .filter((file) => (words.get(file)?.words.length ?? 0) > 0)
    .map((of) => {
      const { entries, dropped } = newFile(of, words.get(of)!.words, translations);
      const file = translationPath(of, code);
      const isNew =
        !hasEntries(of, entries, translations) && write(call.root, file, translationText(of, entries, translations));
      return {
        file,
        isNew,
        places: entries.length,
        missing: entries.filter(({ text }) => text === '').length,
        dropped,
      };
    });
  const dropped = written.flatMap(({ file, dropped: gone }) => gone.map((one) => ({ file, ...one })));
  return {
    code: exit.fine,
    data: written,
    text: () =>
      [
        ...columns(written.map(({ file, missing, places }) => [file, `${missing} of ${places} to translate`])),
        ...dropped.map(({ file, key, text }) => `${file}: left out ${key}, whose words are gone: ${text}`),
      ].join('\n'),
  };
}

async function exportAll({ words, all, call }: Translating, [code = '']: readonly string[]): Promise<Answer> {
  const translations = languageOf(code, all);
  const { format = 'po', into } = call.values;
  if (typeof format !== 'string' || !Object.hasOwn(exchangeFormats, format))
    throw new Refusal(
      `There is no format "${String(format)}". ${didYouMean(String(format), Object.keys(exchangeFormats))}`,
      exit.usage,
    );
  const units = [...words].flatMap(([file, own]) =>
    own.words.flatMap((word): Unit[] => {
      const text = translationOf(file, word, translations) ?? '';
      const id = `${file.replace(/^config\//, '')}#${word.key}`;
      return text === '' || call.values.all === true ? [{ id, of: word.value, text }] : [];
    }),
  );
  const text = await exchangeFormats[format as keyof typeof exchangeFormats].write(units, {
    from: translations.from,
    to: code,
  });
  if (typeof into === 'string') writeFileSync(into, text);
  return {
    code: exit.fine,
    data: { code, format, units },
    text: () => (typeof into === 'string' ? `${into}: ${counted(units.length, 'text')}` : text),
  };
}

async function importAll({ words, all, call, site }: Translating, [file = '']: readonly string[]): Promise<Answer> {
  if (file === '') throw new Refusal('FILE is missing.', exit.usage);
  const { to, units } = await readUnits(textIn(file), file);
  const translations = languageOf(to, all);
  const limits = site.symbols.site?.data.copy?.limits;
  const { files, refused, count } = taken(units, translations, { words, limits });
  for (const [of, entries] of files)
    write(call.root, translationPath(of, to), translationText(of, entries, translations));
  return {
    code: refused.length > 0 ? exit.wrong : exit.fine,
    data: { code: to, taken: count, files: [...files.keys()], refused },
    text: () =>
      [
        `${counted(count, 'translation')} taken into ${counted(files.size, 'file')}`,
        ...refused.map(({ id, why }) => `left out ${id}: ${why}`),
      ].join('\n'),
  };
}

function textIn(file: string): string {
  try {
    return readFileSync(resolve(file), 'utf8');
  } catch {
    throw new Refusal(`${file} cannot be read.`);
  }
}

function languageOf(code: string, all: readonly Translations[]): Translations {
  if (code === '') throw new Refusal('CODE is missing.', exit.usage);
  if (code === pseudoCode) throw new Refusal(`The compiler makes the words of ${code}.`, exit.usage);
  const found = all.find((one) => one.code === code);
  if (found) return found;
  throw new Refusal(
    `The site has no language "${code}" besides its first. ${didYouMean(
      code,
      all.map((one) => one.code),
    )}`,
    exit.usage,
  );
}
