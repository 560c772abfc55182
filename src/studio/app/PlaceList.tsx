import type { UsePlace } from '../shared/contract/values.ts';
import type { Spot } from './spot.ts';
import { words } from './words.ts';
import { Button } from './kit/Button.tsx';

interface PlaceListProps {
  readonly places: readonly UsePlace[];
  open(spot: Spot): void;
}

/** Places of config, each of which opens. */
export function PlaceList({ places, open }: PlaceListProps) {
  return (
    <ul className="list">
      {places.map((place, index) => (
        <li key={index}>
          <Button says={words.place(place.file, place.line)} className="link" onClick={() => open(place)} />
        </li>
      ))}
    </ul>
  );
}
