import type { ConstantEntry, Thing } from '../../thing/contract.ts';
import { Unfolding } from '../../app/kit/Unfolding.tsx';
import { ValueProperty } from '../../thing/panel/ValueProperty.tsx';
import { PlaceList } from '../../app/PlaceList.tsx';
import type { ThingProps } from '../../app/useThing.ts';

/** The constants that give a value: what they are, where else they are used, and a box to change them in. */
export function Constants({ thing: { constants = [] } }: ThingProps) {
  if (constants.length === 0) return null;
  return (
    <section className="constants" aria-labelledby="constants">
      <h3 id="constants">{words.constants}</h3>
      <ul className="list">
        {constants.map((constant) => (
          <li key={constant.name}>
            <OneConstant constant={constant} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneConstant({ constant }: { readonly constant: ConstantEntry }) {
  const { name, words: said, source, uses } = constant;
  return (
    <>
      <p>
        <b>{words.is(name, said)}</b> {source !== undefined && <span className="quiet">{words.from(source)}</span>}
      </p>
      <details>
        <summary>{words.used(uses.length)}</summary>
        <PlaceList places={uses} />
      </details>
      <Unfolding
        spot={constant}
        says={[words.change, words.close]}
        about={name}
        before={(isOpen) => isOpen && uses.length > 1 && <p role="note">{words.all(uses.length)}</p>}
      >
        {constantBox}
      </Unfolding>
    </>
  );
}

function constantBox(thing: Thing) {
  const { value, control = { kind: 'number' } } = thing;
  // Where it stands an icon or a picture is chosen by how it looks.
  if ((value && typeof value === 'object') || control.kind === 'icon' || control.kind === 'picture') return null;
  return <ValueProperty thing={thing} control={control} />;
}

/** What Studio says of constants where they are used. */
const words = {
  constants: 'Constants',
  is: (name: string, words: string): string => `${name} is ${words}`,
  from: (source: string): string => `Source: ${source}`,
  used: (count: number): string => (count === 1 ? 'Used only here' : `Used in ${count} places`),
  all: (count: number): string => `A change holds in all ${count} places.`,
  change: 'Change it',
  close: 'Done',
} as const;
