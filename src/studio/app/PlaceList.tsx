import type { UsePlace } from '../contract/values.ts';
import { Button } from './kit/Button.tsx';
import { useStudio } from './useStudio.ts';
import { studioTexts } from './words.ts';

/** Places in config as links. */
export function PlaceList({ places }: { readonly places: readonly UsePlace[] }) {
  const { open } = useStudio();
  return (
    <ul className="list">
      {places.map((place, index) => (
        <li key={index}>
          <Button says={studioTexts.place(place.file, place.line)} className="link" onClick={() => open(place)} />
        </li>
      ))}
    </ul>
  );
}
