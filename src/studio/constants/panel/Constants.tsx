import type { ConstantEntry, Thing } from '../../thing/contract.ts';
import { Days } from '../../days/panel/Days.tsx';
import { Unfolding } from '../../app/kit/Unfolding.tsx';
import { ValueProperty } from '../../thing/panel/ValueProperty.tsx';
import { PlaceList } from '../../app/PlaceList.tsx';
import type { ThingProps } from '../../app/useThing.ts';

/** The constants that a value uses: their values, their other uses, and an input to change them. */
export function Constants({ thing: { constants = [] } }: ThingProps) {
  if (constants.length === 0) return null;
  return (
    <section className="constants" aria-labelledby="constants">
      <h3 id="constants">{constantTexts.constants}</h3>
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
        <b>{constantTexts.is(name, said)}</b>{' '}
        {source !== undefined && <span className="quiet">{constantTexts.from(source)}</span>}
      </p>
      <details>
        <summary>{constantTexts.used(uses.length)}</summary>
        <PlaceList places={uses} />
      </details>
      <Unfolding
        place={constant}
        says={[constantTexts.change, constantTexts.close]}
        about={name}
        before={(isOpen) => isOpen && uses.length > 1 && <p role="note">{constantTexts.all(uses.length)}</p>}
      >
        {constantBox}
      </Unfolding>
    </>
  );
}

function constantBox(thing: Thing) {
  const { value, control = { kind: 'number', style: {} } } = thing;
  // Icons and pictures are chosen where the constant is declared.
  const isElsewhere = (value && typeof value === 'object') || control.kind === 'icon' || control.kind === 'picture';
  return (
    <>
      {!isElsewhere && <ValueProperty thing={thing} control={control} />}
      <Days thing={thing} isBeside />
    </>
  );
}

/** Texts about constants. */
const constantTexts = {
  constants: 'Constants',
  is: (name: string, words: string): string => `${name} is ${words}`,
  from: (source: string): string => `Source: ${source}`,
  used: (count: number): string => (count === 1 ? 'Used only here' : `Used in ${count} places`),
  all: (count: number): string => `A change applies to all ${count} places.`,
  change: 'Change it, now or from a date',
  close: 'Done',
} as const;
