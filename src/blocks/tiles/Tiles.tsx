import { useEffect, useRef } from 'react';
import type { Option } from '../../plan/answers.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { adoptEarlyInput } from '../../render/form/earlyInput.ts';
import css from './view.module.css';

interface TilesProps {
  name: string;
  question: string;
  options: readonly Option[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Radio buttons that look like tiles. */
export function Tiles({ name, question, options, chosen, onChoose }: TilesProps) {
  const tiles = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (tiles.current) adoptEarlyInput(tiles.current);
  }, []);
  return (
    <fieldset ref={tiles} className={css.tiles}>
      <legend className={css.question}>{question}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={css.tile}>
          <input
            type="radio"
            className="visually-hidden"
            name={`tile-${name}`}
            value={option.value}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          {option.icon && <Icon name={option.icon} size={28} />}
          <span className={css.name}>{option.label}</span>
          {option.note && <span className={css.note}>{option.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
