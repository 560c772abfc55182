import { useState } from 'react';
import { isEmpty } from '../../engine/answers.ts';
import type { Option } from '../../plan/answers.ts';
import { choicesOf, matching, parentOf, toggled } from '../../render/form/choices.ts';
import { TileInput } from '../../render/form/TileInput.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import { choiceAttributes, useAnswers, useControl } from '../../render/form/useControl.ts';
import css from '../../render/form/choice.module.css';
import { TileSearch } from './TileSearch.tsx';

interface Options {
  exclusive?: string | number;
  search?: { name: string; label: string; none: string };
  first?: string;
  none?: string;
}

/** Choices drawn as cards: one of them, or several when the answer is a list. */
function Tiles(props: FieldWidgetProps) {
  const control = useControl<string | number | readonly (string | number)[]>(props);
  const { id, field, schema, store, value } = control;
  const answers = useAnswers(store);
  const [words, setWords] = useState('');
  const { exclusive, search, first, none }: Options = field.options;
  const choices = choicesOf(field, schema, answers);
  const parent = parentOf(field);
  if (parent !== undefined && isEmpty(answers[parent]) && first) return <p className={css.note}>{first}</p>;
  if (choices.length === 0) return none ? <p className={css.note}>{none}</p> : null;

  const several = schema.type === 'array';
  const chosen = several ? (value as readonly (string | number)[] | undefined) ?? [] : [value];
  const choose = (option: Option): void =>
    control.change(several ? toggled(chosen as (string | number)[], option.value, choices, exclusive) : option.value);
  const shown = matching(choices, words);
  return (
    <>
      {search && <TileSearch id={`${id}-search`} search={search} found={shown.length} onWords={setWords} />}
      <div className={css.tiles}>
        {shown.map((option, index) => (
          <TileInput
            key={option.value}
            {...choiceAttributes(control, index)}
            type={several ? 'checkbox' : 'radio'}
            required={!several && field.required}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={() => choose(option)}
            option={option}
          />
        ))}
      </div>
    </>
  );
}

export default Object.assign(Tiles, { frame: 'group' as const });
