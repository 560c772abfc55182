import { useId, useRef } from 'react';
import type { Thing } from '../contract.ts';
import { RichText } from '../../texts/panel/RichText.tsx';
import type { ThingProps } from '../../app/useThing.ts';
import { words } from '../../app/words.ts';
import { ChangeState } from './ChangeState.tsx';
import { useWantedFocus } from './focus.ts';
import { useSaver } from './useSaver.ts';

/** What stands in the box: nothing while there is no text yet. */
const show = (value: unknown): string => String(value ?? '');

const asTyped = (typed: string): string => typed;

interface TextPropertyProps extends ThingProps {
  readonly text: NonNullable<Thing['text']>;
}

/** Words that visitors read. Each letter shows in the frame at once. */
export function TextProperty({ thing, text }: TextPropertyProps) {
  const id = useId();
  const { saver, change } = useSaver(thing, asTyped, show);
  const { value } = change;
  const box = useRef<HTMLTextAreaElement>(null);
  useWantedFocus(box, thing);
  const help = text === 'text' ? undefined : words[text];
  const common = {
    id,
    value,
    rows: Math.min(12, 2 + Math.floor(value.length / 40)),
    spellCheck: true,
    'aria-describedby': `${id}-state ${id}-help`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{words.value}</label>
      {text === 'rich' ? (
        <RichText box={box} common={common} change={(typed) => saver.change(typed)} />
      ) : (
        <textarea ref={box} {...common} onChange={({ target }) => saver.change(target.value)} />
      )}
      <p id={`${id}-help`} className="quiet">
        {help} {thing.maxLength !== undefined && words.left(thing.maxLength - [...value].length)}
      </p>
      <ChangeState id={`${id}-state`} thing={thing} saver={saver} change={change} />
    </div>
  );
}
