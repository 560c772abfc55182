import type { OffersShare } from '../../../shared/plan/blocks.generated.ts';
import { ShareButton } from '../../render/elements/ShareButton.tsx';
import { addressOf } from './ids.ts';

interface ShareProps {
  texts: OffersShare;
  title: string;
  /** Of the items. */
  ids: readonly string[];
}

/** Hands on an address that names the items, and none of the answers. */
export function Share({ texts, title, ids }: ShareProps) {
  const { href } = new URL(addressOf(texts.page, ids), location.origin);
  return <ShareButton icon="share-2" texts={texts} shared={{ title, url: href }} />;
}
