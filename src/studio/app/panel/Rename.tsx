import { useId, useState, type SyntheticEvent } from 'react';
import type { Thing } from '../../shared/contract/thing.ts';
import type { NameAnswer } from '../../shared/contract/names.ts';
import { api } from '../api.ts';
import type { Spot } from '../spot.ts';
import { words } from '../words.ts';
import { useAttempt } from '../useAttempt.ts';
import { Fault } from '../kit/Fault.tsx';

interface RenameProps {
  readonly thing: Thing;
  open(spot: Spot): void;
}

/** Gives what is open another name, in every place where it is named. The places are looked for when this is opened. */
export function Rename({ thing, open }: RenameProps) {
  const { file, path, base, hasName } = thing;
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<NameAnswer>();
  const { error, isBusy, attempt, setError } = useAttempt();
  if (hasName !== true) return null;
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setIsOpen(currentTarget.open);
    setFound(undefined);
    setError(undefined);
    if (currentTarget.open) void attempt(api.name({ file, path }), setFound);
  };
  return (
    <details className="rename" open={isOpen} onToggle={toggle}>
      <summary>{words.rename}</summary>
      {isOpen && !found && error === undefined && <p role="status">{words.seeking}</p>}
      {found?.why !== undefined && <p role="status">{found.why}</p>}
      {found && found.why === undefined && (
        <NameForm
          found={found}
          isBusy={isBusy}
          rename={(name) =>
            void attempt(api.rename({ file, path, name, base }), (spot) => {
              setIsOpen(false);
              open(spot);
            })
          }
        />
      )}
      <Fault why={error} className="fault" />
    </details>
  );
}

interface NameFormProps {
  readonly found: NameAnswer;
  readonly isBusy: boolean;
  rename(name: string): void;
}

function NameForm({ found, isBusy, rename }: NameFormProps) {
  const id = useId();
  const { kind, name: old, places, files } = found;
  const [name, setName] = useState(old);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) rename(name);
  };
  return (
    <form onSubmit={send}>
      <label htmlFor={id}>{words.newName}</label>
      <input
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p id={`${id}-help`} className="quiet">
        {words.stands(places.length, files)} {kind === 'address' && words.renamesAddress}
      </p>
      <button type="submit" disabled={isBusy || name.trim() === '' || name.trim() === old}>
        {words.renameAll}
      </button>
    </form>
  );
}
