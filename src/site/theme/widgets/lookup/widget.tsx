import { useRef, useState } from 'react';
import { isEmpty } from '../../../../shared/engine/answers.ts';
import { parentOf } from '../../../../shared/engine/choices.ts';
import { formatMessage } from '../../../../shared/engine/format/message.ts';
import type { Answer, Option } from '../../../../shared/plan/answers.ts';
import type { Message } from '../../../../shared/plan/message.ts';
import type { WidgetProps } from '../../../render/form/types.ts';
import { useAnswers } from '../../../render/form/useStore.ts';
import { showAlert } from '../../../render/overlay/alert.ts';
import { type Control, controlOf, useChoices } from '../../kit/control.ts';
import { TileChoices } from '../../kit/TileChoices.tsx';
import { lookUp } from './find.ts';
import choice from '../../../render/controls/choice.module.css';
import { SearchBox } from '../../kit/SearchBox.tsx';
import css from './widget.module.css';

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

const noOptions: readonly Option[] = [];

/** The choices of another field's answer as cards, and a box that looks one up among all (spec 5.66, 5.67). */
function Lookup(props: WidgetProps) {
  const control = controlOf<string | number>(props);
  const { first, search } = control.field.options as unknown as Options;
  const answers = useAnswers(control.store);
  const offered = useChoices(control);
  const parent = answers[parentOf(control.field) ?? ''];
  const { found, said, lookFor, forget } = useSearch(control, search, parent);
  const shown = found.length > 0 ? found : offered;
  return (
    <>
      <LookupBox id={`${control.id}-search`} search={search} said={said} onSearch={lookFor} onType={forget} />
      {shown.length === 0 && isEmpty(parent) && first && <p className="small">{first}</p>}
      <TileChoices
        control={control}
        options={shown}
        size="low"
        chosen={[control.value]}
        onChoose={(option) => control.change(option.value)}
      />
    </>
  );
}

/** The result of the last search, and the message about it. The first match becomes the answer. */
function useSearch(control: Control<string | number>, search: Options['search'], parent: Answer | undefined) {
  const [matches, setMatches] = useState(noOptions);
  const [said, setSaid] = useState('');
  // The result stays while one of its choices is selected: another parent answer clears it.
  const isChosen = matches.some(({ value }) => value === control.value);

  function refuse(words: string | undefined): void {
    setMatches(noOptions);
    if (search.alert && words !== undefined) void showAlert(words);
    else setSaid(words ?? '');
  }

  function lookFor(words: string): void {
    const found = lookUp(control.field.choices ?? [], words, parent);
    const [match] = found;
    if (!match) return refuse(isEmpty(words) ? search.empty : search.none);
    setMatches(found);
    control.change(match.value);
    if (found.length === 1) return control.confirm();
    setSaid(formatMessage(search.several, { count: found.length, label: match.label }));
  }

  function forget(): void {
    setMatches(noOptions);
    setSaid('');
  }

  return {
    found: isChosen ? matches : noOptions,
    said: isChosen || matches.length === 0 ? said : '',
    lookFor,
    forget,
  };
}

export default Object.assign(Lookup, { frame: 'group' as const });

interface LookupBoxProps {
  id: string;
  search: { readonly name: string; readonly label: string; readonly placeholder?: string; readonly button: string };
  /** The message about the last search; '' if there is none. */
  said: string;
  onSearch: (words: string) => void;
  /** Called when the visitor changes the words. */
  onType: () => void;
}

/** A text and a button that looks it up. Enter looks it up as well, and does not submit the form. */
function LookupBox({ id, search, said, onSearch, onType }: LookupBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const look = (): void => onSearch(input.current?.value ?? '');
  return (
    <div className={css.lookup}>
      <div className={css.line}>
        <SearchBox
          ref={input}
          id={id}
          name={search.name}
          placeholder={search.placeholder}
          aria-label={search.label}
          aria-describedby={`${id}-said`}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={onType}
          onEnter={look}
        />
        <button type="button" className="button" data-look="secondary" onClick={look}>
          {search.button}
        </button>
      </div>
      <p id={`${id}-said`} className={`small ${choice.note}`} role="status">
        {said}
      </p>
    </div>
  );
}
