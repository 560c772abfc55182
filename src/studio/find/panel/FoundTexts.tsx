import { useId, useRef, useState } from 'react';
import { api, type Gives } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import type { FoundText, ListedFile, SoughtWords } from '../contract.ts';
import { matchOf } from '../pattern.ts';
import { FoundItem } from './FoundItem.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { findTexts } from './words.ts';

interface FoundTextsProps {
  readonly sought: SoughtWords;
  readonly found: Gives<'search'>;
  readonly files: readonly ListedFile[];
  /** Whether these are the texts with the sought words, and not with the words before. */
  readonly isCurrent: boolean;
}

/** The texts with the sought words, by file. Replaces the words in one or all of them. */
export function FoundTexts({ sought, found: { texts, count }, files, isCurrent }: FoundTextsProps) {
  const id = useId();
  /** The words to put in their place; undefined until the person wants to replace them. */
  const [by, setBy] = useState<string>();
  const section = useRef<HTMLElement>(null);
  const { isBusy, error, said, outcome, replace } = useReplacing(sought, by ?? '');
  const isReady = isCurrent && !isBusy;
  return (
    <section ref={section} aria-labelledby={id}>
      <h3 id={id}>{findTexts.texts}</h3>
      {count > texts.length && <p className="quiet">{findTexts.first(texts.length)}</p>}
      {count > 0 && (
        <Button
          says={findTexts.replace}
          aria-expanded={by !== undefined}
          onClick={() => setBy(by === undefined ? '' : undefined)}
        />
      )}
      {count > 0 && by !== undefined && (
        <ReplaceForm
          by={by}
          change={setBy}
          count={changeable(texts, sought).length}
          isReady={isReady && count === texts.length}
          replace={() => void replace(texts)}
        />
      )}
      <p ref={outcome} tabIndex={-1} role={error === undefined ? 'status' : 'alert'} className={error && 'fault'}>
        {error ?? said}
      </p>
      {groupsOf(texts, files).map(([file, title, inFile]) => (
        <section key={file} aria-label={title}>
          <h4>{title}</h4>
          <ul className="list">
            {inFile.map((one) => (
              <FoundItem
                key={JSON.stringify(one.path)}
                {...{ one, sought, by, isReady }}
                replace={(button) => void replace([one], buttonAfter(button, section.current))}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The next button that replaces the words in one text. */
function buttonAfter(button: HTMLElement, section: HTMLElement | null): HTMLElement | undefined {
  const buttons = [...(section?.querySelectorAll<HTMLElement>('.replace-one') ?? [])];
  return buttons[buttons.indexOf(button) + 1];
}

/** The texts that have the words as they are written. */
const changeable = (texts: readonly FoundText[], sought: SoughtWords): FoundText[] =>
  texts.filter(({ value }) => matchOf(value, sought) === 'written');

/** Replaces the words in some texts. */
function useReplacing(sought: SoughtWords, by: string) {
  const { attempt, ...attempted } = useAttempt();
  const outcome = useRef<HTMLParagraphElement>(null);
  /** `next`: gets the focus, because the pressed button disappears with its text; by default the outcome. */
  const replace = async (some: readonly FoundText[], next?: HTMLElement) => {
    const texts = changeable(some, sought).map(({ file, path, value }) => ({ file, path, value }));
    await attempt(api.replace({ ...sought, by, texts }), ({ outcome: kept, problems }) => {
      if (kept === 'refused') throw new Error(findTexts.refused(problems[0]?.message ?? ''));
      return findTexts.replaced(texts.length);
    });
    (next ?? outcome.current)?.focus();
  };
  return { ...attempted, outcome, replace };
}

/** The texts by file, with the title of the file. */
function groupsOf(texts: readonly FoundText[], files: readonly ListedFile[]) {
  return [...new Set(texts.map(({ file }) => file))].map((file) => {
    const known = files.find((one) => one.file === file);
    return [file, known ? findTexts.inFile(known) : file, texts.filter((one) => one.file === file)] as const;
  });
}
