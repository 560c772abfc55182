import type { Thing } from '../../thing/contract.ts';
import { studioTexts } from '../words.ts';

/** State of a text on the server. */
export type SavedText = Pick<Thing, 'state' | 'isShown' | 'others' | 'draft'>;

/** Whether a text is shown on the site, checked, and on disk. `state`: of the change on this page. */
export function stateText(state: string, error: string | undefined, kept: SavedText): string {
  if (state === 'saving') return studioTexts.saving;
  if (state === 'newer') return studioTexts.newer;
  if (state === 'failed') return studioTexts.failed(error ?? '');
  if (kept.state === 'draft') return kept.draft?.isOutdated === true ? studioTexts.outdatedDraft : studioTexts.refused;
  if (kept.state === 'saved' && state === 'idle') return '';
  const { shown, notShown, onDisk, waiting, othersUnsaved } = studioTexts;
  const facts = [kept.isShown ? shown : notShown, kept.state === 'saved' ? onDisk : waiting];
  return [...facts, ...(kept.others > 0 ? [othersUnsaved(kept.others)] : [])].join(' ');
}

interface TypedChange {
  readonly state: string;
  /** The turn of its last answer. */
  readonly turn?: number;
}

/** The state of a text after a change on this page, since which the server's may not have been loaded. */
export function stateAfter(change: TypedChange, known: SavedText & Pick<Thing, 'turn'>): SavedText {
  if ((change.turn ?? 0) <= known.turn) return known;
  const { isShown, others } = known;
  return { state: change.state === 'refused' ? 'draft' : 'waiting', isShown, others };
}
