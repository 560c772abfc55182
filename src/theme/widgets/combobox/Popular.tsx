import type { Option } from '../../../plan/answers.ts';
import css from './widget.module.css';

interface PopularProps {
  label: string;
  options: readonly Option[];
  /** The label that stands in the box. */
  chosen: string | undefined;
  onChoose: (option: Option) => void;
}

/** The first suggestions as buttons, for who would rather press than type. */
export function Popular({ label, options, chosen, onChoose }: PopularProps) {
  return (
    <div className={css.popular} role="group" aria-label={label}>
      <span className={css.name} aria-hidden="true">
        {label}
      </span>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.chip}
          aria-pressed={option.label === chosen}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
