import { useEffect, useRef } from 'react';
import type { NamePlace } from '../../shared/contract/text.ts';
import { words } from '../words.ts';
import { Button } from '../kit/Button.tsx';

interface NamePlacesProps {
  readonly places: readonly NamePlace[];
  go(place: NamePlace): void;
  close(): void;
}

/** The places of a name, each with its line. */
export function NamePlaces({ places, go, close }: NamePlacesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [places]);
  return (
    <div className="places">
      <h3 ref={heading} tabIndex={-1}>
        {words.places(places.length)}
      </h3>{' '}
      <Button says={words.close} onClick={close} />
      <ul className="list">
        {places.map((place, index) => (
          <li key={index}>
            <button type="button" className="part" onClick={() => go(place)}>
              <b>{words.place(place.file, place.line)}</b> <span>{place.words}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
