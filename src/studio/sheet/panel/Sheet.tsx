import { useState, type ClipboardEvent } from 'react';
import type { SheetPlace } from '../contract.ts';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { Grid } from './Grid.tsx';
import { Paste } from './Paste.tsx';
import { SearchBox } from '../../app/kit/SearchBox.tsx';
import { useSheet } from './useSheet.ts';
import { sheetTexts } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';

interface SheetProps extends ThingProps {
  readonly place: SheetPlace;
}

/** Edits rows with the same columns, and pastes rows of a spreadsheet. */
export function Sheet({ thing, place }: SheetProps) {
  const { open } = useStudio();
  const [sought, setSought] = useState('');
  const [pasted, setPasted] = useState<string>();
  const sheet = useSheet(place, sought, thing.turn);
  const { about, error } = sheet;
  const isInYaml = place.file === thing.file;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    setPasted(text);
  };
  return (
    <section className="sheet" aria-label={sheetTexts.rows} onPaste={pasted === undefined ? paste : undefined}>
      <h3>
        {sheetTexts.rows} {about && <small className="quiet">{sheetTexts.count(about.size)}</small>}
      </h3>
      <Fault why={error} />
      <div className="arrange">
        <SearchBox label={sheetTexts.find} value={sought} change={setSought} />
        <Button
          says={sheetTexts.paste}
          aria-expanded={pasted !== undefined}
          onClick={() => setPasted(pasted === undefined ? '' : undefined)}
        />
      </div>
      {pasted !== undefined && about && (
        <Paste place={place} base={about.base} first={pasted} close={() => setPasted(undefined)} />
      )}
      {about && (
        <Grid
          sheet={sheet}
          about={about}
          place={place}
          sought={sought}
          openRow={isInYaml ? (row) => open({ file: place.file, path: [...place.path, row] }) : undefined}
        />
      )}
    </section>
  );
}
