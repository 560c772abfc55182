import type { PageEntry, SiteAnswer } from '../../site/contract.ts';
import type { FormName, ProofVisitor } from '../contract.ts';
import { chosenOf, type ChosenVisitor } from '../../app/visits.ts';

/** Plays a visitor in the frame. False if no page shows their form. */
export type Play = (visitor: ProofVisitor) => boolean;

/** Plays a visitor on the current page if it has the form, or else on another. */
export function usePlay(
  site: SiteAnswer | undefined,
  page: PageEntry | undefined,
  go: (address: string) => void,
  choose: (chosen: ChosenVisitor, on: PageEntry) => void,
): Play {
  return (visitor) => {
    const found = page && hasForm(page, visitor.form) ? page : site?.pages.find((one) => hasForm(one, visitor.form));
    const [address] = found?.addresses ?? [];
    if (!found || address === undefined) return false;
    choose(chosenOf(visitor, Date.now()), found);
    if (found !== page) go(address);
    return true;
  };
}

const hasForm = ({ forms }: PageEntry, { kind, id }: FormName): boolean =>
  forms.some((form) => form.kind === kind && form.id === id);
