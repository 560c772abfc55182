import type { OffersShare } from '../../../shared/plan/blocks.generated.ts';
import { ShareButton } from '../../render/elements/ShareButton.tsx';
import { shareAddress } from './ids.ts';

interface ShareProps {
  texts: OffersShare;
  title: string;
  /** Ids of the items. */
  ids: readonly string[];
}

/** Shares an address that names the items, but no answers. */
export function Share({ texts, title, ids }: ShareProps) {
  const { href } = new URL(shareAddress(texts.page, ids), location.origin);
  return <ShareButton icon="share-2" texts={texts} shared={{ title, url: href }} />;
}
