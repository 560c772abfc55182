import { messageFor } from '../../api/errors.ts';
import type { CompareEmpty, CompareError } from '../../plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import styles from './view.module.css';

/** When no policy fits. */
export function Empty({ heading, text, reset, onReset }: CompareEmpty & { onReset: () => void }) {
  return (
    <div className={`card ${styles.note}`}>
      <Icon name="search" size={28} className={styles.noteIcon} />
      <Heading level={3}>{heading}</Heading>
      <p>{text}</p>
      <button type="button" className="button" data-look="secondary" onClick={onReset}>
        {reset}
      </button>
    </div>
  );
}

interface FailedProps extends CompareError {
  error?: Error;
  level?: 2 | 3;
  onRetry(): void;
}

/** When the policies could not be loaded, with the call's own words where it has some (spec 8.01). */
export function Failed({ heading, text, error, level = 3, onRetry }: FailedProps) {
  const { retry } = useSite().site.texts;
  return (
    <div role="alert" className={`card ${styles.note}`}>
      <Icon name="circle-alert" size={28} className={styles.noteIcon} />
      <Heading level={level}>{heading}</Heading>
      <p>{messageFor(error) ?? <Rich text={text} />}</p>
      <button type="button" className="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
