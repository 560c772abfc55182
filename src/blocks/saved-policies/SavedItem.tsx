import type { UseQueryResult } from '@tanstack/react-query';
import { isGone } from '../../api/policy.ts';
import { formatMessage } from '../../engine/format/message.ts';
import type { SavedPolicy } from '../../storage/savedPolicies.ts';
import type { Option } from '../../plan/answers.ts';
import type { SavedPoliciesBlock } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { useList, useSite } from '../../render/context.tsx';
import { PolicyFigures } from '../../render/elements/Amount.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import css from './view.module.css';

interface SavedItemProps {
  block: SavedPoliciesBlock;
  saved: SavedPolicy;
  found: UseQueryResult<Policy>;
  /** `name` is the name that the visitor reads. */
  remove(name: string): void;
}

/** One saved policy with its figures, a link to it, and the button that removes it. */
export function SavedItem({ block, saved, found, remove }: SavedItemProps) {
  const { labels, types, unknown, loading } = block;
  const { language } = useSite().site;
  const { data: policy, error, isPending } = found;
  const type = useList<Option>(types).find(({ value }) => value === policy?.type)?.label;
  // When the policy could not be loaded, its id still says which one it is.
  const name = policy?.name ?? (isGone(error) ? unknown : saved.id);
  const date = dayOf(saved.savedAt, language);
  return (
    <li className={`card ${css.item}`}>
      <div>
        {type && <p className={css.type}>{type}</p>}
        {isPending ? (
          <p className={css.status}>{loading}</p>
        ) : (
          <Heading level={3}>{policy ? <SiteLink href={`/policy/${policy.id}`}>{name}</SiteLink> : name}</Heading>
        )}
        <p className={css.small}>
          {[policy?.provider, date && formatMessage(labels.savedOn, { date })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {policy && <PolicyFigures policy={policy} labels={labels} className={css.figures} />}
      <button type="button" className="button" data-look="quiet" onClick={() => remove(name)}>
        <Icon name="trash" size={18} />
        {block.remove}
        <span className="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}

/**
 * The day of a time in ms, in the site's language; '' when there is no such day, because the stored time was damaged.
 */
function dayOf(time: number, language: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date);
}
