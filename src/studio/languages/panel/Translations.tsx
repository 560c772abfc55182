import { useId } from 'react';
import { api } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { ProblemList } from '../../app/Problems.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { useSessionState } from '../../app/useSessionState.ts';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import type { Thing } from '../../thing/contract.ts';
import type { Translation } from '../contract.ts';
import { languageTexts as texts } from './words.ts';

/** The words of a thing in the other languages, each to be edited beside them. */
export function Translations({ thing }: ThingProps) {
  const { site, version } = useStudio();
  const { file, path, value } = thing;
  const isAsked = (site?.languages.length ?? 0) > 1 && typeof value === 'string';
  const { answer = [], error } = useAnswer('translations', isAsked ? { file, path } : undefined, { version });
  return (
    <>
      {answer.map((translation) => (
        <TranslationInput
          key={`${translation.code} ${translation.key}`}
          thing={thing}
          translation={translation}
          isAlone={answer.every(({ words }) => words === value)}
        />
      ))}
      <Fault why={error} />
    </>
  );
}

interface TranslationInputProps extends ThingProps {
  readonly translation: Translation;
  /** Whether there is only the text of the thing, not a label beside it. */
  readonly isAlone: boolean;
}

/** Input for a translation. What is typed is kept until it is saved, also when another thing is opened. */
function TranslationInput({ thing, translation, isAlone }: TranslationInputProps) {
  const { site } = useStudio();
  const { code, name, dir, key, words, state, text, of = '' } = translation;
  const id = useId();
  const [typed, setTyped] = useSessionState<string | undefined>(`translation ${code} ${thing.file} ${key}`, undefined);
  const { error, said, isBusy, attempt } = useAttempt();
  const into = thing.file.replace(/^config\//, `config/translations/${code}/`);
  const draft = site?.drafts.find(({ file }) => file === into);
  const save = () => {
    const value = typed ?? text;
    void attempt(api.translate({ file: thing.file, key, code, words, text: value }), ({ outcome }) => {
      setTyped(undefined);
      return outcome === 'refused' ? texts.refused : texts.saved;
    });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{texts.translation(name)}</label>
      {!isAlone && (
        <p className="quiet">
          {texts.of}: {words}
        </p>
      )}
      <textarea
        id={id}
        lang={code}
        dir={dir}
        value={typed ?? text}
        rows={Math.min(12, 2 + Math.floor((typed ?? text).length / 40))}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-state`} className="quiet">
        {state === 'missing' && texts.missing}
        {state === 'outdated' && texts.outdated(of)}
      </p>
      <p className="arrange">
        <Button says={texts.save} disabled={isBusy || (typed ?? text).trim() === ''} onClick={save} />
        <span aria-live="polite">{said}</span>
      </p>
      <Fault why={error} />
      {draft && <ProblemList problems={draft.problems as NonNullable<Thing['draft']>['problems']} />}
    </div>
  );
}
