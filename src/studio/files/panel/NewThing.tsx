import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { SiteAnswer } from '../../site/contract.ts';
import type { NewAnswer, NewRequest } from '../contract.ts';
import { api } from '../../app/api.ts';
import { studioTexts } from '../../app/words.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Choice } from '../../app/kit/Choice.tsx';
import { Labelled } from '../../app/kit/Labelled.tsx';
import { Select, type Option } from '../../app/kit/Select.tsx';
import { useStudio } from '../../app/useStudio.ts';

/** Creates a page, form, wizard or list from a template. Keeps what is typed until it is created. */
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
        says={studioTexts.make.open}
        disabled={!site}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} aria-labelledby={id}>
        <h2 id={id}>{studioTexts.make.title}</h2>
        {site && <NewForm key={round} site={site} made={made} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

type NewKind = NewRequest['kind'];

interface NewFormProps {
  readonly site: SiteAnswer;
  made(answer: NewAnswer): void;
  close(): void;
}

function NewForm({ site, made, close }: NewFormProps) {
  const id = useId();
  const { page } = useStudio();
  const [kind, setKind] = useState<NewKind>('page');
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
      <Choice<NewKind>
        label={studioTexts.make.kind}
        className="kinds"
        options={studioTexts.make.kinds}
        value={kind}
        choose={setKind}
      />
      <Labelled label={studioTexts.make.name} help={studioTexts.make.nameHelp}>
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
      <Labelled label={studioTexts.make.on[kind]} help={studioTexts.make.onHelp}>
        {(own) => <Select {...own} value={place} options={places} choose={setOn} />}
      </Labelled>
      <p id={`${id}-error`} className="fault" role="alert">
        {error}
      </p>
      <div className="arrange">
        <button type="submit" disabled={isBusy}>
          {studioTexts.make.make}
        </button>
        <Button says={studioTexts.make.cancel} onClick={close} />
      </div>
    </form>
  );
}

/** Where a new thing can be used: on a page; a list also in a form. */
function placesOf({ pages }: SiteAnswer, kind: NewKind): readonly Option[] {
  const titled = pages.map(
    ({ id, title, addresses }) => [id, studioTexts.make.onPage(title, addresses[0] ?? '')] as const,
  );
  if (kind !== 'list') return titled;
  const forms = new Set(pages.flatMap((page) => page.forms.flatMap((form) => (form.kind === 'form' ? form.id : []))));
  return [...titled, ...[...forms].sort().map((id) => [id, studioTexts.make.inForm(id)] as const)];
}
