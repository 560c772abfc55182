import { useState, type ReactNode } from 'react';
import type { Thing } from '../../thing/contract.ts';
import type { Spot } from '../spot.ts';
import { useThing } from '../useThing.ts';
import { Button } from './Button.tsx';
import { Fault } from './Fault.tsx';

interface UnfoldingProps {
  readonly spot: Spot;
  /** What the button says while it is closed and while it is open, and what that is about. */
  readonly says: readonly [closed: string, open: string];
  readonly about: string;
  /** What stands before the button. */
  before?(isOpen: boolean): ReactNode;
  /** Draws by what the thing is changed. */
  children(thing: Thing): ReactNode;
}

/** Something that is written elsewhere, and can be changed in place once it is unfolded. */
export function Unfolding({ spot, says, about, before, children }: UnfoldingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const action = says[isOpen ? 1 : 0];
  return (
    <>
      {before?.(isOpen)}
      {isOpen && <Unfolded spot={spot} draw={children} />}
      <Button
        says={action}
        aria-expanded={isOpen}
        aria-label={`${action}: ${about}`}
        onClick={() => setIsOpen(!isOpen)}
      />
    </>
  );
}

function Unfolded({ spot, draw }: { readonly spot: Spot; draw(thing: Thing): ReactNode }) {
  const { thing, error } = useThing(spot);
  return (
    <>
      <Fault why={error} />
      {thing && draw(thing)}
    </>
  );
}
