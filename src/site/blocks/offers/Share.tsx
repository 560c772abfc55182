import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { OffersCallBack, OffersShare } from '../../../shared/plan/blocks.generated.ts';
import type { Offered } from '../../../shared/plan/offers.ts';
import { ShareButton } from '../../render/elements/ShareButton.tsx';
import { offerId, shareAddress } from './ids.ts';

interface ShareProps {
  texts: OffersShare;
  title: string;
  /** The line of an item. */
  line: OffersCallBack['item'];
  /** The items, each with its form. */
  shown: readonly { readonly form: string; readonly offered: Offered }[];
}

/** Shares an address that names the items and their prices, but no answers; with what each price is for, in words. */
export function Share({ texts, title, line, shown }: ShareProps) {
  const named = shown.map(({ form, offered: { item, price } }) => ({
    id: offerId(form, item.id),
    ...(price !== undefined && { price }),
  }));
  const { href } = new URL(shareAddress(texts.page, named), location.origin);
  const text = shown
    .map(({ offered: { item, price, about } }) => formatMessage(line, { name: item.name, by: item.by, price, about }))
    .join('\n');
  const message = encodeURIComponent([title, text, href].join('\n'));
  return (
    <>
      <ShareButton icon="share-2" texts={texts} shared={{ title, text, url: href }} />
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
