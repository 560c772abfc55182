import { useContext, type ComponentType } from 'react';
import type { RichLink } from '../../../shared/plan/terms.ts';
import { PageContext } from '../context.tsx';
import { SiteLink } from './SiteLink.tsx';
import type { TermProps } from './Term.tsx';

interface ExplainedProps extends RichLink {
  mark?: boolean;
}

/** A link, or the term of the glossary to which it leads, with its meaning. */
export function Explained({ label, href, mark }: ExplainedProps) {
  const explain = useContext(PageContext)?.explain;
  const term = explain?.terms[href];
  if (!explain || !term) return <SiteLink href={href}>{label}</SiteLink>;
  const View = explain.view as ComponentType<TermProps>;
  return <View label={label} href={href} term={term} more={explain.more} mark={mark} />;
}

interface LabelProps {
  label: string;
  /** The attribute, or the label itself. */
  of: string;
}

/** A label of an item, with the term that its catalog explains it by, if any. */
export function ExplainedLabel({ label, of }: LabelProps) {
  const href = useContext(PageContext)?.explain?.labels[of];
  return href === undefined ? label : <Explained label={label} href={href} />;
}
