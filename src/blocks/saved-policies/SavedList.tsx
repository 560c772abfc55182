import { useQueries } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { messageFor } from '../../api/errors.ts';
import { isGone, policyOf } from '../../api/policy.ts';
import { useApi } from '../../api/useApi.ts';
import type { SavedPoliciesBlock } from '../../plan/blocks.generated.ts';
import { LoadFailed } from '../../render/loading/placeholders.tsx';
import { withApi } from '../../render/loading/withApi.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { useSavedPolicies, useSaving } from '../../render/saved/useSavedPolicies.ts';
import { useHydrated } from '../../render/useHydrated.ts';
import { SavedItem } from './SavedItem.tsx';
import css from './view.module.css';

interface SavedListProps {
  block: SavedPoliciesBlock;
  /** Drawn in the prerendered page, which cannot know what the device has saved. */
  prerendered: ReactNode;
}

function SavedList({ block, prerendered }: SavedListProps) {
  return useHydrated() ? <List block={block} /> : prerendered;
}

export default withApi(SavedList);

/** The saved policies with the latest first, or that there are none. */
function List({ block }: { block: SavedPoliciesBlock }) {
  const { heading, empty } = block;
  const saved = [...useSavedPolicies()].reverse().sort((a, b) => b.savedAt - a.savedAt);
  const { remove } = useSaving();
  const api = useApi();
  const found = useQueries({ queries: saved.map(({ id }) => policyOf(api, id)) });
  const failed = found.filter(({ error }) => error !== null && !isGone(error));
  const top = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its policy, and Undo with its notice, so the focus goes to the list.
  const focusList = () => top.current?.focus();
  return (
    <div ref={top} role="group" aria-label={heading} tabIndex={-1}>
      {saved.length === 0 && (
        <div className={`card ${css.empty}`}>
          <p>{empty.text}</p>
          <SiteLink href={empty.link.href} className="button" data-look="secondary">
            {empty.link.label}
          </SiteLink>
        </div>
      )}
      {failed[0] && (
        <LoadFailed className={css.failed} onRetry={() => failed.forEach(({ refetch }) => void refetch())}>
          {messageFor(failed[0].error) ?? <Rich text={block.failed} />}
        </LoadFailed>
      )}
      {saved.length > 0 && (
        <ul className={css.list}>
          {saved.map((policy, index) => (
            <SavedItem
              key={policy.id}
              block={block}
              saved={policy}
              found={found[index]!}
              remove={(name) => {
                remove({ id: policy.id, name }, focusList);
                focusList();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
