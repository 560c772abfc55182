import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AddChoice, AddPlace, AddsAnswer } from '../contract.ts';
import { api } from '../../app/api.ts';
import { addAt, hasLabel, type Wish } from './adding.ts';
import { Asks } from './Asks.tsx';
import { Details } from './Details.tsx';
import { studioTexts } from '../../app/words.ts';
import { addTexts } from './words.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { Combobox, usePicker } from '../../app/kit/Combobox.tsx';

interface AddFormProps extends ThingProps {
  readonly place: AddPlace;
  close(): void;
}

/** Asks what to add and what to call it, adds it, and opens its first text. */
export function AddForm({ place, thing, close }: AddFormProps) {
  const { open } = useStudio();
  const { what, isChosen, file, path, index } = place;
  const [offered, setOffered] = useState<AddsAnswer>();
  const [choice, setChoice] = useState<AddChoice>();
  const { error, isBusy, attempt } = useAttempt();
  useEffect(() => {
    void attempt(api.adds({ file, path, what, ...(index !== undefined && { index }) }), setOffered);
  }, [file, path, what, index, attempt]);
  const add = (wish: Wish) => void attempt(addAt(place, thing, wish, open));
  const take = (taken: AddChoice) => (what === 'field' ? setChoice(taken) : add({ choice: taken.value }));
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const asks = offered?.asks ?? [];
  const isAsked = hasLabel(place) && offered && asks.length === 0 && (!isChosen || choice !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="add-form" aria-label={addTexts.add(what, '')} onKeyDown={leave}>
      {asks.length > 0 && <Asks what={what} asks={asks} add={add} />}
      {offered && asks.length === 0 && !choice && (isChosen || !isAsked) && (
        <Offered offered={offered} what={what} take={take} add={add} />
      )}
      {isAsked && (
        <Details
          what={what}
          choice={choice}
          lists={offered?.lists ?? []}
          add={add}
          back={choice && (() => setChoice(undefined))}
        />
      )}
      {isBusy && <p role="status">{offered ? addTexts.adding : addTexts.loading}</p>}
      <Fault why={error} />
      <Button says={addTexts.cancel} onClick={close} />
    </section>
  );
}

interface OfferedProps {
  readonly offered: AddsAnswer;
  readonly what: AddPlace['what'];
  take(choice: AddChoice): void;
  add(wish: Wish): void;
}

/** The choices, and a box for the name of a new property. */
function Offered({ offered: { choices, isNamed }, what, take, add }: OfferedProps) {
  const [name, setName] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    add({ label: name });
  };
  return (
    <>
      {choices.length > 0 && <ChoiceList label={addTexts.what(what)} choices={choices} take={take} />}
      {choices.length === 0 && what === 'item' && <Details what={what} choice={undefined} lists={[]} add={add} />}
      {choices.length === 0 && what !== 'item' && !isNamed && <p>{addTexts.nothing}</p>}
      {isNamed && (
        <form className="field" onSubmit={send}>
          <label>
            {addTexts.name} <input value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <button type="submit">{addTexts.done}</button>
        </form>
      )}
    </>
  );
}

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly AddChoice[];
  take(choice: AddChoice): void;
}

/** The choices with their descriptions: a list with search and arrow keys. */
function ChoiceList({ label, choices, take }: ChoiceListProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const picker = usePicker(choices, choiceText, take);
  const { sought = '', found, active } = picker;
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Combobox
        ref={input}
        id={id}
        label={label}
        list="choices"
        isOpen
        picker={{ ...picker, take }}
        placeholder={addTexts.find}
        value={sought}
        onKeyDown={(event) => {
          const chosen = found[active];
          if (event.key === 'Enter' && chosen) {
            event.preventDefault();
            take(chosen);
          } else if (event.key !== 'Escape') picker.press(event);
        }}
        keyOf={({ value }) => value}
        draw={({ value, detail, about }) => (
          <>
            <b>{studioTexts.key(value)}</b> {isRenamed(value) && <small>{value}</small>}{' '}
            {detail !== '' && <small>{detail}</small>} <span>{about}</span>
          </>
        )}
        empty={addTexts.none}
      />
    </div>
  );
}

const isRenamed = (value: string): boolean => studioTexts.key(value) !== value;

const choiceText = ({ value, detail, about }: AddChoice): string =>
  `${value} ${studioTexts.key(value)} ${detail} ${about}`;
