import { useEffect, useRef } from 'react';
import type { FoundPlace } from '../contract.ts';
import { useStudio } from '../../app/useStudio.ts';
import { studioTexts } from '../../app/words.ts';

/** Asks which place a click meant, where Studio cannot know it. */
export function WhichPlace({ places }: { readonly places: readonly FoundPlace[] }) {
  const { open } = useStudio();
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    question.current?.scrollIntoView({ block: 'nearest' });
  }, [places]);
  return (
    <section ref={question} className="which" role="alert">
      <p>{studioTexts.which.ask}</p>
      <ul className="list">
        {places.map((place) => (
          <li key={JSON.stringify([place.file, place.path])}>
            <button type="button" className="link" onClick={() => open(place)}>
              {place.label} <small>{studioTexts.place(place.file, place.line)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
