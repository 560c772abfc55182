import { useEffect, useRef } from 'react';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { Labelled } from '../../app/kit/Labelled.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import { useSessionState } from '../../app/useSessionState.ts';
import { useStudio } from '../../app/useStudio.ts';
import type { SoughtWords } from '../contract.ts';
import { FileLists, filesWith } from './FileLists.tsx';
import { FoundTexts } from './FoundTexts.tsx';
import { findTexts } from './words.ts';
import './find.css';

/** Debounce of the search, in milliseconds. */
const searchDelay = 250;

const nothing: SoughtWords = { words: '' };

/** Finds words in all texts of the site, replaces them, and lists all files. */
export function Find({ close }: { close(): void }) {
  const { version } = useStudio();
  const [sought, setSought] = useSessionState('find', nothing);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isEmpty = sought.words.trim() === '';
  const all = useAnswer('files', {}, { version });
  const search = useAnswer('search', isEmpty ? undefined : sought, { version, pause: searchDelay });
  const found = isEmpty ? undefined : search.answer;
  const files = filesWith(all.answer ?? [], sought.words);
  const status = () => {
    if (isEmpty) return '';
    if (!found || !search.isCurrent) return findTexts.searching;
    if (found.count > 0) return findTexts.found(found.count, found.files);
    return files.length > 0 ? findTexts.noText : findTexts.none;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in any of its controls closes it
    <search className="find" aria-label={findTexts.find} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <div className="find-bar">
        <h2>{findTexts.find}</h2>
        <Button says={findTexts.close} onClick={close} />
      </div>
      <Labelled label={findTexts.words}>
        {(own) => (
          <input
            {...own}
            ref={box}
            type="search"
            value={sought.words}
            onChange={({ target }) => setSought({ ...sought, words: target.value })}
          />
        )}
      </Labelled>
      <Options sought={sought} change={setSought} />
      <p role="status">{status()}</p>
      <Fault why={all.error ?? (isEmpty ? undefined : search.error)} className="fault" />
      {found && <FoundTexts sought={sought} found={found} files={all.answer ?? []} isCurrent={search.isCurrent} />}
      <FileLists files={files} />
    </search>
  );
}

interface OptionsProps {
  readonly sought: SoughtWords;
  change(sought: SoughtWords): void;
}

function Options({ sought, change }: OptionsProps) {
  return (
    <div className="arrange">
      {(['matchesCase', 'wholeWords'] as const).map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={sought[option] === true}
            onChange={({ target }) => {
              const { [option]: _, ...others } = sought;
              change(target.checked ? { ...others, [option]: true } : others);
            }}
          />{' '}
          {findTexts[option]}
        </label>
      ))}
    </div>
  );
}
