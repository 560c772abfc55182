import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Claim } from '../../plan/config.generated.ts';
import type { Checked } from '../check/checked.ts';
import { placeInside, placeOf, type Path } from '../read/source.ts';
import { todayInIndia } from './validity.ts';

/**
 * Words that promise more than others do, or put a figure on what is sold, so that a reader may ask what they rest on:
 * a discount, a price, a share of claims, a count that is rounded up, a superlative.
 */
const claims: readonly RegExp[] = [
  /\bup to [\d.,]+ ?%(?= *(?:off|discount|online|first))/gi,
  /\bdiscounts? of (?:up to )?[\d.,]+ ?%|[\d.,]+ ?% (?:first-year |online )?discount/gi,
  /₹ ?[\d.,]+ ?(?:\/|per )(?:day|month|year)/gi,
  /[\d.,]+ ?% claim/gi,
  /\b\d[\d.,]* ?(?:k|m|lakh|cr|crore)?\+(?! ?\d)/gi,
  /\b(?:best|cheapest|lowest (?:prices?|premiums)|fastest|biggest|leading|number one|no\. ?1|guaranteed|unbeatable|most (?:trusted|popular))\b/gi,
];

/** Blocks whose figures are there to impress, so that each of them is a claim. */
const figures: readonly string[] = ['stats'];

/** Keys whose words no visitor reads, and what the page takes from constants, which have their own source. */
const unread: readonly string[] = [
  'claims',
  'defaults',
  'block',
  'id',
  'href',
  'icon',
  'picture',
  'form',
  'list',
  'path',
  'src',
  'also',
];

/**
 * Checks that every claim on a page has a basis, and every basis its claim.
 * Problems: claim/no-basis, claim/unused, claim/expired, claim/not-yet
 */
export function lintClaims(page: Checked<'page'>, today = todayInIndia()): Problem[] {
  const based = page.data.claims ?? [];
  const known = based.map(({ words }) => words.toLowerCase());
  const texts = textsOf(page.data, []);
  const unfounded = texts.flatMap((text) =>
    spans(text)
      .filter((span) => !known.some((words) => meets(text, span, words)))
      .map((span) => ({ path: text.path, claim: text.value.slice(...span) })),
  );
  return [
    ...unfounded.map(({ path, claim }) => say.noBasis(placeInside(page, path, claim), claim)),
    ...based.flatMap(({ words }, index) =>
      texts.some(({ value }) => value.toLowerCase().includes(words.toLowerCase()))
        ? []
        : [say.uselessBasis(placeOf(page, ['claims', index, 'words']), words)],
    ),
    ...based.flatMap((claim, index) => lintDays(page, ['claims', index], claim, today)),
  ];
}

interface Found {
  readonly path: Path;
  readonly value: string;
  /** Whether it is a value in a block of figures. */
  readonly isFigure: boolean;
}

/** Indexes in a text: the first letter, and the one after the last. */
type Span = readonly [number, number];

/** Where claims stand in a text. A figure is a claim as a whole. */
function spans({ value, isFigure }: Found): Span[] {
  if (isFigure) return [[0, value.length]];
  return claims.flatMap((claim) =>
    [...value.matchAll(claim)].map((match): Span => [match.index, match.index + match[0].length]),
  );
}

/** Whether the words of a basis overlap with a claim in a text. */
function meets({ value }: Found, [from, to]: Span, words: string): boolean {
  const text = value.toLowerCase();
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1))
    if (start < to && start + words.length > from) return true;
  return false;
}

/** The texts of a page or block that visitors read. */
export function textsOf(data: unknown, path: Path, inFigures = false): Found[] {
  if (typeof data === 'string') return [{ path, value: data, isFigure: inFigures && path.at(-1) === 'value' }];
  if (!data || typeof data !== 'object') return [];
  const isFigures = inFigures || ('block' in data && figures.includes(String(data.block)));
  return Object.entries(data)
    .filter(([key]) => !unread.includes(key))
    .flatMap(([key, inner]) => textsOf(inner, [...path, Array.isArray(data) ? Number(key) : key], isFigures));
}

function lintDays(page: Checked, path: Path, { words, asOf, validUntil }: Claim, today: string): Problem[] {
  return [
    ...(asOf > today ? [say.claimNotYet(placeOf(page, [...path, 'asOf']), asOf)] : []),
    ...(validUntil !== undefined && validUntil < today
      ? [say.claimExpired(placeOf(page, [...path, 'validUntil']), words, validUntil)]
      : []),
  ];
}
