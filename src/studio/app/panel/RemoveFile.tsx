import { useState, type SyntheticEvent } from 'react';
import type { Thing } from '../../shared/contract/thing.ts';
import type { RemovalAnswer } from '../../shared/contract/files.ts';
import { api } from '../api.ts';
import { ProblemList } from '../Problems.tsx';
import { PlaceList } from '../PlaceList.tsx';
import type { Spot } from '../spot.ts';
import { words } from '../words.ts';
import { useAttempt } from '../useAttempt.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';

interface RemoveFileProps {
  readonly thing: Thing;
  open(spot: Spot): void;
}

/** The files that can be removed, by their folder. */
const removable = /^config\/(pages|forms|wizards|lists)\//;

/** Removes a page, form or list that nothing names any more. Where something does, it says where. */
export function RemoveFile({ thing, open }: RemoveFileProps) {
  const { file, path, base } = thing;
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<RemovalAnswer>();
  const { error, isBusy, attempt, setError } = useAttempt();
  if (path.length > 0 || !removable.test(file)) return null;
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setIsOpen(currentTarget.open);
    setFound(undefined);
    setError(undefined);
    if (currentTarget.open) void attempt(api.removal({ file }), setFound);
  };
  const remove = (also: readonly string[]) => void attempt(api.remove({ file, also, base }), open);
  return (
    <details onToggle={toggle}>
      <summary>{words.removeFile.summary}</summary>
      {isOpen && !found && error === undefined && <p role="status">{words.seeking}</p>}
      {found && <Found found={found} isBusy={isBusy} open={open} remove={() => remove(found.also)} />}
      <Fault why={error} className="fault" />
    </details>
  );
}

interface FoundProps {
  readonly found: RemovalAnswer;
  readonly isBusy: boolean;
  open(spot: Spot): void;
  remove(): void;
}

function Found({ found: { places, also, problems }, isBusy, open, remove }: FoundProps) {
  if (places.length > 0)
    return (
      <>
        <p role="status">{words.removeFile.named(places.length)}</p>
        <PlaceList places={places} open={open} />
      </>
    );
  if (problems.length > 0)
    return (
      <>
        <p role="status">{words.removeFile.unsound}</p>
        <ProblemList problems={problems} open={open} />
      </>
    );
  return (
    <>
      <p role="status">{also.length === 0 ? words.removeFile.free : words.removeFile.also}</p>
      <ul className="list">
        {also.map((file) => (
          <li key={file}>{file.replace(/^config\//, '')}</li>
        ))}
      </ul>
      <Button says={words.removeFile.remove} disabled={isBusy} onClick={remove} />
    </>
  );
}
