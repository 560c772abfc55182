import { useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { Recorded } from '../contract.ts';
import { recordedIn } from '../../frame/panel/channel.ts';
import { api } from '../../app/api.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';
import { studioTexts } from '../../app/words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';

/** The answers to save, and the example as YAML. */
interface Begun {
  readonly recorded: Recorded;
  readonly text: string;
}

/** Saves the answers in the frame as an example of the form, with their outcome. */
export function SaveExample({ frame }: { readonly frame: RefObject<HTMLIFrameElement | null> }) {
  const { open } = useStudio();
  const dialog = useRef<HTMLDialogElement>(null);
  const [begun, setBegun] = useState<Begun>();
  const { error, attempt } = useAttempt();
  const record = async (): Promise<Begun> => {
    const recorded = await recordedIn(frame.current!);
    if (!recorded) throw new Error(studioTexts.nothingToSave);
    return { recorded, text: (await api.example(recorded)).text };
  };
  const begin = () => {
    setBegun(undefined);
    dialog.current?.showModal();
    void attempt(record(), setBegun);
  };
  const save = (name: string) =>
    begun &&
    void attempt(api.example({ ...begun.recorded, name }), ({ file, path = [] }) => {
      dialog.current?.close();
      open({ file, path });
    });
  return (
    <>
      <Button says={studioTexts.saveExample} title={studioTexts.saveExampleHelp} onClick={begin} />
      <dialog ref={dialog} className="save-example" aria-label={studioTexts.saveExample}>
        <Fault why={error} className="fault" />
        {begun && <NameForm begun={begun} save={save} />}
        <Button says={studioTexts.cancel} onClick={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

function NameForm({ begun, save }: { readonly begun: Begun; save(name: string): void }) {
  const id = useId();
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save(name);
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>{studioTexts.exampleName}</label>
      <input id={id} value={name} required autoComplete="off" onChange={({ target }) => setName(target.value)} />
      <h3 id={`${id}-text`}>{studioTexts.comesOf}</h3>
      <pre role="group" aria-labelledby={`${id}-text`} tabIndex={0}>
        {begun.text}
      </pre>
      <button type="submit">{studioTexts.save}</button>
    </form>
  );
}
