import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { SiteAnswer } from '../../shared/contract/site.ts';
import type { NewAnswer, NewRequest } from '../../shared/contract/files.ts';
import { api } from '../api.ts';
import { words } from '../words.ts';
import { useAttempt } from '../useAttempt.ts';
import { Button } from '../kit/Button.tsx';

interface NewThingProps {
  readonly site: SiteAnswer | undefined;
  /** The page in the frame. */
  readonly page: string | undefined;
  done(made: NewAnswer): void;
}

/** Makes a page, form, wizard or list from a template. What is typed stays until it is made. */
export function NewThing({ site, page, done }: NewThingProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState(0);
  const made = (answer: NewAnswer) => {
    dialog.current?.close();
    setRound(round + 1);
    done(answer);
  };
  return (
    <>
      <Button
        says={words.make.open}
        disabled={!site}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} aria-labelledby={id}>
        <h2 id={id}>{words.make.title}</h2>
        {site && <NewForm key={round} site={site} page={page} made={made} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

type Kind = NewRequest['kind'];

interface NewFormProps {
  readonly site: SiteAnswer;
  readonly page: string | undefined;
  made(answer: NewAnswer): void;
  close(): void;
}

function NewForm({ site, page, made, close }: NewFormProps) {
  const id = useId();
  const [kind, setKind] = useState<Kind>('page');
  const [name, setName] = useState('');
  const [on, setOn] = useState<string>();
  const { error, isBusy, attempt } = useAttempt();
  const places = placesOf(site, kind);
  const place = [on, page].find((one) => places.some(({ id: known }) => known === one)) ?? places[0]?.id ?? '';
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void attempt(api.new({ kind, name, on: place }), made);
  };
  return (
    <form onSubmit={send} noValidate>
      <Kinds kind={kind} choose={setKind} />
      <NameField name={name} change={setName} error={error === undefined ? undefined : `${id}-error`} />
      <PlaceField kind={kind} places={places} place={place} choose={setOn} />
      <p id={`${id}-error`} className="fault" role="alert">
        {error}
      </p>
      <div className="arrange">
        <button type="submit" disabled={isBusy}>
          {words.make.make}
        </button>
        <Button says={words.make.cancel} onClick={close} />
      </div>
    </form>
  );
}

function Kinds({ kind, choose }: { readonly kind: Kind; choose(kind: Kind): void }) {
  return (
    <fieldset className="kinds">
      <legend>{words.make.kind}</legend>
      {(Object.entries(words.make.kinds) as [Kind, string][]).map(([one, text]) => (
        <label key={one}>
          <input type="radio" name="kind" value={one} checked={one === kind} onChange={() => choose(one)} /> {text}
        </label>
      ))}
    </fieldset>
  );
}

/** Where something new can be used first: on a page; a list also in a form. */
function placesOf({ pages }: SiteAnswer, kind: Kind): { readonly id: string; readonly title: string }[] {
  const titled = pages.map(({ id, title, addresses }) => ({ id, title: words.make.onPage(title, addresses[0] ?? '') }));
  if (kind !== 'list') return titled;
  const forms = new Set(pages.flatMap((page) => page.forms.flatMap((form) => (form.kind === 'form' ? form.id : []))));
  return [...titled, ...[...forms].sort().map((id) => ({ id, title: words.make.inForm(id) }))];
}

interface NameFieldProps {
  readonly name: string;
  change(name: string): void;
  /** The id of what is wrong. */
  readonly error: string | undefined;
}

function NameField({ name, change, error }: NameFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.make.name}</label>
      <input
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help ${error ?? ''}`}
        aria-invalid={error !== undefined}
        value={name}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-help`} className="quiet">
        {words.make.nameHelp}
      </p>
    </div>
  );
}

interface PlaceFieldProps {
  readonly kind: Kind;
  readonly places: ReturnType<typeof placesOf>;
  readonly place: string;
  choose(place: string): void;
}

function PlaceField({ kind, places, place, choose }: PlaceFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.make.on[kind]}</label>
      <select id={id} aria-describedby={`${id}-help`} value={place} onChange={({ target }) => choose(target.value)}>
        {places.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className="quiet">
        {words.make.onHelp}
      </p>
    </div>
  );
}
