import { useState, type ReactNode } from 'react';
import type { Thing } from '../../thing/contract.ts';
import type { ConfigPlace } from '../config-place.ts';
import { useThing } from '../useThing.ts';
import { Button } from './Button.tsx';
import { Fault } from './Fault.tsx';

interface UnfoldingProps {
  readonly place: ConfigPlace;
  /** Texts of the button while closed and open; `about` completes its accessible name. */
  readonly says: readonly [closed: string, open: string];
  readonly about: string;
  /** Content before the button. */
  before?(isOpen: boolean): ReactNode;
  /** Renders the control for the thing. */
  children(thing: Thing): ReactNode;
}

/** Something that is written in another place and can be edited here when expanded. */
export function Unfolding({ place, says, about, before, children }: UnfoldingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const action = says[isOpen ? 1 : 0];
  return (
    <>
      {before?.(isOpen)}
      {isOpen && <Unfolded place={place} draw={children} />}
      <Button
        says={action}
        aria-expanded={isOpen}
        aria-label={`${action}: ${about}`}
        onClick={() => setIsOpen(!isOpen)}
      />
    </>
  );
}

function Unfolded({ place, draw }: { readonly place: ConfigPlace; draw(thing: Thing): ReactNode }) {
  const { thing, error } = useThing(place);
  return (
    <>
      <Fault why={error} />
      {thing && draw(thing)}
    </>
  );
}
