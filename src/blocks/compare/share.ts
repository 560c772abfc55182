import { formatMessage } from '../../engine/format/message.ts';
import type { CompareShare } from '../../plan/blocks.generated.ts';
import { showAlert } from '../../render/overlay/alert.ts';
import { showToast } from '../../render/overlay/toast.ts';

/** Offers the page's address to the device's own ways to share; where it has none, copies it. */
export async function shareAddress({ copied, failed }: CompareShare): Promise<void> {
  const { href: url } = location;
  try {
    if (navigator.canShare?.({ url })) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    showToast({ message: copied, type: 'success' });
  } catch (error) {
    // The visitor thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await showAlert(formatMessage(failed, { address: url }));
  }
}
