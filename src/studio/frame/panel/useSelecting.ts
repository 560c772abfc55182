import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Found } from '../../thing/contract.ts';
import { api } from '../../app/api.ts';
import { studioTexts } from '../../app/words.ts';
import type { Boxes, PartQuestion, ToStudio } from '../messages.ts';
import { hearSite } from './channel.ts';

/** The thing under the pointer. */
interface Hovered {
  readonly part: PartQuestion;
  readonly label: string | undefined;
}

interface SelectingOptions {
  /** Grows whenever the places of marks may have changed. */
  readonly version: number;
  onOpen(found: Promise<Found>): void;
}

/** Shows the thing under the pointer, and opens what is clicked. With the keyboard, arrows move from text to text. */
export function useSelecting(frame: RefObject<HTMLIFrameElement | null>, { version, onOpen }: SelectingOptions) {
  const [hovered, setHovered] = useState<Hovered>();
  const [boxes, setBoxes] = useState<Boxes>({});
  const known = useRef(new Map<string, Promise<Found>>());
  useEffect(() => known.current.clear(), [version]);

  useEffect(() => {
    const ask = (part: PartQuestion): Promise<Found> => {
      const key = JSON.stringify(part);
      const found = known.current.get(key) ?? foundAt(part);
      known.current.set(key, found);
      return found;
    };
    const show = (part: PartQuestion | undefined) => {
      setHovered(part && { part, label: undefined });
      if (!part) return;
      ask(part).then(({ thing, places }) => {
        const label = thing
          ? `${studioTexts.kinds[thing.kind]} · ${studioTexts.place(thing.file, thing.line)}`
          : studioTexts.which.several(places.length);
        setHovered((now) => (now?.part === part ? { ...now, label } : now));
      }, ignoreNoPlace);
    };
    return hearSite(frame.current!, (message) => {
      if (message.kind === 'hover') show(message.part);
      else if (message.kind === 'open') onOpen(ask(message.part));
      else if (message.kind === 'boxes') setBoxes(message);
      else if (message.kind === 'gone') {
        // The next document has other things.
        setHovered(undefined);
        setBoxes({});
      } else forward(message);
    });
  }, [frame, onOpen]);

  return { label: hovered?.label, boxes };
}

/** The thing in config for a part of the page, or those that it can be. */
export const foundAt = (part: PartQuestion): Promise<Found> =>
  'marks' in part ? api.marked({ indexes: part.marks }) : api.find(part.find);

/** Forwards presses of keys and of the pointer in the site to Studio's page, which listens to its window. */
function forward(message: ToStudio): void {
  if (message.kind === 'press') window.dispatchEvent(new Event('pointerdown'));
  if (message.kind === 'key') window.dispatchEvent(new KeyboardEvent('keydown', message.key));
}

/** Not an error: computed values and what code renders have no place in config. */
const ignoreNoPlace = (): void => undefined;
