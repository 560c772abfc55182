import { useState } from 'react';
import { lastDate } from '../../../engine/dates.ts';
import { Labelled } from '../kit/Labelled.tsx';
import { words } from './words.ts';

/** From which day on something is another, and where that comes from. */
export interface Added {
  readonly day: string;
  readonly source?: string;
}

interface AddDayProps {
  add(added: Added): void;
  /** Where what holds now comes from; undefined where nobody asks. */
  readonly source?: string | undefined;
}

/** Asks from which day on something is to be another. */
export function AddDay({ add, source }: AddDayProps) {
  const [day, setDay] = useState('');
  const [named, setNamed] = useState(source);
  return (
    <form
      className="add-day"
      onSubmit={(event) => {
        event.preventDefault();
        add({ day, ...(named !== undefined && { source: named }) });
      }}
    >
      <fieldset className="add-fields">
        <legend>{words.another}</legend>
        <Labelled label={words.begins} className="menu">
          {({ id }) => (
            <input
              id={id}
              type="date"
              required
              max={lastDate}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </Labelled>
        {named !== undefined && (
          <Labelled label={words.source} className="menu">
            {({ id }) => <input id={id} required value={named} onChange={({ target }) => setNamed(target.value)} />}
          </Labelled>
        )}
        <button type="submit">{words.add}</button>
      </fieldset>
    </form>
  );
}
