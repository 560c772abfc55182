import type { AlternativePlan } from '../../../shared/plan/submit.ts';
import { SiteLink } from '../elements/SiteLink.tsx';

interface AlternativesProps {
  alternatives: readonly AlternativePlan[];
  onPress: (alternative: AlternativePlan) => void;
}

/** The buttons beside the submit button. Without script, one that looks like a link still leads to its page. */
export function Alternatives({ alternatives, onPress }: AlternativesProps) {
  return alternatives.map((alternative) => {
    const { label, look } = alternative;
    const href = look === 'link' ? pageOf(alternative) : undefined;
    if (href === undefined) {
      return (
        <button key={label} type="button" className="button" data-look="secondary" onClick={() => onPress(alternative)}>
          {label}
        </button>
      );
    }
    return (
      <SiteLink
        key={label}
        href={href}
        className="button"
        data-look="quiet"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onPress(alternative);
        }}
      >
        {label}
      </SiteLink>
    );
  });
}

/** The page that an alternative leads to, if it does. */
const pageOf = ({ actions }: AlternativePlan): string | undefined =>
  actions.flatMap((action) => ('navigate' in action ? action.navigate.to : []))[0];
