import { escapePattern } from '../../shared/engine/format/escape.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Claim } from '../../shared/plan/config.generated.ts';
import type { Checked } from '../check/checked.ts';
import { placeInside, placeOf, type SiteKind, type Path, type Source } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { visibleTexts, type VisibleText } from './copy/texts.ts';

/**
 * Words that promise more than others do, or put a figure on the product, so that a reader may ask for their basis: a
 * discount, a price, a count that is rounded up, a superlative. `copy.promises` of site.yaml has those of its trade.
 */
const promises: readonly RegExp[] = [
  /\bup to [\d.,]+ ?%(?= *(?:off|discount|online|first))/gi,
  /\bdiscounts? of (?:up to )?[\d.,]+ ?%|[\d.,]+ ?% (?:first-year |online )?discount/gi,
  /\b(?:best|cheapest|lowest prices?|fastest|biggest|leading|number one|no\. ?1|guaranteed|unbeatable|most (?:trusted|popular))\b/gi,
];

/**
 * The promises of any trade, and those of the site's: prices in its currency, and words with the number before them,
 * such as 98 % paid.
 */
const promisesOf = ({ site }: SymbolTable): readonly RegExp[] => [
  ...promises,
  ...[site?.data.money?.sign ?? []].flat().map((sign) => priceWith(escapePattern(sign.trim()))),
  ...(site?.data.copy?.promises ?? []).map((words) => new RegExp(`(?:[\\d.,]+ ?)?${escapePattern(words)}`, 'gi')),
];

const priceWith = (sign: string): RegExp => new RegExp(`${sign} ?[\\d.,]+ ?(?:\\/|per )(?:day|month|year)`, 'gi');

/**
 * Counts that are rounded up, such as 10M+, in the units of the site too. In the label of an option they are an answer:
 * an income of 10M+.
 */
function roundedUp({ site }: SymbolTable): RegExp {
  const units = (site?.data.money?.units ?? []).flatMap(({ name, also = [] }) => [name, ...also]).map(escapePattern);
  return new RegExp(`\\b\\d[\\d.,]* ?(?:${['k', 'm', ...units].join('|')})?\\+(?! ?\\d)`, 'gi');
}

/** Keys at the top of a file whose texts are not shown on the site. */
const unread: readonly unknown[] = ['claims', 'examples', 'formerConsent'];

/**
 * Checks that every claim in a file has a basis, and every basis its claim.
 * Problems: claim/no-basis, claim/unused, claim/expired, claim/not-yet
 */
export function lintClaims(source: Claiming, symbols: SymbolTable, today = symbols.today): Problem[] {
  const based = source.data.claims ?? [];
  const known = based.map(({ words }) => words.toLowerCase());
  const texts = readTexts(source, symbols);
  const [promised, rounded] = [promisesOf(symbols), roundedUp(symbols)];
  const unfounded = texts.flatMap((text) =>
    spans(text, isAnswer(source, text.path) ? promised : [...promised, rounded])
      .filter((span) => !known.some((words) => meets(text, span, words)) && !isConstant(source, text.path))
      .map((span) => ({ path: text.path, claim: text.value.slice(...span) })),
  );
  return [
    ...unfounded.map(({ path, claim }) => say.noBasis(placeInside(source, path, claim), claim)),
    ...based.flatMap(({ words }, index) =>
      texts.some(({ value }) => value.toLowerCase().includes(words.toLowerCase()))
        ? []
        : [say.uselessBasis(placeOf(source, ['claims', index, 'words']), words)],
    ),
    ...based.flatMap((claim, index) => lintDays(source, ['claims', index], claim, today)),
  ];
}

/** A file that can state the basis of its claims. */
export type Claiming = Checked<Exclude<SiteKind, 'constants' | 'table'>>;

/** Indexes in a text: the first character, and the one after the last. */
type TextSpan = readonly [number, number];

/** Where claims are in a text. A figure that is there to impress is a claim as a whole. */
function spans({ value, isClaim }: VisibleText, claims: readonly RegExp[]): TextSpan[] {
  if (isClaim) return [[0, value.length]];
  return claims.flatMap((claim) =>
    [...value.matchAll(claim)].map((match): TextSpan => [match.index, match.index + match[0].length]),
  );
}

/** Whether the words of a basis overlap with a claim in a text. */
function meets({ value }: VisibleText, [from, to]: TextSpan, words: string): boolean {
  const text = value.toLowerCase();
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1))
    if (start < to && start + words.length > from) return true;
  return false;
}

/** The texts of a file that visitors read and that may contain claims. */
export const readTexts = (source: Checked, symbols: SymbolTable): VisibleText[] =>
  visibleTexts(source, symbols).filter(({ path: [top] }) => !unread.includes(top));

/** Whether a text is said by a visitor, not by the site. */
const isAnswer = ({ kind, data }: Claiming, path: Path): boolean =>
  kind === 'list' && data.of === 'options' && path.at(-1) === 'label';

/** Whether a text is taken from a constant, which has its own source. */
const isConstant = (source: Source, path: Path): boolean =>
  source.elsewhere?.(path, 'value')?.file.startsWith('config/constants/') === true;

function lintDays(source: Checked, path: Path, { words, asOf, validUntil }: Claim, today: string): Problem[] {
  return [
    ...(asOf > today ? [say.claimNotYet(placeOf(source, [...path, 'asOf']), asOf)] : []),
    ...(validUntil !== undefined && validUntil < today
      ? [say.claimExpired(placeOf(source, [...path, 'validUntil']), words, validUntil)]
      : []),
  ];
}
