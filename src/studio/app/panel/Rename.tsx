import { useId, useState, type SyntheticEvent } from 'react';
import type { Thing } from '../../shared/answers.ts';
import type { NameAnswer } from '../../shared/naming.ts';
import { api } from '../api.ts';
import type { Spot } from '../spot.ts';
import { words } from '../words.ts';

interface RenameProps {
  readonly thing: Thing;
  open(spot: Spot): void;
}

/** Gives what is open another name, in every place where it is named. The places are looked for when this is opened. */
export function Rename({ thing, open }: RenameProps) {
  const { file, path, hasName } = thing;
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<NameAnswer>();
  const [error, setError] = useState<string>();
  if (hasName !== true) return null;
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setIsOpen(currentTarget.open);
    setFound(undefined);
    setError(undefined);
    if (currentTarget.open) api.name(file, path).then(setFound, (reason: Error) => setError(reason.message));
  };
  return (
    <details className="rename" open={isOpen} onToggle={toggle}>
      <summary>{words.rename}</summary>
      {isOpen && !found && error === undefined && <p role="status">{words.seeking}</p>}
      {found?.why !== undefined && <p role="status">{found.why}</p>}
      {found && found.why === undefined && (
        <NameForm
          thing={thing}
          found={found}
          fail={setError}
          done={(spot) => {
            setIsOpen(false);
            open(spot);
          }}
        />
      )}
      {error !== undefined && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
    </details>
  );
}

interface NameFormProps {
  readonly thing: Thing;
  readonly found: NameAnswer;
  fail(why: string | undefined): void;
  done(spot: Spot): void;
}

function NameForm({ thing: { file, path, base }, found, fail, done }: NameFormProps) {
  const id = useId();
  const { kind, name: old, places, files } = found;
  const [name, setName] = useState(old);
  const [isBusy, setIsBusy] = useState(false);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    fail(undefined);
    api
      .rename({ file, path, name, base })
      .then(done, (reason: Error) => fail(reason.message))
      .finally(() => setIsBusy(false));
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
