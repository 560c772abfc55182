import type { FairWords } from '../../../shared/plan/config.generated.ts';
import { perObject } from '../../../shared/memo.ts';
import type { Checked } from '../../check/checked.ts';
import { languageOf } from '../../resolve/languages.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import { literal, wholeWords } from '../copy/glossary.ts';

/** The lists of words that a language has. */
export type WordList = Exclude<keyof FairWords, 'except'>;
type Lists = Readonly<Record<WordList, readonly string[]>>;

/** An exact text that is allowed although a rule forbids its words. */
export interface Excepted {
  readonly words: string;
  readonly reason: string;
  readonly pattern: RegExp;
}

/** The words of a site in its language, as patterns. */
export interface Wording {
  /** The language. */
  readonly code: string;
  readonly lists: Readonly<Record<WordList, RegExp>>;
  readonly excepted: readonly Excepted[];
}

/** The words for sites that give none of their own, by language (`copy: fair:` of site.yaml). */
const shipped: Readonly<Record<string, Lists>> = {
  en: {
    pressure: [
      ...[
        'only today',
        'today only',
        'hurry up',
        'hurry!',
        'hurry,',
        'hurry now',
        'last chance',
        'act now',
        'act fast',
        'ends soon',
      ],
      ...['ends today', 'ends tonight', 'ends in', 'expires today', 'before it is too late', 'while stocks last'],
      ...['limited time', 'limited offer', 'limited period', 'limited seats', 'selling fast', 'almost gone'],
      ...['only a few left', 'don’t miss', "don't miss", 'do not miss', 'people are looking at', 'once in a lifetime'],
    ],
    shame: [
      ...['no thanks, i', 'no thanks, i’d rather', 'no, i', "i don't want to save", "i don't want to protect"],
      ...["i don't care", "i'll take the risk", 'i will take the risk', 'i like paying', 'i prefer paying'],
      ...['leave my family', 'stay unprotected', 'remain unprotected', 'continue without protection'],
    ],
    buy: ['buy', 'pay', 'purchase', 'order', 'checkout', 'check out'],
    // Many forms say Send and only show an alert, so a site names these words itself.
    send: [],
    yes: ['yes', 'i agree', 'i accept', 'agree', 'accept', 'allow'],
    no: ['no', 'not', "don't", 'none', 'never', 'without', 'skip', 'decline', 'disagree', 'refuse', 'reject', 'later'],
  },
  hi: {
    pressure: [
      'सिर्फ़ आज',
      'सिर्फ आज',
      'केवल आज',
      'जल्दी करें',
      'जल्दी कीजिए',
      'आखिरी मौका',
      'आख़िरी मौका',
      'सीमित समय',
      'मौका न चूकें',
      'स्टॉक सीमित',
    ],
    shame: ['मुझे बचत नहीं', 'मुझे परवाह नहीं', 'मैं जोखिम उठाऊँगा', 'मैं जोखिम उठाऊंगा', 'परिवार को असुरक्षित'],
    buy: ['खरीदें', 'ख़रीदें', 'भुगतान करें', 'ऑर्डर करें'],
    send: [],
    yes: ['हाँ', 'हां', 'सहमत हूँ', 'सहमत हूं', 'स्वीकार'],
    no: ['नहीं', 'ना', 'बिना', 'बाद में', 'अस्वीकार', 'असहमत', 'छोड़ें'],
  },
};

const kinds: readonly WordList[] = ['pressure', 'shame', 'buy', 'send', 'yes', 'no'];

/** The words of the site's language. A list of the site replaces that of the same name. */
export const wordingOf = ({ site }: Pick<SymbolTable, 'site'>): Wording => (site ? wordingOfSite(site) : none);

const wordingOfSite = perObject(({ data: { language, copy } }: Checked<'site'>): Wording => {
  const code = languageOf(language);
  const own: FairWords = copy?.fair?.words?.[code] ?? {};
  const list = (kind: WordList) => own[kind] ?? shipped[code]?.[kind] ?? [];
  return {
    code,
    lists: Object.fromEntries(kinds.map((kind) => [kind, anyOf(list(kind))])) as Record<WordList, RegExp>,
    excepted: (own.except ?? []).map(({ words, reason }) => ({ words, reason, pattern: anyOf([words]) })),
  };
});

/** A pattern for any of these words, in any letter case. */
const anyOf = (words: readonly string[]): RegExp =>
  words.length === 0 ? /(?!)/gu : new RegExp(wholeWords(words.map(literal)), 'giu');

const none: Wording = {
  code: '',
  lists: Object.fromEntries(kinds.map((kind) => [kind, anyOf([])])) as Record<WordList, RegExp>,
  excepted: [],
};
