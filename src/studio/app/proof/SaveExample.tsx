import { useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { Recorded } from '../../shared/contract/proof.ts';
import { api } from '../api.ts';
import type { Spot } from '../spot.ts';
import { words } from '../words.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';

interface SaveExampleProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  open(spot: Spot): void;
}

/** What is being saved: the answers, and what comes of them. */
interface Begun {
  readonly recorded: Recorded;
  readonly text: string;
}

/** Writes what was answered in the frame among the examples of its form, with what comes of it. */
export function SaveExample({ frame, open }: SaveExampleProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [begun, setBegun] = useState<Begun>();
  const [error, setError] = useState<string>();
  const begin = async () => {
    setError(undefined);
    setBegun(undefined);
    dialog.current?.showModal();
    try {
      const recorded = await frame.current?.contentWindow?.studioRecorded?.();
      if (!recorded) return setError(words.nothingToSave);
      setBegun({ recorded, text: (await api.example(recorded)).text });
    } catch (reason) {
      setError((reason as Error).message);
    }
  };
  const save = async (name: string) => {
    if (!begun) return;
    try {
      const { file, path } = await api.example({ ...begun.recorded, name });
      dialog.current?.close();
      open({ file, path: path ?? [] });
    } catch (reason) {
      setError((reason as Error).message);
    }
  };
  return (
    <>
      <Button says={words.saveExample} title={words.saveExampleHelp} onClick={() => void begin()} />
      <dialog ref={dialog} className="save-example" aria-label={words.saveExample}>
        <Fault why={error} className="fault" />
        {begun && <NameForm begun={begun} save={save} />}
        <Button says={words.cancel} onClick={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

function NameForm({ begun, save }: { readonly begun: Begun; save(name: string): Promise<void> }) {
  const id = useId();
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(name);
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>{words.exampleName}</label>
      <input id={id} value={name} required autoComplete="off" onChange={({ target }) => setName(target.value)} />
      <h3 id={`${id}-text`}>{words.comesOf}</h3>
      <pre role="group" aria-labelledby={`${id}-text`} tabIndex={0}>
        {begun.text}
      </pre>
      <button type="submit">{words.save}</button>
    </form>
  );
}
