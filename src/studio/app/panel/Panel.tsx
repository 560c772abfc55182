import { useEffect, useState } from 'react';
import type { Thing } from '../../shared/answers.ts';
import { api } from '../api.ts';
import type { Spot } from '../spot.ts';
import { words } from '../words.ts';
import { Arrange } from './Arrange.tsx';
import { Rename } from './Rename.tsx';
import { TextProperty } from './TextProperty.tsx';
import { ValueProperty } from './ValueProperty.tsx';

interface PanelProps {
  readonly spot: Spot;
  /** Grows whenever the thing may be another. */
  readonly version: number;
  open(spot: Spot): void;
}

/** What was chosen: its kind and place, what its contract says, and its value to be changed. */
export function Panel({ spot, version, open }: PanelProps) {
  const [thing, setThing] = useState<Thing>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    api.thing(spot.file, spot.path).then(
      (found) => {
        if (!isWanted) return;
        setThing(found);
        setError(undefined);
      },
      (reason: Error) => isWanted && setError(reason.message),
    );
    return () => {
      isWanted = false;
    };
  }, [spot, version]);
  if (error !== undefined) return <p role="alert">{error}</p>;
  if (!thing) return null;
  return (
    <section className="panel">
      <Way thing={thing} open={open} />
      <h2>
        <small>{words.kinds[thing.kind]}</small> {thing.label}
      </h2>
      <p className="quiet place">{words.place(thing.file, thing.line)}</p>
      {thing.description !== undefined && <p className="about">{thing.description}</p>}
      <Value thing={thing} open={open} />
      <Arrange thing={thing} open={open} />
      <Rename thing={thing} open={open} />
      <Parts thing={thing} open={open} />
      <Uses thing={thing} open={open} />
    </section>
  );
}

interface ThingProps {
  readonly thing: Thing;
  open(spot: Spot): void;
}

/** The value, in what it is changed by. */
function Value({ thing, open }: ThingProps) {
  const { text, control, value, parts } = thing;
  if (control) return <ValueProperty thing={thing} control={control} open={open} />;
  if (typeof value === 'string') return <TextProperty thing={thing} text={text ?? 'text'} open={open} />;
  return parts.length === 0 && <p className="value">{String(value)}</p>;
}

/** The way to a thing: page › block › item › property. */
function Way({ thing: { file, crumbs, path }, open }: ThingProps) {
  return (
    <nav className="way" aria-label={words.way}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={JSON.stringify(crumb.path)}>
            <button
              type="button"
              className="link"
              aria-current={crumb.path.length === path.length ? 'location' : undefined}
              onClick={() => open({ file, path: crumb.path })}
            >
              {crumb.label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Parts({ thing: { file, path, parts }, open }: ThingProps) {
  if (parts.length === 0) return null;
  return (
    <>
      <h3>{words.parts}</h3>
      <ul className="list">
        {parts.map(({ step, label, words: value }) => (
          <li key={step}>
            <button type="button" className="part" onClick={() => open({ file, path: [...path, step] })}>
              <b>{label}</b> <span>{value}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where a constant or list is used. */
function Uses({ thing: { uses }, open }: ThingProps) {
  if (!uses) return null;
  return (
    <details>
      <summary>{words.usedIn(uses.name, uses.count)}</summary>
      <ul className="list">
        {uses.places.map((place, index) => (
          <li key={index}>
            <button type="button" className="link" onClick={() => open(place)}>
              {words.place(place.file, place.line)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
