import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { AddChoice, AddKind } from '../contract.ts';
import type { Wish } from './adding.ts';
import { Select } from '../../app/kit/Select.tsx';
import { addTexts } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';

interface DetailsProps {
  readonly what: AddKind;
  readonly choice: AddChoice | undefined;
  readonly lists: readonly string[];
  add(wish: Wish): void;
  /** Returns to the list of choices. */
  readonly back?: (() => void) | undefined;
}

/** The label of the new thing. For a field, also its choices and whether it is required. */
export function Details({ what, choice, lists, add, back }: DetailsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [label, setLabel] = useState('');
  const [list, setList] = useState('');
  const [options, setOptions] = useState('');
  const [isRequired, setRequired] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const own = options.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    const hasChoices = choice?.hasChoices === true;
    add({
      label: label.trim(),
      ...(choice && { choice: choice.value, isRequired }),
      ...(hasChoices && (list === '' ? { options: own } : { list })),
    });
  };
  return (
    <form className="field" onSubmit={send}>
      {choice && (
        <p>
          <Button says={choice.value} className="link" onClick={back} /> <span className="quiet">{choice.about}</span>
        </p>
      )}
      <label htmlFor={`${id}-label`}>{addTexts.label[what] ?? addTexts.name}</label>
      <input ref={input} id={`${id}-label`} value={label} required onChange={({ target }) => setLabel(target.value)} />
      {choice?.hasChoices === true && (
        <Choices id={id} lists={lists} list={list} setList={setList} options={options} setOptions={setOptions} />
      )}
      {choice && (
        <label>
          <input type="checkbox" checked={isRequired} onChange={({ target }) => setRequired(target.checked)} />{' '}
          {addTexts.isRequired}
        </label>
      )}
      <button type="submit">{addTexts.done}</button>
    </form>
  );
}

interface ChoicesProps {
  readonly id: string;
  readonly lists: readonly string[];
  readonly list: string;
  setList(list: string): void;
  readonly options: string;
  setOptions(options: string): void;
}

/** The choices of a field: from an option list, or its own, one per line. */
function Choices({ id, lists, list, setList, options, setOptions }: ChoicesProps) {
  return (
    <>
      <label htmlFor={`${id}-list`}>{addTexts.choices}</label>
      <Select
        id={`${id}-list`}
        value={list}
        options={[['', addTexts.own], ...lists.map((one) => [one, one] as const)]}
        choose={setList}
      />
      {list === '' && (
        <textarea
          aria-label={`${addTexts.choices}. ${addTexts.choicesHelp}`}
          placeholder={addTexts.choicesHelp}
          rows={4}
          value={options}
          onChange={({ target }) => setOptions(target.value)}
        />
      )}
    </>
  );
}
