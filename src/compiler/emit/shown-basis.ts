import type { Claim } from '../../plan/config.generated.ts';
import type { Basis, BlockPlan, PagePlan } from '../../plan/page.ts';
import { textsOf } from '../lint/claims.ts';

/** By the number of the block: the claims that a visitor reads in it, one entry for each thing that they rest on. */
export function shownBasis(blocks: readonly BlockPlan[], claims: readonly Claim[]): NonNullable<PagePlan['basis']> {
  const found = blocks.map((block, index) => [index, basisOf(block, claims)] as const);
  return Object.fromEntries(found.filter(([, basis]) => basis.length > 0));
}

function basisOf(block: BlockPlan, claims: readonly Claim[]): Basis[] {
  const texts = textsOf(block, []).map(({ value }) => value.toLowerCase());
  const shown = claims.filter(({ words }) => texts.some((text) => text.includes(words.toLowerCase())));
  return [...new Set(shown.map(({ basis }) => basis))].map((basis) => ({
    basis,
    figures: shown.filter((claim) => claim.basis === basis).map(({ words }) => words),
  }));
}
