import type { Thing } from '../../thing/contract.ts';
import { words } from '../words.ts';
import { Button } from './Button.tsx';

/** What the server has of a text. */
export type Kept = Pick<Thing, 'state' | 'draft' | 'base'>;

interface SavedStateProps {
  readonly id?: string;
  /** What is known of it here. */
  readonly state: string;
  readonly error: string | undefined;
  readonly kept: Kept;
}

/** Whether what was typed is saved, as far as it is known. */
export const SavedState = ({ id, state, error, kept }: SavedStateProps) => (
  <p id={id} role="status" className={`state ${isAmiss(state, kept) ? 'fault' : 'fine'}`}>
    {wordsOf(state, error, kept)}
  </p>
);

const isAmiss = (state: string, kept: Kept): boolean =>
  state === 'newer' || state === 'failed' || kept.state === 'draft';

function wordsOf(state: string, error: string | undefined, { state: kept, draft }: Kept): string {
  if (state === 'saving') return words.saving;
  if (state === 'newer') return words.newer;
  if (state === 'failed') return words.failed(error ?? '');
  if (kept === 'draft') return draft?.isOutdated === true ? words.outdatedDraft : words.refused;
  if (kept === 'waiting') return words.waiting;
  return state === 'idle' ? '' : words.saved;
}

interface NewerProps {
  readonly theirs: string;
  readonly of: { takeTheirs(): void; keepMine(): void };
}

/** What someone else has written in the meantime, and whose stays. */
export const Newer = ({ theirs, of }: NewerProps) => (
  <>
    <blockquote>{theirs}</blockquote>
    <Button says={words.theirs} onClick={() => of.takeTheirs()} />{' '}
    <Button says={words.mine} onClick={() => of.keepMine()} />
  </>
);
