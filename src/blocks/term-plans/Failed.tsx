import { messageFor } from '../../api/errors.ts';
import type { TermError } from '../../plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import css from './view.module.css';

/** When the plans could not be loaded, with the call's own words where it has some (spec 8.01). */
export function Failed({ heading, text, error, onRetry }: TermError & { error?: Error; onRetry: () => void }) {
  const { retry } = useSite().site.texts;
  return (
    <div role="alert" className={`card ${css.note}`}>
      <Icon name="circle-alert" size={28} className={css.noteIcon} />
      <Heading level={3}>{heading}</Heading>
      <p>{messageFor(error) ?? <Rich text={text} />}</p>
      <button type="button" className="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
