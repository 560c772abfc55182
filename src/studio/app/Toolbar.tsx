import { Choice } from './kit/Choice.tsx';
import { Toggle } from './kit/Toggle.tsx';
import { isToggle } from './useShortcut.ts';
import { words } from './words.ts';

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
  toggle(): void;
}

/** How wide and in which colours the site is shown, and what a click does. */
export function Toolbar({ look, change, toggle }: ToolbarProps) {
  const { width, scheme, selects } = look;
  const { select, selectHelp } = words;
  return (
    <div className="tools">
      <Choice
        label={words.width}
        options={words.widths}
        value={width}
        choose={(one) => change({ ...look, width: one })}
      />
      <Choice
        label={words.colours}
        options={words.schemes}
        value={scheme}
        choose={(one) => change({ ...look, scheme: one })}
      />
      <Toggle says={select} title={selectHelp} letter="S" isMeant={isToggle} isOn={selects} turn={toggle} />
    </div>
  );
}
