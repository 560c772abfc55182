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
      <p id={`${id}-state`} role="status" className={`state ${state}`}>
        {stateWords(change)}
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
      <ProblemList problems={change.problems} open={open} />
    </div>
  );
}

function stateWords({ state, error }: Change): string {
  switch (state) {
    case 'idle':
      return '';
    case 'saving':
      return words.saving;
    case 'waiting':
      return words.saved;
    case 'refused':
      return words.refused;
    case 'newer':
      return words.newer;
    case 'failed':
      return words.failed(error ?? '');
  }
}
