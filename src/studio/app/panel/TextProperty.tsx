import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { Thing } from '../../shared/answers.ts';
import type { Spot } from '../spot.ts';
import { ProblemList } from '../Problems.tsx';
import { words } from '../words.ts';
import { Saver, type Change } from './saver.ts';

interface TextPropertyProps {
  readonly thing: Thing;
  readonly text: NonNullable<Thing['text']>;
  open(spot: Spot): void;
}

/** Words that visitors read. Each letter shows in the frame at once. */
export function TextProperty({ thing, text, open }: TextPropertyProps) {
  const id = useId();
  const [saver] = useState(() => new Saver(thing));
  const change = useSyncExternalStore(saver.subscribe, saver.get);
  const { value, state } = change;
  useEffect(() => saver.see(thing), [saver, thing]);
  const help = text === 'text' ? undefined : words[text];
  return (
    <div className="field">
      <label htmlFor={id}>{words.value}</label>
      <textarea
        id={id}
        value={value}
        rows={Math.min(12, 2 + Math.floor(value.length / 40))}
        spellCheck
        aria-describedby={`${id}-state ${id}-help`}
        onChange={({ target }) => saver.change(target.value)}
      />
      <p id={`${id}-help`} className="quiet">
        {help} {thing.maxLength !== undefined && words.left(thing.maxLength - [...value].length)}
      </p>
      <p id={`${id}-state`} role="status" className={`state ${toneOf(change, thing)}`}>
        {stateWords(change, thing)}
      </p>
      {state === 'newer' && (
        <div className="newer">
          <blockquote>{change.theirs}</blockquote>
          <button type="button" onClick={() => saver.takeTheirs()}>
            {words.theirs}
          </button>{' '}
          <button type="button" onClick={() => saver.keepMine()}>
            {words.mine}
          </button>
        </div>
      )}
      <ProblemList problems={thing.draft?.problems ?? change.problems} open={open} />
    </div>
  );
}

/** What has become of the text: as far as it is known here, then as the server has it. */
function stateWords({ state, error, base }: Change, thing: Thing): string {
  if (state === 'saving') return words.saving;
  if (state === 'newer') return words.newer;
  if (state === 'failed') return words.failed(error ?? '');
  // The server has not been asked since.
  if (base !== undefined && base !== thing.base) return state === 'refused' ? words.refused : words.waiting;
  if (thing.state === 'draft') return thing.draft?.isOutdated === true ? words.outdatedDraft : words.refused;
  if (thing.state === 'waiting') return words.waiting;
  return state === 'idle' ? '' : words.saved;
}

const toneOf = ({ state }: Change, thing: Thing): string =>
  state === 'newer' || state === 'failed' || thing.state === 'draft' ? 'fault' : 'fine';
