import { useRef, useState } from 'react';
import type { AddPlace } from '../contract.ts';
import type { Thing } from '../../thing/contract.ts';
import { addAt, hasLabel } from './adding.ts';
import { addTexts } from './words.ts';
import { AddForm } from './AddForm.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';

/** Adds something to the thing in the panel, or beside it. */
export function Add({ thing }: ThingProps) {
  const { open } = useStudio();
  const [begun, setBegun] = useState<AddPlace>();
  const { error, isBusy, attempt, setError } = useAttempt();
  const opener = useRef<HTMLButtonElement>(null);
  if (thing.adds.length === 0) return null;
  const isBegun = (place: AddPlace) => begun !== undefined && placeKey(place) === placeKey(begun);
  // Another change may have moved the place of the new thing.
  const shown = thing.adds.find(isBegun) ?? begun;
  const press = (place: AddPlace) => {
    setError(undefined);
    setBegun(isBegun(place) || !needsInput(place) ? undefined : place);
    if (!needsInput(place)) void attempt(addAt(place, thing, {}, open));
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
            says={addTexts.add(place.what, placeLabel(place, thing))}
            key={placeKey(place)}
            aria-expanded={needsInput(place) ? isBegun(place) : undefined}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              press(place);
            }}
          />
        ))}
      </div>
      {shown && <AddForm key={placeKey(shown)} place={shown} thing={thing} close={close} />}
      {isBusy && <p role="status">{addTexts.adding}</p>}
      <Fault why={error} />
    </div>
  );
}

const placeKey = ({ file, path }: AddPlace): string => JSON.stringify([file, path]);

/** Whether the person must choose or type something. */
const needsInput = (place: AddPlace): boolean => place.isChosen || place.what === 'item' || hasLabel(place);

/** Name of the list or map that gets the new thing. Empty if that is the thing in the panel. */
function placeLabel({ file, path }: AddPlace, thing: Thing): string {
  if (file !== thing.file) return file.replace(/^config\//, '').replace(/\.yaml$/, '');
  const isBeside = path.length < thing.path.length;
  return isBeside ? addTexts.below : '';
}
