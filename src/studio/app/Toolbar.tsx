import type { SiteLook } from '../frame/messages.ts';
import { Choice } from './kit/Choice.tsx';
import { Toggle } from './kit/Toggle.tsx';
import { isToggle } from './useShortcut.ts';
import { studioTexts } from './words.ts';

/** How the frame shows the site. */
export interface FrameLook extends SiteLook {
  readonly width: keyof typeof widths;
}

/** Widths of the frame in CSS pixels. */
export const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;

interface ToolbarProps {
  readonly look: FrameLook;
  change(look: FrameLook): void;
  toggle(): void;
}

/** Width and colours of the frame, and what a click does. */
export function Toolbar({ look, change, toggle }: ToolbarProps) {
  const { width, scheme, selects } = look;
  const { select, selectHelp } = studioTexts;
  return (
    <div className="tools">
      <Choice
        label={studioTexts.width}
        options={studioTexts.widths}
        value={width}
        choose={(one) => change({ ...look, width: one })}
      />
      <Choice
        label={studioTexts.colours}
        options={studioTexts.schemes}
        value={scheme}
        choose={(one) => change({ ...look, scheme: one })}
      />
      <Toggle says={select} title={selectHelp} letter="S" isMeant={isToggle} isOn={selects} turn={toggle} />
    </div>
  );
}
