import { useId, useState, type SyntheticEvent } from 'react';
import type { NameAnswer } from '../contract.ts';
import { api } from '../../app/api.ts';
import { Sought } from '../../app/kit/Sought.tsx';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { studioTexts } from '../../app/words.ts';

/** Renames the thing in the panel everywhere. */
export function Rename({ thing: { file, path, base, hasName } }: ThingProps) {
  const { open } = useStudio();
  if (hasName !== true) return null;
  return (
    <Sought summary={studioTexts.rename} className="rename" seek={() => api.name({ file, path })}>
      {(found, isBusy, act) =>
        found.why !== undefined ? (
          <p role="status">{found.why}</p>
        ) : (
          <NameForm
            found={found}
            isBusy={isBusy}
            rename={(name) => void act(api.rename({ file, path, name, base }), open)}
          />
        )
      }
    </Sought>
  );
}

interface NameFormProps {
  readonly found: NameAnswer;
  readonly isBusy: boolean;
  rename(name: string): void;
}

function NameForm({ found: { kind, name: old, places, files }, isBusy, rename }: NameFormProps) {
  const id = useId();
  const [name, setName] = useState(old);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) rename(name);
  };
  return (
    <form onSubmit={send}>
      <label htmlFor={id}>{studioTexts.newName}</label>
      <input
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p id={`${id}-help`} className="quiet">
        {studioTexts.usage(places.length, files)} {kind === 'address' && studioTexts.renamesAddress}
      </p>
      <button type="submit" disabled={isBusy || name.trim() === '' || name.trim() === old}>
        {studioTexts.renameAll}
      </button>
    </form>
  );
}
