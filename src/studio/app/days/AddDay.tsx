import { useId, useState } from 'react';
import { lastDate } from '../../../engine/dates.ts';
import { words } from './words.ts';

/** From which day on something is another, and where that comes from. */
export interface Added {
  readonly day: string;
  readonly source?: string;
}

interface AddDayProps {
  add(added: Added): void;
  /** Where what holds now comes from; undefined where nobody asks. */
  readonly source?: string;
}

/** Asks from which day on something is to be another. */
export function AddDay({ add, source }: AddDayProps) {
  const id = useId();
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
        <div className="menu">
          <label htmlFor={id}>{words.begins}</label>
          <input
            id={id}
            type="date"
            required
            max={lastDate}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        {named !== undefined && (
          <div className="menu">
            <label htmlFor={`${id}-source`}>{words.source}</label>
            <input id={`${id}-source`} required value={named} onChange={({ target }) => setNamed(target.value)} />
          </div>
        )}
        <button type="submit">{words.add}</button>
      </fieldset>
    </form>
  );
}
