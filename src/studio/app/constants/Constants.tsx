import { useState } from 'react';
import type { ConstantEntry, Thing } from '../../shared/contract/thing.ts';
import { ValueProperty } from '../panel/ValueProperty.tsx';
import { PlaceList } from '../PlaceList.tsx';
import type { Spot } from '../spot.ts';
import { useThing } from '../useThing.ts';
import { constantWords as words } from './words.ts';
import { Button } from '../kit/Button.tsx';

interface ConstantsProps {
  readonly thing: Thing;
  readonly version: number;
  open(spot: Spot): void;
}

/** The constants that give a value: what they are, where else they are used, and a box to change them in. */
export function Constants({ thing: { constants = [] }, version, open }: ConstantsProps) {
  if (constants.length === 0) return null;
  return (
    <section className="constants" aria-labelledby="constants">
      <h3 id="constants">{words.constants}</h3>
      <ul className="list">
        {constants.map((constant) => (
          <li key={constant.name}>
            <OneConstant constant={constant} version={version} open={open} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneConstantProps extends Omit<ConstantsProps, 'thing'> {
  readonly constant: ConstantEntry;
}

function OneConstant({ constant, version, open }: OneConstantProps) {
  const { name, words: said, source, uses } = constant;
  const [isOpen, setIsOpen] = useState(false);
  const action = isOpen ? words.close : words.change;
  return (
    <>
      <p>
        <b>{words.is(name, said)}</b> {source !== undefined && <span className="quiet">{words.from(source)}</span>}
      </p>
      <details>
        <summary>{words.used(uses.length)}</summary>
        <PlaceList places={uses} open={open} />
      </details>
      {isOpen && uses.length > 1 && <p role="note">{words.all(uses.length)}</p>}
      {isOpen && <ConstantBox spot={constant} version={version} open={open} />}
      <Button
        says={action}
        aria-expanded={isOpen}
        aria-label={words.of(action, name)}
        onClick={() => setIsOpen(!isOpen)}
      />
    </>
  );
}

function ConstantBox({
  spot,
  version,
  open,
}: {
  readonly spot: Spot;
  readonly version: number;
  open(spot: Spot): void;
}) {
  const { thing, error } = useThing(spot, version);
  const fault = error !== undefined && <p role="alert">{error}</p>;
  if (!thing || (thing.value && typeof thing.value === 'object')) return fault;
  const { control = { kind: 'number' } } = thing;
  // Where it stands it is chosen by how it looks.
  if (control.kind === 'icon' || control.kind === 'picture') return null;
  return (
    <>
      {fault}
      <ValueProperty thing={thing} control={control} open={open} />
    </>
  );
}
