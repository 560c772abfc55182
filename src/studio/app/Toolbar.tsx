import { words } from './words.ts';
import { Button } from './kit/Button.tsx';

/** How the frame shows the site. */
export interface Look {
  readonly width: keyof typeof widths;
  readonly scheme: 'light' | 'dark';
  /** Whether a click opens what stands there, instead of doing what it does for visitors. */
  readonly selects: boolean;
}

/** Widths of the frame in CSS pixels. */
export const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;

interface ToolbarProps {
  readonly look: Look;
  change(look: Look): void;
}

/** How wide and in which colours the site is shown, and what a click does. */
export function Toolbar({ look, change }: ToolbarProps) {
  return (
    <div className="tools">
      <Choice
        name="width"
        label={words.width}
        options={words.widths}
        value={look.width}
        choose={(width) => change({ ...look, width })}
      />
      <Choice
        name="scheme"
        label={words.colours}
        options={words.schemes}
        value={look.scheme}
        choose={(scheme) => change({ ...look, scheme })}
      />
      <Button
        says={words.select}
        className="toggle"
        aria-pressed={look.selects}
        aria-keyshortcuts="Alt+S"
        title={words.selectHelp}
        onClick={() => change({ ...look, selects: !look.selects })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  choose(value: Value): void;
}

/** One of a few, side by side. */
function Choice<Value extends string>({ name, label, options, value, choose }: ChoiceProps<Value>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([one, text]) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={one === value} onChange={() => choose(one)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
