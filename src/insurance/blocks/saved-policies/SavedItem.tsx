import { formatMessage } from '../../../engine/format/message.ts';
import type { SavedItem as Saved } from '../../../storage/savedItems.ts';
import type { Option } from '../../../plan/answers.ts';
import type { SavedPoliciesBlock } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import { useList, useSite } from '../../../render/context.tsx';
import { PolicyFigures } from '../../elements/PolicyFigures.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import { PolicyLink } from '../../elements/PolicyLink.tsx';
import css from './view.module.css';

interface SavedItemProps {
  block: SavedPoliciesBlock;
  saved: Saved;
  /** Undefined while it is on its way, and when it could not be loaded. */
  policy: Policy | undefined;
  isLoading: boolean;
  /** `name` is the name that the visitor reads. */
  remove(name: string): void;
}

/** One saved policy with its figures, a link to it, and the button that removes it. */
export function SavedItem({ block, saved, policy, isLoading, remove }: SavedItemProps) {
  const { labels, types, loading } = block;
  const { language } = useSite().site;
  const type = useList<Option>(types).find(({ value }) => value === policy?.type)?.label;
  // When the policy could not be loaded, its id still says which one it is.
  const name = policy?.name ?? saved.id;
  const date = dayOf(saved.savedAt, language);
  return (
    <li className={`card ${css.item}`}>
      <div>
        {type && <p className={css.type}>{type}</p>}
        {isLoading ? (
          <p className={css.status}>{loading}</p>
        ) : (
          <Heading level={3}>{policy ? <PolicyLink id={policy.id}>{name}</PolicyLink> : name}</Heading>
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
