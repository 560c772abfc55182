import { useSyncExternalStore } from 'react';
import { formatMessage } from '../../engine/format/message.ts';
import type { Message } from '../../plan/message.ts';
import { openStorage } from '../../storage/device.ts';
import { savedPolicies, type SavedPolicies, type SavedPolicy } from './savedPolicies.ts';
import { useSite } from '../../render/context.tsx';
import { showToast } from '../../render/overlay/toast.ts';

let shared: SavedPolicies | undefined;
let isFollowingTabs = false;

/** The one store of saved policies that all components of this tab share (spec 3.01). */
function useStore(): SavedPolicies {
  const { savedPolicies: key, longestList } = useSite().site.storage;
  return (shared ??= savedPolicies(
    openStorage(() => localStorage),
    // The contracts of the blocks that save say so in x-needs.
    key!,
    longestList,
  ));
}

/** The policies that are saved on this device, in the order of saving. None in the prerendered page. */
export function useSavedPolicies(): readonly SavedPolicy[] {
  const store = useStore();
  return useSyncExternalStore(subscribe, store.get, store.getServer);
}

/**
 * With its first listener the store begins to follow other tabs. It never stops, so that it misses no change while the
 * visitor goes from one page to the next.
 */
function subscribe(listener: () => void): () => void {
  if (!shared) return () => undefined;
  if (!isFollowingTabs) shared.connect(window);
  isFollowingTabs = true;
  return shared.subscribe(listener);
}

interface NamedPolicy {
  readonly id: string;
  readonly name: string;
}

/**
 * Saves and removes policies, with a notice that offers to undo it. `forget` removes without a word.
 * Takes    `onUndone`: called after an undo, to move the focus
 */
export function useSaving() {
  const saving = useSite().site.saving!;
  const store = useStore();
  // The notice's id is the policy's, so that the latest notice about a policy replaces the one before.
  const notify = ({ id, name }: NamedPolicy, message: Message, undo: () => unknown, onUndone?: () => void) =>
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
    save(policy: NamedPolicy, onUndone?: () => void) {
      const isOnDevice = store.add(policy.id);
      notify(policy, isOnDevice ? saving.saved : saving.untilClosed, () => store.remove(policy.id), onUndone);
    },
    remove(policy: NamedPolicy, onUndone?: () => void) {
      const before = store.get().find(({ id }) => id === policy.id);
      store.remove(policy.id);
      notify(policy, saving.removed, () => before && store.putBack(before), onUndone);
    },
  };
}
