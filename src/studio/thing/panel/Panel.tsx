import { PlaceList } from '../../app/PlaceList.tsx';
import type { ConfigPlace } from '../../app/config-place.ts';
import { Days } from '../../days/panel/Days.tsx';
import { Constants } from '../../constants/panel/Constants.tsx';
import { FieldAbout } from '../../fields/panel/FieldAbout.tsx';
import { ConditionProperty } from '../../conditions/panel/ConditionProperty.tsx';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { studioTexts } from '../../app/words.ts';
import { Add } from '../../adding/panel/Add.tsx';
import { useStudio } from '../../app/useStudio.ts';
import { type ThingProps, useThing } from '../../app/useThing.ts';
import { Proof, useProof } from '../../proof/panel/Proof.tsx';

import { RemoveFile } from '../../files/panel/RemoveFile.tsx';
import { Insights } from '../../insights/panel/Insights.tsx';
import { Translations } from '../../languages/panel/Translations.tsx';
import { Parts } from '../../edit/panel/Parts.tsx';
import { PictureProperty } from '../../pictures/panel/PictureProperty.tsx';
import { PasteLines } from '../../sheet/panel/Paste.tsx';
import { Sheet } from '../../sheet/panel/Sheet.tsx';
import { Rename } from '../../names/panel/Rename.tsx';
import { TextProperty } from './TextProperty.tsx';
import { ValueProperty } from './ValueProperty.tsx';
import { api } from '../../app/api.ts';
import { useAttempt } from '../../app/useAttempt.ts';

/** The panel for the selected thing: its kind, place and description, and controls to change it. */
export function Panel({ place }: { readonly place: ConfigPlace }) {
  const { thing, error } = useThing(place);
  const proof = useProof(place);
  const fault = <Fault why={error} />;
  if (!thing) return error === undefined ? <p role="status">{studioTexts.opening}</p> : fault;
  // Shows the uses of a constant above its value.
  const isConstant = thing.file.startsWith('config/constants/');
  return (
    <section className="panel">
      {fault}
      <Way thing={thing} />
      <h2>
        <small>{studioTexts.kinds[thing.kind]}</small> <span title={thing.label}>{studioTexts.key(thing.label)}</span>
      </h2>
      <p className="quiet place">{studioTexts.place(thing.file, thing.line)}</p>
      {thing.description !== undefined && <p className="about">{thing.description}</p>}
      <Proof proof={proof} path={thing.path} />
      <Insights file={thing.file} path={thing.path} />
      {isConstant && <Uses thing={thing} />}
      <ValueEditor thing={thing} />
      <Translations thing={thing} />
      <Constants thing={thing} />
      <FieldAbout thing={thing} />
      {thing.sheet && <Sheet thing={thing} place={thing.sheet} />}
      {!thing.condition?.lines && (!thing.constants || thing.kind === 'field') && <Parts thing={thing} proof={proof} />}
      {thing.hasLines && <PasteLines key={JSON.stringify(thing.path)} thing={thing} />}
      <Add thing={thing} />
      <Arrange thing={thing} />
      <Days thing={thing} />
      <Rename thing={thing} />
      <RemoveFile thing={thing} />
      {!isConstant && <Uses thing={thing} />}
    </section>
  );
}

/** The control for the value. */
function ValueEditor({ thing }: ThingProps) {
  const { text, control, condition, value, parts } = thing;
  if (condition) return <ConditionProperty thing={thing} condition={condition} />;
  if (control?.kind === 'icon' || control?.kind === 'picture')
    return <PictureProperty thing={thing} kind={control.kind} />;
  if (control) return <ValueProperty thing={thing} control={control} />;
  if (typeof value === 'string') return <TextProperty thing={thing} text={text ?? 'text'} />;
  if (value === undefined || thing.sheet) return null;
  return parts.length === 0 && <p className="value">{String(value)}</p>;
}

/** Breadcrumbs: page › block › item › property. */
function Way({ thing: { file, crumbs, path } }: ThingProps) {
  const { open } = useStudio();
  return (
    <nav className="way" aria-label={studioTexts.way}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={JSON.stringify(crumb.path)}>
            <Button
              says={studioTexts.key(crumb.label)}
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

/** Uses of a constant or list. */
function Uses({ thing: { uses } }: ThingProps) {
  if (!uses) return null;
  return (
    <details>
      <summary>{studioTexts.usedIn(uses.name, uses.count)}</summary>
      <PlaceList places={uses.places} />
    </details>
  );
}

/** Buttons to move, copy and remove the thing. */
function Arrange({ thing: { file, path, base, label, arrangements } }: ThingProps) {
  const { open } = useStudio();
  const { error, attempt } = useAttempt();
  if (arrangements.length === 0) return null;
  return (
    <div className="arrange">
      {arrangements.map((arrange) => (
        <Button
          key={arrange}
          says={studioTexts.arrange(studioTexts.arrangements[arrange], studioTexts.key(label))}
          onClick={() => void attempt(api.edit({ file, path, base, arrange }), open)}
        />
      ))}
      <Fault why={error} />
    </div>
  );
}
