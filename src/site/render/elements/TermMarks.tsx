import type { RichLink } from '../../../shared/plan/terms.ts';
import { usePage } from '../context.tsx';
import Term from './Term.tsx';

export interface TermMarksProps {
  readonly terms: readonly RichLink[];
}

/** Terms beside the label that has their words. */
export default function TermMarks({ terms }: TermMarksProps) {
  const { explain } = usePage();
  return terms.map((link) => {
    const term = explain?.terms[link.href];
    return explain && term && <Term key={link.href} mark {...link} term={term} more={explain.more} />;
  });
}
