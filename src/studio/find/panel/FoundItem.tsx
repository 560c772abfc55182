import { plainText } from '../../../shared/engine/format/rich.ts';
import { Button } from '../../app/kit/Button.tsx';
import type { FoundText, SoughtWords } from '../contract.ts';
import { matchOf, piecesOf, wordsInstead } from '../pattern.ts';
import { useShowing } from './useShowing.ts';
import { findTexts } from './words.ts';

interface FoundItemProps {
  readonly one: FoundText;
  readonly sought: SoughtWords;
  readonly by: string | undefined;
  /** While it is false, a press does nothing. The button is not disabled, because it would lose the focus. */
  readonly isReady: boolean;
  replace(button: HTMLElement): void;
}

/** A text with the sought words, or as it would be with others. A press opens it. */
export function FoundItem({ one, sought, by, isReady, replace }: FoundItemProps) {
  const show = useShowing();
  const { label, value } = one;
  const isWritten = matchOf(value, sought) === 'written';
  const pieces = piecesOf(isWritten ? value : plainText(value), sought);
  return (
    <li className="found">
      <Button says={label} className="link" onClick={() => show(one)} />
      <p>
        {pieces.map(({ text, isFound }, index) => {
          if (!isFound) return text;
          if (by === undefined || !isWritten) return <mark key={index}>{text}</mark>;
          return (
            <span key={index} className="pieces">
              <del>{text}</del>
              <ins>{wordsInstead(text, sought, by)}</ins>
            </span>
          );
        })}
      </p>
      {by !== undefined && !isWritten && <p className="quiet">{findTexts.partly}</p>}
      {by !== undefined && isWritten && (
        <Button
          says={findTexts.replaceOne}
          className="replace-one"
          aria-label={findTexts.replaceIn(label, value)}
          onClick={({ currentTarget }) => isReady && replace(currentTarget)}
        />
      )}
    </li>
  );
}
