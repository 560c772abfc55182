import { aboutItem } from '../../../shared/engine/offers.ts';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Offer } from '../../../shared/plan/config.generated.ts';
import type { OffersPlan } from '../../../shared/plan/offers.ts';
import { toldIn, type SharedOffer } from './ids.ts';
import { priceWords } from './priceWords.ts';

/** The price in an address, and what it was for. A module of its own, because only links need it. */
export function sharedWords(
  { price, told }: SharedOffer,
  item: Offer,
  plan: OffersPlan,
  block: OffersBlock,
): string | undefined {
  const about = aboutItem(item, toldIn(told, plan), plan);
  return priceWords(block, { item, lines: [], ...(price !== undefined && { price }), ...(about && { about }) });
}
