import { useRef, useState } from 'react';
import type { AddPlace } from '../../../shared/adding.ts';
import type { Thing } from '../../../shared/answers.ts';
import type { Spot } from '../../spot.ts';
import { addWords } from './words.ts';
import { AddForm } from './AddForm.tsx';

interface AddProps {
  readonly thing: Thing;
  open(spot: Spot): void;
}

/** Adds something to what is shown, or beside it. */
export function Add({ thing, open }: AddProps) {
  const [begun, setBegun] = useState<AddPlace>();
  const opener = useRef<HTMLButtonElement>(null);
  if (thing.adds.length === 0) return null;
  const close = () => {
    setBegun(undefined);
    opener.current?.focus();
  };
  return (
    <div className="adding">
      <div className="arrange">
        {thing.adds.map((place) => (
          <button
            key={JSON.stringify([place.file, place.path])}
            type="button"
            aria-expanded={begun === place}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setBegun(begun === place ? undefined : place);
            }}
          >
            {addWords.add(place.what, nameOf(place, thing))}
          </button>
        ))}
      </div>
      {begun && <AddForm key={JSON.stringify(begun)} place={begun} thing={thing} open={open} close={close} />}
    </div>
  );
}

/** The list or map in which the new thing will stand, where it is not what is shown. */
function nameOf({ file, path }: AddPlace, thing: Thing): string {
  if (file !== thing.file) return file.replace(/^config\//, '').replace(/\.yaml$/, '');
  const isBeside = path.length < thing.path.length;
  return isBeside ? addWords.below : '';
}
