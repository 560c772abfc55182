import { useId } from 'react';
import type { Thing } from '../../shared/answers.ts';
import type { Spot } from '../App.tsx';
import { ProblemList } from '../Problems.tsx';
import { words } from '../words.ts';
import { useSaving, type Saving } from './useSaving.ts';

interface TextPropertyProps {
  readonly thing: Thing;
  readonly text: NonNullable<Thing['text']>;
  open(spot: Spot): void;
}

/** Words that visitors read. Each letter shows in the frame at once. */
export function TextProperty({ thing, text, open }: TextPropertyProps) {
  const id = useId();
  const saving = useSaving(thing);
  const { value } = saving;
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
        onChange={({ target }) => saving.change(target.value)}
      />
      <p id={`${id}-help`} className="quiet">
        {help} {thing.maxLength !== undefined && words.left(thing.maxLength - [...value].length)}
      </p>
      <p id={`${id}-state`} role="status" className={`state ${saving.state}`}>
        {stateWords(saving)}
      </p>
      {saving.state === 'newer' && (
        <div className="newer">
          <blockquote>{saving.theirs}</blockquote>
          <button type="button" onClick={saving.takeTheirs}>
            {words.theirs}
          </button>{' '}
          <button type="button" onClick={saving.keepMine}>
            {words.mine}
          </button>
        </div>
      )}
      <ProblemList problems={saving.problems} open={open} />
    </div>
  );
}

function stateWords({ state, error }: Saving): string {
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
