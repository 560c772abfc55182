import type { Thing } from '../../thing/contract.ts';
import { studioTexts } from '../words.ts';
import { Button } from './Button.tsx';

/** State of a text on the server. */
export type SavedText = Pick<Thing, 'state' | 'draft' | 'base'>;

interface SavedStateProps {
  readonly id?: string;
  /** State of the change on this page. */
  readonly state: string;
  readonly error: string | undefined;
  readonly kept: SavedText;
}

/** Shows whether the typed text is saved. */
export const SavedState = ({ id, state, error, kept }: SavedStateProps) => (
  <p id={id} role="status" className={`state ${hasFault(state, kept) ? 'fault' : 'fine'}`}>
    {stateText(state, error, kept)}
  </p>
);

const hasFault = (state: string, kept: SavedText): boolean =>
  state === 'newer' || state === 'failed' || kept.state === 'draft';

function stateText(state: string, error: string | undefined, { state: kept, draft }: SavedText): string {
  if (state === 'saving') return studioTexts.saving;
  if (state === 'newer') return studioTexts.newer;
  if (state === 'failed') return studioTexts.failed(error ?? '');
  if (kept === 'draft') return draft?.isOutdated === true ? studioTexts.outdatedDraft : studioTexts.refused;
  if (kept === 'waiting') return studioTexts.waiting;
  return state === 'idle' ? '' : studioTexts.saved;
}

interface NewerProps {
  readonly theirs: string;
  readonly of: { takeTheirs(): void; keepMine(): void };
}

/** Shows the conflicting text of someone else, and asks which one to keep. */
export const Newer = ({ theirs, of }: NewerProps) => (
  <>
    <blockquote>{theirs}</blockquote>
    <Button says={studioTexts.theirs} onClick={() => of.takeTheirs()} />{' '}
    <Button says={studioTexts.mine} onClick={() => of.keepMine()} />
  </>
);
