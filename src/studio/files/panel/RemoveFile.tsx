import type { RemovalAnswer } from '../contract.ts';
import { api } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Sought } from '../../app/kit/Sought.tsx';
import { ProblemList } from '../../app/Problems.tsx';
import { PlaceList } from '../../app/PlaceList.tsx';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { words } from '../../app/words.ts';

/** The files that can be removed, by their folder. */
const removable = /^config\/(pages|forms|wizards|lists)\//;

/** Removes a page, form or list that nothing names any more. Where something does, it says where. */
export function RemoveFile({ thing: { file, path, base } }: ThingProps) {
  const { open } = useStudio();
  if (path.length > 0 || !removable.test(file)) return null;
  return (
    <Sought summary={words.removeFile.summary} seek={() => api.removal({ file })}>
      {(found, isBusy, act) => (
        <Found
          found={found}
          isBusy={isBusy}
          remove={() => void act(api.remove({ file, also: found.also, base }), open)}
        />
      )}
    </Sought>
  );
}

interface FoundProps {
  readonly found: RemovalAnswer;
  readonly isBusy: boolean;
  remove(): void;
}

function Found({ found: { places, also, problems }, isBusy, remove }: FoundProps) {
  if (places.length > 0)
    return (
      <>
        <p role="status">{words.removeFile.named(places.length)}</p>
        <PlaceList places={places} />
      </>
    );
  if (problems.length > 0)
    return (
      <>
        <p role="status">{words.removeFile.unsound}</p>
        <ProblemList problems={problems} />
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
