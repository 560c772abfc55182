import { createContext, useContext } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { Basis } from '../../../shared/plan/page.ts';
import { useSite } from '../context.tsx';

/** The sources of the claims of the current block. */
export const BasisContext = createContext<readonly Basis[]>([]);

/** The notes at the foot of a block, with its claims and their sources. */
export function BasisNotes() {
  const { texts, language } = useSite().site;
  const notes = useContext(BasisContext);
  if (texts.basis === undefined) return null;
  const { basis: words } = texts;
  return notes.map(({ basis, figures }) => (
    <p key={basis} className="basis">
      {formatMessage(words, { count: figures.length, figures: new Intl.ListFormat(language).format(figures), basis })}
    </p>
  ));
}
