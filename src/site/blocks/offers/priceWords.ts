import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Offered } from '../../../shared/plan/offers.ts';

/** A block that offers a call. */
export type OffersWithCallBack = OffersBlock & Required<Pick<OffersBlock, 'callBack'>>;

/** A price and what it is for, as a card says them; undefined without a price. */
export const priceWords = ({ price: words }: OffersBlock, { price, about, once }: Offered): string | undefined =>
  price === undefined ? undefined : [formatMessage(words, { price, once }), about].filter(Boolean).join(' ');

/** The lines of items in a text: in a request for a call, and in what is shared. */
export const itemLines = (block: OffersWithCallBack, shown: readonly Offered[]): string[] =>
  shown.map((offered) => {
    const { name, by } = offered.item;
    return formatMessage(block.callBack.item, { name, by, price: priceWords(block, offered) });
  });

/** Whether a block offers a call. */
export const offersCallBack = (block: OffersBlock): block is OffersWithCallBack => block.callBack !== undefined;
