import type { Option } from '../../../shared/plan/answers.ts';
import css from './choice.module.css';

/** The label of a choice, with the reason why it cannot be chosen. */
export const ChoiceLabel = ({ choice: { label, unavailable } }: { choice: Pick<Option, 'label' | 'unavailable'> }) =>
  unavailable === undefined ? (
    label
  ) : (
    <span className={css.words}>
      <span>{label}</span> <span className="tiny">{unavailable}</span>
    </span>
  );
