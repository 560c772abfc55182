import { useState } from 'react';
import { isEmpty } from '../../../../shared/engine/answers.ts';
import { parentOf } from '../../../../shared/engine/choices.ts';
import type { Option } from '../../../../shared/plan/answers.ts';
import { matching, toggled } from '../../../render/controls/choices.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useAnswers } from '../../../render/form/useStore.ts';
import { controlOf, useChoices } from '../../kit/control.ts';
import { TileChoices } from '../../kit/TileChoices.tsx';
import { SearchBox } from '../../kit/SearchBox.tsx';
import css from '../../../render/controls/choice.module.css';

interface Options {
  exclusive?: string | number;
  search?: { name: string; label: string; none: string };
  size?: 'small' | 'wide';
  first?: string;
  none?: string;
}

/** Choices drawn as cards: one of them, or several when the answer is a list. */
function Tiles(props: WidgetProps) {
  const control = controlOf<string | number | readonly (string | number)[]>(props);
  const { id, field, schema, store, value } = control;
  const answers = useAnswers(store);
  const choices = useChoices(control);
  const [words, setWords] = useState('');
  const { exclusive, search, size, first, none }: Options = field.options;
  const parent = parentOf(field);
  if (parent !== undefined && isEmpty(answers[parent]) && first) return <p className="small">{first}</p>;
  if (choices.length === 0) return none ? <p className="small">{none}</p> : null;

  const several = schema.type === 'array';
  const chosen = several ? ((value as readonly (string | number)[] | undefined) ?? []) : [value];
  const choose = (option: Option): void =>
    control.change(several ? toggled(chosen as (string | number)[], option.value, choices, exclusive) : option.value);
  const shown = matching(choices, words);
  return (
    <>
      {search && <TileSearch id={`${id}-search`} search={search} found={shown.length} onWords={setWords} />}
      <TileChoices control={control} options={shown} chosen={chosen} several={several} size={size} onChoose={choose} />
    </>
  );
}

export default Object.assign(Tiles, { frame: 'group' as const });

interface TileSearchProps {
  id: string;
  search: { readonly name: string; readonly label: string; readonly none: string };
  /** How many choices are left. */
  found: number;
  onWords: (words: string) => void;
}

/** Narrows the tiles by their labels (spec 8.03). Enter does not submit the form. */
function TileSearch({ id, search, found, onWords }: TileSearchProps) {
  return (
    <div className={css.search}>
      <SearchBox
        id={id}
        name={search.name}
        aria-label={search.label}
        placeholder={search.label}
        onChange={({ target }) => onWords(target.value)}
      />
      <p className={`small ${css.note}`} role="status">
        {found === 0 && search.none}
      </p>
    </div>
  );
}
