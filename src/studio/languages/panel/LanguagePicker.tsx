import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { Select } from '../../app/kit/Select.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import { useSessionState } from '../../app/useSessionState.ts';
import { useStudio } from '../../app/useStudio.ts';
import type { LanguageEntry, PageProgress } from '../contract.ts';
import { addressIn } from './address.ts';
import { languageTexts } from './words.ts';

/** Chooses the language that the frame shows, and lists what is to be translated to it. */
export function LanguagePicker() {
  const { site, address, page, go } = useStudio();
  const id = useId();
  const [wanted, setWanted] = useSessionState<string | undefined>('language', undefined);
  const { languages = [], language } = site ?? {};
  const shown = languages.find(({ code }) => code === language);
  const chosen = languages.find(({ code }) => code === (wanted ?? language));
  if (!site || languages.length < 2 || !chosen) return null;
  const isPublished = (one: LanguageEntry) => page === undefined || one.pages.includes(page.file);
  const choose = (code: string) => {
    setWanted(code);
    const next = languages.find((one) => one.code === code)!;
    if (isPublished(next)) go(addressIn(address, shown, next));
  };
  return (
    <div className="tools days">
      <div className="menu">
        <label htmlFor={id}>{languageTexts.language}</label>
        <Select id={id} value={chosen.code} options={languages.map(({ code, name }) => [code, name])} choose={choose} />
      </div>
      {chosen !== languages[0] && <ToTranslate key={chosen.code} language={chosen} />}
      <p aria-live="polite" className="quiet">
        {isPublished(chosen) ? '' : languageTexts.notYet(chosen.name)}
      </p>
    </div>
  );
}

/** The pages of the site, with how much of each is translated. */
function ToTranslate({ language: { code, name } }: { readonly language: LanguageEntry }) {
  const { version } = useStudio();
  const list = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { answer = [], error } = useAnswer('progress', isOpen ? { code } : undefined, { version });
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    list.current?.removeAttribute('open');
    list.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={list} className="days-next" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary title={languageTexts.todoHelp} onKeyDown={leave}>
        {languageTexts.todo(name)}
      </summary>
      <ul>
        {answer.map((entry) => (
          <li key={entry.file}>
            <PageEntry entry={entry} code={code} />
          </li>
        ))}
        <Fault why={error} />
      </ul>
    </details>
  );
}

function PageEntry({ entry, code }: { readonly entry: PageProgress; readonly code: string }) {
  const { version, open } = useStudio();
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = isOpen && entry.done < entry.all;
  const { answer } = useAnswer('untranslated', isWanted ? { code, file: entry.file } : undefined, { version });
  const { words = [], count = 0 } = isWanted && answer ? answer : {};
  return (
    <>
      <Button
        says={entry.title || languageTexts.everyPage}
        className="link"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />{' '}
      <small>{languageTexts.done(entry)}</small>
      {isOpen && entry.done === entry.all && <p className="quiet">{languageTexts.none}</p>}
      {isOpen && (
        <ul>
          {words.map(({ file, path, words: text, state }) => (
            <li key={`${file} ${JSON.stringify(path)}`}>
              <Button says={text} className="link" onClick={() => open({ file, path })} />{' '}
              <small>{languageTexts.states[state]}</small>
            </li>
          ))}
          {count > words.length && <li className="quiet">{languageTexts.more(count - words.length)}</li>}
        </ul>
      )}
    </>
  );
}
