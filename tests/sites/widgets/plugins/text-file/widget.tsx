import type { WidgetProps } from '@rjsf/utils';
import { useState, type ChangeEvent } from 'react';

/** A widget for rjsf: the text of a file. It is handed over once the file is read, after the change event is over. */
export default function TextFileWidget({ id, name, required, value, onChange }: WidgetProps) {
  const [reading, setReading] = useState(false);
  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    setReading(true);
    const text = await file?.text();
    setReading(false);
    onChange(text);
  }
  return (
    <>
      <span className="button">
        <input
          id={id}
          name={name}
          type="file"
          className="visually-hidden"
          required={required && value === undefined}
          onChange={read}
        />
        <label htmlFor={id}>Choose a file</label>
      </span>
      <output htmlFor={id} aria-busy={reading}>
        {value}
      </output>
    </>
  );
}
