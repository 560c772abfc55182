import type { Thing } from '../../shared/contract/thing.ts';
import { PlaceList } from '../PlaceList.tsx';
import type { Spot } from '../spot.ts';
import { Days } from '../days/Days.tsx';
import { Constants } from '../constants/Constants.tsx';
import { FieldAbout } from '../fields/FieldAbout.tsx';
import { ConditionProperty } from '../conditions/ConditionProperty.tsx';
import { words } from '../words.ts';
import { Add } from './add/Add.tsx';
import { useThing } from '../useThing.ts';
import { Proof, type Play } from '../proof/Proof.tsx';
import { useProof } from '../proof/useProof.ts';
import { Arrange } from './Arrange.tsx';
import { RemoveFile } from './RemoveFile.tsx';
import { Parts } from './parts/Parts.tsx';
import { PictureProperty } from './pictures/PictureProperty.tsx';
import { PasteLines } from './sheet/PasteLines.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { Rename } from './Rename.tsx';
import { TextProperty } from './TextProperty.tsx';
import { ValueProperty } from './ValueProperty.tsx';
import { Button } from '../kit/Button.tsx';

interface PanelProps {
  readonly spot: Spot;
  /** Grows whenever the thing may be another. */
  readonly version: number;
  /** As on which the frame shows the site. */
  readonly day: string;
  /** The address in the frame. */
  readonly address: string;
  open(spot: Spot): void;
  readonly play: Play;
}

/** What was chosen: its kind and place, what its contract says, and its value to be changed. */
export function Panel({ spot, version, day, address, open, play }: PanelProps) {
  const { thing, error } = useThing(spot, version);
  const proof = useProof(spot, version, address);
  const fault = error !== undefined && <p role="alert">{error}</p>;
  if (!thing) return fault;
  // Where a constant is used is known before it is changed.
  const isConstant = thing.file.startsWith('config/constants/');
  return (
    <section className="panel">
      {fault}
      <Way thing={thing} open={open} />
      <h2>
        <small>{words.kinds[thing.kind]}</small> {thing.label}
      </h2>
      <p className="quiet place">{words.place(thing.file, thing.line)}</p>
      {thing.description !== undefined && <p className="about">{thing.description}</p>}
      <Proof proof={proof} path={thing.path} play={play} />
      {isConstant && <Uses thing={thing} open={open} />}
      <Value thing={thing} open={open} />
      <Constants thing={thing} version={version} open={open} />
      <FieldAbout thing={thing} version={version} open={open} />
      {thing.sheet && <Sheet thing={thing} place={thing.sheet} open={open} />}
      {!thing.condition?.lines && !thing.constants && <Parts thing={thing} open={open} proof={proof} />}
      {thing.hasLines && <PasteLines key={JSON.stringify(thing.path)} thing={thing} />}
      <Add thing={thing} open={open} />
      <Arrange thing={thing} open={open} />
      <Days thing={thing} day={day} open={open} />
      <Rename thing={thing} open={open} />
      <RemoveFile thing={thing} open={open} />
      {!isConstant && <Uses thing={thing} open={open} />}
    </section>
  );
}

interface ThingProps {
  readonly thing: Thing;
  open(spot: Spot): void;
}

/** The value, in what it is changed by. */
function Value({ thing, open }: ThingProps) {
  const { text, control, condition, value, parts } = thing;
  if (condition) return <ConditionProperty thing={thing} condition={condition} open={open} />;
  if (control?.kind === 'icon' || control?.kind === 'picture')
    return <PictureProperty thing={thing} kind={control.kind} open={open} />;
  if (control) return <ValueProperty thing={thing} control={control} open={open} />;
  if (typeof value === 'string') return <TextProperty thing={thing} text={text ?? 'text'} open={open} />;
  if (value === undefined || thing.sheet) return null;
  return parts.length === 0 && <p className="value">{String(value)}</p>;
}

/** The way to a thing: page › block › item › property. */
function Way({ thing: { file, crumbs, path }, open }: ThingProps) {
  return (
    <nav className="way" aria-label={words.way}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={JSON.stringify(crumb.path)}>
            <Button
              says={crumb.label}
              className="link"
              aria-current={crumb.path.length === path.length ? 'location' : undefined}
              onClick={() => open({ file, path: crumb.path })}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where a constant or list is used. */
function Uses({ thing: { uses }, open }: ThingProps) {
  if (!uses) return null;
  return (
    <details>
      <summary>{words.usedIn(uses.name, uses.count)}</summary>
      <PlaceList places={uses.places} open={open} />
    </details>
  );
}
