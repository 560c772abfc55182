import { useState } from 'react';
import { isEmpty } from '../../engine/answers.ts';
import { parentOf } from '../../engine/choices.ts';
import { formatMessage } from '../../engine/format/message.ts';
import type { Option } from '../../plan/answers.ts';
import type { Message } from '../../plan/message.ts';
import { TileChoices } from '../kit/TileChoices.tsx';
import type { FieldWidgetProps } from '../../render/form/types.ts';
import { useAnswers } from '../../render/form/useStore.ts';
import { useChoices, useControl } from '../kit/useControl.ts';
import { showAlert } from '../../render/overlay/alert.ts';
import choice from '../../render/controls/choice.module.css';
import { lookUp } from './find.ts';
import { LookupBox } from './LookupBox.tsx';

interface Options {
  first?: string;
  search: {
    name: string;
    label: string;
    placeholder?: string;
    button: string;
    empty?: string;
    none: string;
    several: Message;
    alert?: true;
  };
}

const nothing: readonly Option[] = [];

/** The choices of another field's answer as cards, and a box that looks one up among all (spec 5.66, 5.67). */
function Lookup(props: FieldWidgetProps) {
  const control = useControl<string | number>(props);
  const { id, field, value, store } = control;
  const { first, search } = field.options as unknown as Options;
  const answers = useAnswers(store);
  const offered = useChoices(control);
  const [found, setFound] = useState(nothing);
  const [said, setSaid] = useState('');
  const parent = parentOf(field) ?? '';
  // What was found stands while one of it is chosen: another answer of the parent takes that away.
  const isFound = found.some((option) => option.value === value);
  const shown = isFound ? found : offered;

  function refuse(words: string | undefined): void {
    setFound(nothing);
    if (search.alert && words !== undefined) void showAlert(words);
    else setSaid(words ?? '');
  }

  function look(words: string): void {
    const matches = lookUp(field.choices ?? [], words, answers[parent]);
    const [match] = matches;
    if (!match) return refuse(isEmpty(words) ? search.empty : search.none);
    setFound(matches);
    control.change(match.value);
    if (matches.length === 1) return control.confirm();
    setSaid(formatMessage(search.several, { count: matches.length, label: match.label }));
  }

  function forget(): void {
    setFound(nothing);
    setSaid('');
  }

  return (
    <>
      <LookupBox
        id={`${id}-search`}
        search={search}
        said={isFound || found.length === 0 ? said : ''}
        onSearch={look}
        onType={forget}
      />
      {shown.length === 0 && isEmpty(answers[parent]) && first && <p className={choice.note}>{first}</p>}
      <TileChoices
        control={control}
        options={shown}
        size="low"
        chosen={[value]}
        onChoose={(option) => control.change(option.value)}
      />
    </>
  );
}

export default Object.assign(Lookup, { frame: 'group' as const });
