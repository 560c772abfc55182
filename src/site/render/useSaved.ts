import { useSyncExternalStore } from 'react';
import { formatMessage } from '../../shared/engine/format/message.ts';
import type { Message } from '../../shared/plan/message.ts';
import { savedStore, type SavedList } from '../storage/lists.ts';
import type { SavedItem, SavedItems, SeenItem } from '../storage/savedItems.ts';
import { useSite } from './context.tsx';
import { showToast } from './overlay/toast.ts';

const useStore = (list: SavedList): SavedItems => savedStore(list, useSite().site.storage);

/** The saved things on this device, in the order of saving. Empty in the prerendered page. */
export function useSaved(list: SavedList): readonly SavedItem[] {
  const store = useStore(list);
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}

/** What can be saved: its id, and the name that the visitor reads. */
export interface Savable extends SeenItem {
  readonly id: string;
  readonly name: string;
}

/**
 * Saves and removes things, with a notice that offers to undo it. `forget` removes without a notice.
 * Takes    `onUndone`: called after an undo, to move the focus
 */
export function useSaving(list: SavedList) {
  const saving = useSite().site.saving!;
  const store = useStore(list);
  // The notice's id is that of the item, so that the latest notice about it replaces the one before.
  const notify = ({ id, name }: Savable, message: Message, undo: () => unknown, onUndone?: () => void) =>
    showToast({
      id: `saved-${id}`,
      type: 'success',
      message: formatMessage(message, { name }),
      action: {
        label: saving.undo,
        onClick() {
          undo();
          onUndone?.();
        },
      },
    });
  return {
    forget: store.remove,
    save(item: Savable, onUndone?: () => void) {
      const isOnDevice = store.add(item.id, item);
      notify(item, isOnDevice ? saving.saved : saving.untilClosed, () => store.remove(item.id), onUndone);
    },
    remove(item: Savable, onUndone?: () => void) {
      const before = store.get().find(({ id }) => id === item.id);
      store.remove(item.id);
      notify(item, saving.removed, () => before && store.putBack(before), onUndone);
    },
  };
}
