import { asRead, distinct } from '../../shared/engine/format/as-read.ts';
import type { Claim } from '../../shared/plan/config.generated.ts';
import type { Basis, PagePlan } from '../../shared/plan/page.ts';
import type { Checked } from '../check/checked.ts';
import { readTexts, type Claiming } from '../lint/claims.ts';
import { usesOf } from '../model/uses.ts';
import { catalogOf } from '../resolve/catalogs.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * By the index of the block: the claims that a visitor reads in it, one entry for each basis. They are those of the
 * page inside the block, and those of the forms, wizards, lists and catalogs that it shows.
 */
export function shownBasis(page: Checked<'page'>, symbols: SymbolTable): NonNullable<PagePlan['basis']> {
  const found = (page.data.blocks ?? []).map((_, index) => {
    const shown = shownIn(page, index, symbols).flatMap(({ data }) => data.claims ?? []);
    return [index, basisOf([...claimsIn(page, index, symbols), ...shown])] as const;
  });
  return Object.fromEntries(found.filter(([, basis]) => basis.length > 0));
}

/** Claims with the same basis become one entry. */
export const basisOf = (claims: readonly Claim[]): Basis[] =>
  distinct(claims.map(({ basis }) => basis)).map((basis) => ({
    basis,
    figures: distinct(claims.filter((claim) => asRead(claim.basis) === asRead(basis)).map(({ words }) => words)),
  }));

/** The page's own claims inside a block. */
function claimsIn(page: Checked<'page'>, index: number, symbols: SymbolTable): Claim[] {
  const { claims = [] } = page.data;
  if (claims.length === 0) return [];
  const texts = readTexts(page, symbols)
    .filter(({ path }) => isIn(index, path))
    .map(({ value }) => value.toLowerCase());
  return claims.filter(({ words }) => texts.some((text) => text.includes(words.toLowerCase())));
}

/** The other files whose texts a block shows. */
function shownIn(page: Checked<'page'>, index: number, symbols: SymbolTable): Claiming[] {
  const { contracts, forms, wizards, lists, catalogs } = symbols;
  const named = references(page.data, 'page.schema.json', contracts).filter(({ path }) => isIn(index, path));
  const direct = named.flatMap(({ kind, value }): Claiming[] => {
    const source = { form: forms, wizard: wizards, list: lists }[kind]?.get(value);
    return source ? [source] : [];
  });
  const inner = direct.flatMap((source) => [...usesOf(source, symbols).lists].flatMap((id) => lists.get(id) ?? []));
  const block = page.data.blocks?.[index];
  const served = block && catalogOf(block, { catalogs });
  return [...new Set([...direct, ...inner, ...(served ? [served] : [])])];
}

const isIn = (index: number, [top, block]: readonly (string | number)[]): boolean =>
  top === 'blocks' && Number(block) === index;
