import type { LanguagePlan } from '../shared/plan/language.ts';
import type { SiteLanguage } from '../shared/plan/config.generated.ts';
import { problems as say } from '../shared/problems/catalogue.ts';
import type { Problem } from '../shared/problems/problem.ts';
import type { DayBegun } from './compile-day.ts';
import type { Read, Reported } from './day.ts';
import { isAdvice } from './passes.ts';
import { formModel } from './model/form-model.ts';
import { placeOf, wholeFile } from './read/source.ts';
import { directionOf, isKnownLanguage, languageOf } from './resolve/languages.ts';
import type { SymbolTable } from './resolve/symbols.ts';
import { checkTranslations, staleTranslations } from './translate/check.ts';
import { lintComparedWords } from './translate/compared.ts';
import { lintExpressionWords } from './translate/expressions.ts';
import { filesOfPages, publishedPages } from './translate/needs.ts';
import { pseudoCode } from './translate/pseudo.ts';
import { languagesIn, translatedSources } from './translate/translate.ts';
import {
  progressOf,
  translatedFile,
  translationOf,
  translationsOf,
  type Translations,
} from './translate/translations.ts';
import { wordsOfSite, type WordsOfSite } from './translate/words.ts';

/** A day with the site of each other language in which a page is published. */
export interface DayInLanguages extends DayBegun {
  readonly languages: readonly SymbolTable[];
}

/** The words of a site, and their translations to each other language. */
export interface TranslationsOfSite {
  readonly words: WordsOfSite;
  readonly all: readonly Translations[];
}

/** Compiles the files of a site on a day. */
export type Compile = (read: Read, day: string) => DayBegun;

/**
 * The other languages of a site. Its files are translated before the first pass, so each language goes through the same
 * passes. The simulated visitors walk only the first: in the others only words differ, and each is compared with the
 * words that it translates.
 */
export class Languages {
  /** What was translated; undefined for a site with one language. */
  known: TranslationsOfSite | undefined;

  constructor(
    private readonly read: Read,
    private readonly compile: Compile,
  ) {}

  /** A day with its other languages, and their problems. */
  with(day: DayBegun): DayInLanguages {
    const named = languagesIn(day.symbols);
    const declared = named.filter(({ code }) => isKnownLanguage(code));
    const [first, ...others] = declared;
    // Without site.yaml, or with a wrong tag in it, nobody knows which languages are meant.
    const strays = day.symbols.site && declared.length === named.length ? this.strays(others) : [];
    if (!first || others.length === 0) return { ...reporting(day, strays), languages: [] };
    const { words, all } = this.translationsTo(first, others);
    const region = /-[A-Z]{2}$/.exec(day.symbols.site!.data.language)?.[0] ?? '';
    const planOf = (language: SiteLanguage, base: string, pages: readonly string[]): LanguagePlan => {
      const { code, name, label, offer, missing } = language;
      return { code, name, label, offer, missing, tag: tagOf(code, region), dir: directionOf(code), base, pages };
    };
    const plans = [
      planOf(
        first,
        '',
        day.symbols.pages.map(({ id }) => id),
      ),
      ...others.map((language, index) =>
        planOf(language, `/${language.code.toLowerCase()}`, publishedPages(day.symbols, words, all[index]!)),
      ),
    ];
    const symbols = { ...day.symbols, languages: plans, language: plans[0]! };
    const isSound = day.problems.length === 0;
    const sites = isSound ? plans.slice(1).flatMap((plan, index) => this.siteIn(plan, all[index]!, day, plans)) : [];
    const limits = day.symbols.site?.data.copy?.limits;
    const found = [
      ...strays,
      ...all.flatMap((one) => checkTranslations(one, { words, limits, areTermsLost: this.hasBrokenTerms(one.code) })),
      ...(isSound ? this.inExpressions(day.symbols) : []),
      ...others.flatMap((language, index) => (language.complete ? this.gaps(all[index]!, day.symbols) : [])),
      ...sites.flatMap(({ found: own }) => own),
    ];
    return { ...reporting({ ...day, symbols }, found), languages: sites.map(({ symbols: own }) => own) };
  }

  /** Translations of older words, and of words that are gone. */
  stale(): Problem[] {
    const { words, all = [] } = this.known ?? {};
    return words ? all.flatMap((one) => staleTranslations(one, words)) : [];
  }

  private translationsTo(first: SiteLanguage, others: readonly SiteLanguage[]): TranslationsOfSite {
    const { sources, contracts, translations } = this.read;
    const words = this.known?.words ?? wordsOfSite(sources, contracts);
    const all = others.map(({ code }) => translationsOf(code, first.code, translations));
    this.known = { words, all };
    return this.known;
  }

  /** The site in a language, and the problems that it has only there. */
  private siteIn(language: LanguagePlan, translations: Translations, day: DayBegun, plans: readonly LanguagePlan[]) {
    if (language.pages.length === 0) return [];
    const { words } = this.known!;
    const needed = filesOfPages(language.pages, day.symbols, words);
    const sources = translatedSources(this.read.sources, {
      language,
      translations,
      words,
      needed,
      symbols: day.symbols,
    });
    const { symbols, ...found } = this.compile(
      { ...this.read, sources, problems: [], only: needed },
      day.symbols.today,
    );
    const placeId = ({ code, place: { file, line, column } }: Problem) => [code, file, line, column].join(' ');
    const known = new Set([...day.problems, ...day.unready].map(placeId));
    const spoilt = new Set(
      checkTranslations(translations, { words, limits: undefined, areTermsLost: true })
        .filter(({ code }) => code === 'translation/value')
        .map(({ place: { file } }) => translatedFile(file).of),
    );
    // A text whose translation lost its values is told in the file of translations.
    const isEcho = ({ code, place: { file } }: Problem) => spoilt.has(file) && /^(choice|message)\//.test(code);
    return [
      {
        symbols: {
          ...symbols,
          languages: plans,
          language,
          pages: symbols.pages.filter(({ id }) => language.pages.includes(id)),
        },
        found: [...found.problems, ...found.unready].filter(
          (one) => !known.has(placeId(one)) && !ofFirstLanguage.test(one.code) && !isEcho(one),
        ),
      },
    ];
  }

  /** Words that expressions write, which no language can translate, and those that they compare. */
  private inExpressions(symbols: SymbolTable): Problem[] {
    const { forms, wizards } = symbols;
    const { words, all } = this.known!;
    const never = all.flatMap(({ terms }) => terms.never);
    return [...forms.values(), ...wizards.values()].flatMap((source) => {
      const own = words.get(source.file);
      if (!own) return [];
      const model = formModel(source);
      return [...lintExpressionWords(model, own, never), ...lintComparedWords(model, words, all, symbols)];
    });
  }

  /** What a complete language lacks: a problem for each file. */
  private gaps(translations: Translations, { site }: SymbolTable): Problem[] {
    const { words } = this.known!;
    const index = languagesIn({ site }).findIndex(({ code }) => code === translations.code);
    return [...words.keys()].flatMap((file) => {
      const { all, done } = progressOf(file, words, translations);
      if (all === done) return [];
      const missing = words.get(file)!.words.filter((word) => translationOf(file, word, translations) === undefined);
      const source = translations.files.get(file)?.source;
      const place = source ? wholeFile(source.file) : placeOf(site!, ['languages', index, 'complete'], 'key');
      return [
        say.untranslated(
          place,
          file,
          all - done,
          missing.slice(0, 3).map(({ key }) => key),
        ),
      ];
    });
  }

  /** Whether the terms of a language cannot be read, so that nobody knows which words stay as they are. */
  private hasBrokenTerms(code: string): boolean {
    return this.read.problems.some(({ place }) => place.file === `config/translations/${code}/terms.yaml`);
  }

  /** Files of translations to a language that the site does not have. */
  private strays(others: readonly SiteLanguage[]): Problem[] {
    const codes = others.map(({ code }) => code);
    return this.read.translations
      .filter(({ file }) => !codes.includes(translatedFile(file).code))
      .map(({ file }) => say.strayTranslation(wholeFile(file), 'language', translatedFile(file).code, codes));
  }
}

/** Problems of the first language only: its house style, and what concerns addresses, which are then those of both. */
const ofFirstLanguage = /^(copy|language|term)\/|^page\/orphan$/;

/** The tag of a language in the region of the site: hi-IN. */
const tagOf = (code: string, region: string): string =>
  code === pseudoCode || code !== languageOf(code) ? code : code + region;

/** A day with more problems. */
function reporting(day: DayBegun, more: readonly Problem[]): DayBegun {
  const withMore = ({ problems, unready }: Reported): Reported => ({
    problems: [...problems, ...more.filter((one) => !isAdvice(one))],
    unready: [...unready, ...more.filter(isAdvice)],
  });
  return more.length === 0 ? day : { ...day, ...withMore(day), finish: () => withMore(day.finish()) };
}
