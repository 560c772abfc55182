import type { RemovalAnswer } from '../contract.ts';
import { api } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Sought } from '../../app/kit/Sought.tsx';
import { ProblemList } from '../../app/Problems.tsx';
import { PlaceList } from '../../app/PlaceList.tsx';
import { useStudio } from '../../app/useStudio.ts';
import type { ThingProps } from '../../app/useThing.ts';
import { studioTexts } from '../../app/words.ts';

/** Files that can be removed. */
const removable = /^config\/(pages|forms|wizards|lists)\//;

/** Removes a page, form or list that is no longer used, or shows where it is used. */
export function RemoveFile({ thing: { file, path, base } }: ThingProps) {
  const { open } = useStudio();
  if (path.length > 0 || !removable.test(file)) return null;
  return (
    <Sought summary={studioTexts.removeFile.summary} seek={() => api.removal({ file })}>
      {(found, isBusy, act) => (
        <RemovalResult
          found={found}
          isBusy={isBusy}
          remove={() => void act(api.remove({ file, also: found.also, base }), open)}
        />
      )}
    </Sought>
  );
}

interface RemovalResultProps {
  readonly found: RemovalAnswer;
  readonly isBusy: boolean;
  remove(): void;
}

function RemovalResult({ found: { places, also, problems }, isBusy, remove }: RemovalResultProps) {
  if (places.length > 0)
    return (
      <>
        <p role="status">{studioTexts.removeFile.named(places.length)}</p>
        <PlaceList places={places} />
      </>
    );
  if (problems.length > 0)
    return (
      <>
        <p role="status">{studioTexts.removeFile.unsound}</p>
        <ProblemList problems={problems} />
      </>
    );
  return (
    <>
      <p role="status">{also.length === 0 ? studioTexts.removeFile.free : studioTexts.removeFile.also}</p>
      <ul className="list">
        {also.map((file) => (
          <li key={file}>{file.replace(/^config\//, '')}</li>
        ))}
      </ul>
      <Button says={studioTexts.removeFile.remove} disabled={isBusy} onClick={remove} />
    </>
  );
}
