import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { AddAsk, AddKind } from '../contract.ts';
import type { Wish } from './adding.ts';
import { Select } from '../../app/kit/Select.tsx';
import { addTexts } from './words.ts';

interface AsksProps {
  readonly what: AddKind;
  readonly asks: readonly AddAsk[];
  add(wish: Wish): void;
}

/** Asks for everything that a new item needs. */
export function Asks({ what, asks, add }: AsksProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(asks.map(({ key, start = '' }) => [key, start])),
  );
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const put = (key: string, value: string) => setValues((now) => ({ ...now, [key]: value }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    add({ values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()])) });
  };
  return (
    <form ref={form} className="field" onSubmit={send}>
      {asks.map((ask) => (
        <Ask key={ask.key} id={`${id}-${ask.key}`} what={what} ask={ask} value={values[ask.key] ?? ''} put={put} />
      ))}
      <button type="submit">{addTexts.done}</button>
    </form>
  );
}

interface AskProps {
  readonly id: string;
  readonly what: AddKind;
  readonly ask: AddAsk;
  readonly value: string;
  put(key: string, value: string): void;
}

function Ask({ id, what, ask: { key, title, about, isNeeded, choices }, value, put }: AskProps) {
  const help = `${id}-help`;
  const words = choices.map(
    (one) => [one.value, one.detail === '' ? one.value : `${one.detail} (${one.value})`] as const,
  );
  return (
    <>
      <label htmlFor={id}>{(key === 'label' ? addTexts.label[what] : undefined) ?? addTexts.keys[key] ?? title}</label>
      {choices.length > 0 ? (
        <Select
          id={id}
          aria-describedby={help}
          value={value}
          options={isNeeded ? words : [['', addTexts.noValue], ...words]}
          choose={(chosen) => put(key, chosen)}
        />
      ) : (
        <input
          id={id}
          aria-describedby={help}
          value={value}
          required={isNeeded}
          onChange={({ target }) => put(key, target.value)}
        />
      )}
      <p id={help} className="quiet">
        {about}
      </p>
    </>
  );
}
