import type { Answer, Option } from '../../../shared/plan/answers.ts';
import css from '../../render/controls/choice.module.css';
import { TileInput } from './TileInput.tsx';
import { choiceAttributes, type Control } from './control.ts';

interface TileChoicesProps {
  control: Control<Answer>;
  options: readonly Option[];
  chosen: readonly unknown[];
  /** Whether more than one can be chosen. */
  several?: boolean;
  /**
   * The size of the cards. small: for short labels · wide: for labels with a long note · low: for short labels with a
   * short note.
   */
  size?: 'small' | 'wide' | 'low';
  onChoose: (option: Option) => void;
}

/** Choices of a field as a grid of cards. */
export function TileChoices({ control, options, chosen, several = false, size, onChoose }: TileChoicesProps) {
  return (
    <div className={css.tiles} data-size={size}>
      {options.map((option, index) => (
        <TileInput
          key={option.value}
          {...choiceAttributes(control, options, index)}
          type={several ? 'checkbox' : 'radio'}
          required={!several && control.field.required}
          value={option.value}
          checked={chosen.includes(option.value)}
          onChange={() => onChoose(option)}
          option={option}
        />
      ))}
    </div>
  );
}
