import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { Message } from '../../../shared/plan/message.ts';
import { showAlert } from '../overlay/alert.ts';
import { showToast } from '../overlay/toast.ts';
import { Icon } from './Icon.tsx';

interface SharedAddress {
  readonly title: string;
  /** What the device's dialog takes along, beside the address. */
  readonly text?: string;
  readonly url: string;
}

interface ShareButtonProps {
  /** Named by the block, so that only pages with the button ship the icon. */
  icon: string;
  texts: { readonly label: string; readonly copied: string; readonly failed: Message };
  /** What is shared; without it, the page. */
  shared?: SharedAddress;
}

/** Shares an address with the device's own dialog, or copies it if there is none. */
export function ShareButton({ icon, texts, shared }: ShareButtonProps) {
  return (
    <button type="button" className="button" data-look="secondary" onClick={() => void share(texts, shared)}>
      <Icon name={icon} size={18} />
      {texts.label}
    </button>
  );
}

async function share({ copied, failed }: ShareButtonProps['texts'], given: ShareButtonProps['shared']): Promise<void> {
  const shared: SharedAddress = given ?? { title: document.title, url: location.href };
  const { url } = shared;
  try {
    if (navigator.canShare?.({ url })) return await navigator.share(shared);
    await navigator.clipboard.writeText(url);
    showToast({ message: copied, type: 'success' });
  } catch (error) {
    // The visitor closed the dialog without sharing.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await showAlert(formatMessage(failed, { address: url }));
  }
}
