import { formatMessage } from '../../engine/format/message.ts';
import type { Message } from '../../plan/message.ts';
import { useSite } from '../context.tsx';
import { showToast } from '../overlay/toast.ts';
import { useSavedStore } from './useSavedPolicies.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Saves and removes policies, says so, and offers to undo it. `undone` is called after that, to move the focus. */
export function useSaving() {
  const { saving } = useSite().site;
  const store = useSavedStore();
  // One notice a policy: its latest.
  const tell = ({ id, name }: Named, message: Message, undo: () => unknown, undone?: () => void) =>
    showToast({
      id: `saved-${id}`,
      type: 'success',
      message: formatMessage(message, { name }),
      action: {
        label: saving.undo,
        onClick() {
          undo();
          undone?.();
        },
      },
    });
  return {
    save(policy: Named, undone?: () => void) {
      const isKept = store.add(policy.id);
      tell(policy, isKept ? saving.saved : saving.untilClosed, () => store.remove(policy.id), undone);
    },
    remove(policy: Named, undone?: () => void) {
      const before = store.get().find(({ id }) => id === policy.id);
      store.remove(policy.id);
      tell(policy, saving.removed, () => before && store.putBack(before), undone);
    },
  };
}
