import type { Button } from '../../../shared/plan/blocks.generated.ts';
import { usePanels } from '../overlay/panels.tsx';
import { Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';

/** A button of config: a button that opens a panel of this page, or a link that looks like a button. */
export function ButtonLink({ button }: { button: Button }) {
  const { open } = usePanels();
  const { label, href, panel, icon, look = 'primary' } = button;
  const face = (
    <>
      {icon && <Icon name={icon} size={20} />}
      {label}
    </>
  );
  if (panel) {
    return (
      <button type="button" className="button" data-look={look} aria-haspopup="dialog" onClick={() => open(panel)}>
        {face}
      </button>
    );
  }
  return (
    <SiteLink href={href ?? '/'} className="button" data-look={look}>
      {face}
    </SiteLink>
  );
}

/** Buttons side by side, one below the other on a narrow screen. */
export function Buttons({ buttons }: { buttons?: readonly Button[] }) {
  if (!buttons?.length) return null;
  return (
    <div className="buttons">
      {buttons.map((button) => (
        <ButtonLink key={button.label} button={button} />
      ))}
    </div>
  );
}
