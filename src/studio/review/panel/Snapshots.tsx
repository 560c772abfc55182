import { reviewTexts } from './words.ts';
import { SlowSection } from './SlowSection.tsx';
import { useProgress } from './useProgress.ts';

/** Takes the new look of pages over into the tests, and says which tests Studio cannot change. */
export function Snapshots() {
  const { answer, ...slow } = useProgress('snapshots');
  const { missed = [] } = answer ?? {};
  return (
    <SlowSection
      title={reviewTexts.snapshots}
      help={reviewTexts.snapshotsHelp}
      says={reviewTexts.takeSnapshots}
      slow={slow}
      status={
        slow.isRunning
          ? reviewTexts.takingSnapshots
          : answer?.state === 'done' && reviewTexts.snapshotsTaken(answer.count)
      }
    >
      {missed.length > 0 && (
        <>
          <p>{reviewTexts.missed}</p>
          <ul className="list">
            {missed.map(({ file, line, text }) => (
              <li key={`${file}:${line} ${text}`}>
                “{text}” <small>{`${file}:${line}`}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </SlowSection>
  );
}
