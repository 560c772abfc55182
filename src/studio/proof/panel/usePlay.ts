import type { PageEntry, SiteAnswer } from '../../site/contract.ts';
import type { FormName, ProofVisitor } from '../contract.ts';
import { chosenOf, type Chosen } from '../../app/visits.ts';

/** Plays a visitor in the frame. False where no page shows their form. */
export type Play = (visitor: ProofVisitor) => boolean;

/** Plays a visitor in the frame: on the page that is there if it has the form, or else on another. */
export function usePlay(
  site: SiteAnswer | undefined,
  page: PageEntry | undefined,
  go: (address: string) => void,
  choose: (chosen: Chosen, on: PageEntry) => void,
): Play {
  return (visitor) => {
    const found = page && has(page, visitor.form) ? page : site?.pages.find((one) => has(one, visitor.form));
    const [address] = found?.addresses ?? [];
    if (!found || address === undefined) return false;
    choose(chosenOf(visitor, Date.now()), found);
    if (found !== page) go(address);
    return true;
  };
}

const has = ({ forms }: PageEntry, { kind, id }: FormName): boolean =>
  forms.some((form) => form.kind === kind && form.id === id);
