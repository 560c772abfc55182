import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { SiteAnswer } from '../../site/contract.ts';
import type { NewAnswer, NewRequest } from '../contract.ts';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Choice } from '../../app/kit/Choice.tsx';
import { Labelled } from '../../app/kit/Labelled.tsx';
import { Select, type Option } from '../../app/kit/Select.tsx';
import { useStudio } from '../../app/useStudio.ts';

/** Makes a page, form, wizard or list from a template. What is typed stays until it is made. */
export function NewThing() {
  const { site, go, open } = useStudio();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState(0);
  const made = (answer: NewAnswer) => {
    dialog.current?.close();
    setRound(round + 1);
    if (answer.address !== undefined) go(answer.address);
    open(answer);
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
        {site && <NewForm key={round} site={site} made={made} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

type Kind = NewRequest['kind'];

interface NewFormProps {
  readonly site: SiteAnswer;
  made(answer: NewAnswer): void;
  close(): void;
}

function NewForm({ site, made, close }: NewFormProps) {
  const id = useId();
  const { page } = useStudio();
  const [kind, setKind] = useState<Kind>('page');
  const [name, setName] = useState('');
  const [on, setOn] = useState<string>();
  const { error, isBusy, attempt } = useAttempt();
  const places = placesOf(site, kind);
  const place = [on, page?.id].find((one) => places.some(([known]) => known === one)) ?? places[0]?.[0] ?? '';
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void attempt(api.new({ kind, name, on: place }), made);
  };
  return (
    <form onSubmit={send} noValidate>
      <Choice<Kind>
        label={words.make.kind}
        className="kinds"
        options={words.make.kinds}
        value={kind}
        choose={setKind}
      />
      <Labelled label={words.make.name} help={words.make.nameHelp}>
        {({ 'aria-describedby': help, ...own }) => (
          <input
            {...own}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${help} ${error === undefined ? '' : `${id}-error`}`}
            aria-invalid={error !== undefined}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Labelled>
      <Labelled label={words.make.on[kind]} help={words.make.onHelp}>
        {(own) => <Select {...own} value={place} options={places} choose={setOn} />}
      </Labelled>
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

/** Where something new can be used first: on a page; a list also in a form. */
function placesOf({ pages }: SiteAnswer, kind: Kind): readonly Option[] {
  const titled = pages.map(({ id, title, addresses }) => [id, words.make.onPage(title, addresses[0] ?? '')] as const);
  if (kind !== 'list') return titled;
  const forms = new Set(pages.flatMap((page) => page.forms.flatMap((form) => (form.kind === 'form' ? form.id : []))));
  return [...titled, ...[...forms].sort().map((id) => [id, words.make.inForm(id)] as const)];
}
