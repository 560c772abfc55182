import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Thing } from '../../shared/contract/thing.ts';
import type { Spot } from '../spot.ts';
import { RichText } from '../texts/RichText.tsx';
import { words } from '../words.ts';
import { ChangeState } from './ChangeState.tsx';
import { useWantedFocus } from './focus.ts';
import { Saver } from './saver.ts';

/** What stands in the box: nothing while there is no text yet. */
const show = (value: unknown): string => String(value ?? '');

interface TextPropertyProps {
  readonly thing: Thing;
  readonly text: NonNullable<Thing['text']>;
  open(spot: Spot): void;
}

/** Words that visitors read. Each letter shows in the frame at once. */
export function TextProperty({ thing, text, open }: TextPropertyProps) {
  const id = useId();
  const [saver] = useState(() => new Saver(thing, (typed) => typed, show));
  const change = useSyncExternalStore(saver.subscribe, saver.get);
  const { value } = change;
  const box = useRef<HTMLTextAreaElement>(null);
  useWantedFocus(box, thing);
  useEffect(() => saver.see(thing), [saver, thing]);
  const help = text === 'text' ? undefined : words[text];
  return (
    <div className="field">
      <label htmlFor={id}>{words.value}</label>
      {text === 'rich' ? (
        <RichText
          box={box}
          id={id}
          value={value}
          describedBy={`${id}-state ${id}-help`}
          change={(typed) => saver.change(typed)}
        />
      ) : (
        <textarea
          ref={box}
          id={id}
          value={value}
          rows={Math.min(12, 2 + Math.floor(value.length / 40))}
          spellCheck
          aria-describedby={`${id}-state ${id}-help`}
          onChange={({ target }) => saver.change(target.value)}
        />
      )}
      <p id={`${id}-help`} className="quiet">
        {help} {thing.maxLength !== undefined && words.left(thing.maxLength - [...value].length)}
      </p>
      <ChangeState id={`${id}-state`} thing={thing} saver={saver} change={change} open={open} />
    </div>
  );
}
