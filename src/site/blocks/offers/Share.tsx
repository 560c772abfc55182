import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Offered } from '../../../shared/plan/offers.ts';
import { ShareButton } from '../../render/elements/ShareButton.tsx';
import { offerId, shareAddress } from './ids.ts';
import { itemLines, offersCallBack } from './priceWords.ts';

interface ShareProps {
  block: OffersBlock;
  /** The items, each with its form. */
  shown: readonly { readonly form: string; readonly offered: Offered }[];
}

/**
 * Shares an address that names the items, their prices and what these are for, but no other answers; with the lines of
 * the items, if any.
 */
export function Share({ block, shown }: ShareProps) {
  const { heading: title, share: texts } = block;
  if (!texts) return null;
  const named = shown.map(({ form, offered: { item, price, told, changed } }) => ({
    id: offerId(form, item.id),
    ...(price !== undefined && { price }),
    ...(told && { told }),
    ...(changed && { changed }),
  }));
  const { href } = new URL(shareAddress(texts.page, named), location.origin);
  const lines = offersCallBack(block)
    ? itemLines(
        block,
        shown.map(({ offered }) => offered),
      )
    : [];
  const message = encodeURIComponent([title, ...lines, href].join('\n'));
  return (
    <>
      <ShareButton icon="share-2" texts={texts} shared={{ title, text: lines.join('\n'), url: href }} />
      {texts.whatsApp !== undefined && (
        <a
          className="button"
          data-look="secondary"
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.whatsApp}
        </a>
      )}
    </>
  );
}
