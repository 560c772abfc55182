import { useId, useRef } from 'react';
import type { Thing } from '../contract.ts';
import { RichText } from '../../texts/panel/RichText.tsx';
import type { ThingProps } from '../../app/useThing.ts';
import { studioTexts } from '../../app/words.ts';
import { ChangeState } from './ChangeState.tsx';
import { useWantedFocus } from './focus.ts';
import { useSaver } from './useSaver.ts';

/** Empty if there is no text yet. */
const asText = (value: unknown): string => String(value ?? '');

const asTyped = (typed: string): string => typed;

interface TextPropertyProps extends ThingProps {
  readonly text: NonNullable<Thing['text']>;
  readonly label?: string;
}

/** Input for a text that visitors read. The frame updates with each letter. */
export function TextProperty({ thing, text, label = studioTexts.value }: TextPropertyProps) {
  const id = useId();
  const { saver, change } = useSaver(thing, asTyped, asText);
  const { value } = change;
  const box = useRef<HTMLTextAreaElement>(null);
  useWantedFocus(box, thing);
  const help = text === 'text' ? undefined : studioTexts[text];
  const common = {
    id,
    value,
    rows: Math.min(12, 2 + Math.floor(value.length / 40)),
    spellCheck: true,
    'aria-describedby': `${id}-state ${id}-help`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {text === 'rich' ? (
        <RichText box={box} common={common} change={(typed) => saver.change(typed)} />
      ) : (
        <textarea ref={box} {...common} onChange={({ target }) => saver.change(target.value)} />
      )}
      <p id={`${id}-help`} className="quiet">
        {help} {thing.maxLength !== undefined && studioTexts.left(thing.maxLength - [...value].length)}
      </p>
      <ChangeState id={`${id}-state`} thing={thing} saver={saver} change={change} />
    </div>
  );
}
