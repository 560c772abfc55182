import { useEffect, useId, useRef, useState } from 'react';
import type { NamePlace } from '../contract.ts';
import { api } from '../../app/api.ts';
import type { ConfigPlace } from '../../app/config-place.ts';
import { Newer, SavedState } from '../../app/kit/SavedState.tsx';
import { useStore } from '../../app/store.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';
import { studioTexts } from '../../app/words.ts';
import { changesOf } from './edits.ts';
import type { TextState } from './text-sync.ts';
import { type EditorOptions, useEditor } from './useEditor.ts';
import { useText } from './useText.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import './text.css';

/** The text editor for the open file. */
export function TextPane({ place }: { readonly place: ConfigPlace }) {
  const { version } = useStudio();
  const { sync, error } = useText(place.file, version);
  const comesRef = useRef(false);
  return (
    <section className="text-pane" aria-label={studioTexts.text}>
      <Fault why={error} />
      {sync && <OpenText key={sync.file} sync={sync} place={place} comesRef={comesRef} />}
    </section>
  );
}

type TextProps = Pick<EditorOptions, 'sync' | 'place' | 'comesRef'>;

function OpenText({ sync, place, comesRef }: TextProps) {
  const { open, follow } = useStudio();
  const about = useId();
  const state = useStore(sync);
  const host = useRef<HTMLDivElement>(null);
  const { error, attempt, setError } = useAttempt();
  const [places, setPlaces] = useState<readonly NamePlace[]>();
  const { diagnostics } = state;
  const editor = useEditor(host, { sync, place, diagnostics, about, comesRef, open, follow, ask, fail: setError });

  function go(place: NamePlace) {
    if (place.file === sync.file) return editor.current!.go(place.start);
    comesRef.current = true;
    open(place);
  }

  function ask(what: 'definition' | 'places') {
    const { text, cursor } = editor.current!;
    setPlaces(undefined);
    void attempt(api[what]({ file: sync.file, text, offset: cursor }), (found) => {
      if (what === 'definition' && found.length === 1) go(found[0]!);
      else if (found.length > 0) setPlaces(found);
      else throw new Error(studioTexts.noName);
    });
  }

  return (
    <>
      <TextBar file={sync.file} state={state} error={error} ask={ask} />
      <p id={about} className="quiet">
        {studioTexts.textKeys}
      </p>
      {state.theirs !== undefined && (
        <div className="newer" role="alert">
          <p>{studioTexts.textNewer}</p>
          <Newer theirs={differingLines(sync.mine, state.theirs) || studioTexts.textRemoved} of={sync} />
        </div>
      )}
      {places && <NamePlaces places={places} go={go} close={() => setPlaces(undefined)} />}
      <div ref={host} className="text-host" />
    </>
  );
}

interface TextBarProps {
  readonly file: string;
  readonly state: TextState;
  readonly error: string | undefined;
  ask(what: 'definition' | 'places'): void;
}

/** The file name, the state of its text, and buttons for the name at the cursor. */
function TextBar({ file, state, error, ask }: TextBarProps) {
  return (
    <div className="text-bar">
      <h2>{studioTexts.textOf(file)}</h2>
      <SavedState state={state.state} error={state.error} kept={state.answer} />
      <Button says={studioTexts.definition} title={studioTexts.definitionHelp} onClick={() => ask('definition')} />
      <Button says={studioTexts.namePlaces} title={studioTexts.namePlacesHelp} onClick={() => ask('places')} />
      <Fault why={error} />
    </div>
  );
}

/** Most lines of a conflicting text that are shown. */
const maxLines = 8;

/** The lines of `theirs` that differ from `mine`. */
function differingLines(mine: string, theirs: string): string {
  const changes = changesOf(theirs, mine);
  const [start, end] = [changes[0]?.start ?? 0, changes.at(-1)?.end ?? 0];
  const next = theirs.indexOf('\n', end);
  const lines = theirs.slice(theirs.lastIndexOf('\n', start - 1) + 1, next === -1 ? undefined : next).split('\n');
  return [...lines.slice(0, maxLines), ...(lines.length > maxLines ? ['…'] : [])].join('\n');
}

interface NamePlacesProps {
  readonly places: readonly NamePlace[];
  go(place: NamePlace): void;
  close(): void;
}

/** The places of a name with their lines. */
function NamePlaces({ places, go, close }: NamePlacesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [places]);
  return (
    <div className="places">
      <h3 ref={heading} tabIndex={-1}>
        {studioTexts.places(places.length)}
      </h3>{' '}
      <Button says={studioTexts.close} onClick={close} />
      <ul className="list">
        {places.map((place, index) => (
          <li key={index}>
            <button type="button" className="part" onClick={() => go(place)}>
              <b>{studioTexts.place(place.file, place.line)}</b> <span>{place.words}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
