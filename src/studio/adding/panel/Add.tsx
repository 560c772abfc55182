import { useRef, useState } from 'react';
import type { AddPlace } from '../contract.ts';
import type { Thing } from '../../thing/contract.ts';
import { addAt, isNamed } from './adding.ts';
import { addWords } from './words.ts';
import { AddForm } from './AddForm.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';

/** Adds something to what is shown, or beside it. */
export function Add({ thing }: ThingProps) {
  const { open } = useStudio();
  const [begun, setBegun] = useState<AddPlace>();
  const { error, attempt, setError } = useAttempt();
  const opener = useRef<HTMLButtonElement>(null);
  if (thing.adds.length === 0) return null;
  const isBegun = (place: AddPlace) => begun !== undefined && keyOf(place) === keyOf(begun);
  // A change elsewhere can have moved where the new one will stand.
  const shown = thing.adds.find(isBegun) ?? begun;
  const press = (place: AddPlace) => {
    setError(undefined);
    setBegun(isBegun(place) || !isAsked(place) ? undefined : place);
    if (!isAsked(place)) void attempt(addAt(place, thing, {}, open));
  };
  const close = () => {
    setBegun(undefined);
    opener.current?.focus();
  };
  return (
    <div className="adding">
      <div className="arrange">
        {thing.adds.map((place) => (
          <Button
            says={addWords.add(place.what, nameOf(place, thing))}
            key={keyOf(place)}
            aria-expanded={isAsked(place) ? isBegun(place) : undefined}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              press(place);
            }}
          />
        ))}
      </div>
      {shown && <AddForm key={keyOf(shown)} place={shown} thing={thing} close={close} />}
      <Fault why={error} />
    </div>
  );
}

const keyOf = ({ file, path }: AddPlace): string => JSON.stringify([file, path]);

/** Whether there is something to ask. */
const isAsked = (place: AddPlace): boolean => place.isChosen || isNamed(place);

/** The list or map in which the new thing will stand, where it is not what is shown. */
function nameOf({ file, path }: AddPlace, thing: Thing): string {
  if (file !== thing.file) return file.replace(/^config\//, '').replace(/\.yaml$/, '');
  const isBeside = path.length < thing.path.length;
  return isBeside ? addWords.below : '';
}
