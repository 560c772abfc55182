import type { Piece } from '../../shared/contract/review.ts';
import { words } from './words.ts';

/** A text before and now, with the words that differ marked in both. */
export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  const side = (without: Piece['in'], Mark: 'del' | 'ins') =>
    pieces
      .filter((piece) => piece.in !== without)
      .map(({ text, in: where }, index) => (where === 'both' ? text : <Mark key={index}>{text}</Mark>));
  return (
    <dl className="pieces">
      <dt>{words.were}</dt>
      <dd>{side('after', 'del')}</dd>
      <dt>{words.now}</dt>
      <dd>{side('before', 'ins')}</dd>
    </dl>
  );
}
