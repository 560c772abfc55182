import { studioTexts } from '../words.ts';
import { Button } from './Button.tsx';
import { stateText, type SavedText } from './state-text.ts';

interface SavedStateProps {
  readonly id?: string;
  /** State of the change on this page. */
  readonly state: string;
  readonly error: string | undefined;
  readonly kept: SavedText;
}

/** Shows whether the typed text is shown on the site, checked, and on disk. */
export const SavedState = ({ id, state, error, kept }: SavedStateProps) => (
  <p id={id} role="status" className={`state ${hasFault(state, kept) ? 'fault' : 'fine'}`}>
    {stateText(state, error, kept)}
  </p>
);

const hasFault = (state: string, kept: SavedText): boolean =>
  state === 'newer' || state === 'failed' || kept.state === 'draft';

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
