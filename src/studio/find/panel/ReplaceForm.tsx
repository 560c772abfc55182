import { Labelled } from '../../app/kit/Labelled.tsx';
import { findTexts } from './words.ts';

interface ReplaceFormProps {
  readonly by: string;
  /** How many texts are changed. */
  readonly count: number;
  readonly isReady: boolean;
  change(by: string): void;
  replace(): void;
}

/** What to replace the words with, and the button that does so in all texts. */
export const ReplaceForm = ({ by, count, isReady, change, replace }: ReplaceFormProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      if (isReady && count > 0) replace();
    }}
  >
    <Labelled label={findTexts.by} help={findTexts.byHelp}>
      {(own) => <input {...own} autoComplete="off" value={by} onChange={({ target }) => change(target.value)} />}
    </Labelled>
    <button type="submit" disabled={!isReady || count === 0}>
      {findTexts.replaceAll(count)}
    </button>
  </form>
);
