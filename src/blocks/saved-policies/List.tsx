import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageFor } from '../../api/errors.ts';
import { isGone, policyOf } from '../../api/policy.ts';
import { useApi } from '../../api/useApi.ts';
import type { SavedPoliciesBlock } from '../../plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { useSavedPolicies } from '../../render/saved/useSavedPolicies.ts';
import { useSaving } from '../../render/saved/useSaving.ts';
import { Item } from './Item.tsx';
import css from './view.module.css';

/** The saved policies, the latest first; or that there are none. Needs a QueryProvider. */
export function List({ block }: { block: SavedPoliciesBlock }) {
  const { heading, empty } = block;
  const saved = [...useSavedPolicies()].reverse().sort((a, b) => b.savedAt - a.savedAt);
  const { remove } = useSaving();
  const api = useApi();
  const found = useQueries({ queries: saved.map(({ id }) => policyOf(api, id)) });
  const failed = found.filter(({ error }) => error !== null && !isGone(error));
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its policy, and Undo with its notice.
  const stay = () => top.current?.focus();
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
        <Failed
          text={block.failed}
          error={failed[0].error}
          retry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      {saved.length > 0 && (
        <ul className={css.list}>
          {saved.map((policy, index) => (
            <Item
              key={policy.id}
              block={block}
              saved={policy}
              found={found[index]!}
              remove={(name) => {
                remove({ id: policy.id, name }, stay);
                stay();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Failed({ text, error, retry }: { text: string; error: Error | null; retry: () => void }) {
  const { texts } = useSite().site;
  return (
    <div role="alert" className={css.failed}>
      <p>{messageFor(error) ?? <Rich text={text} />}</p>
      <button type="button" className="button" data-look="secondary" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
