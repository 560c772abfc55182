import { useId } from 'react';
import type { Pictured, PicturePart } from '../contract.ts';
import { SlowSection } from './SlowSection.tsx';
import { useProgress } from './useProgress.ts';
import { words } from './words.ts';

/** What visitors see otherwise: before and after, side by side, only what differs. */
export function Pictures({ changesKey }: { readonly changesKey: string }) {
  const { answer: pictures, ...slow } = useProgress('pagePictures', changesKey);
  const { state = 'none', done = 0, total = 0, pages = [], isOld } = pictures ?? {};
  const taking = total === 0 ? words.preparing : words.taking(done, total);
  const seen = pages.toSorted((one, other) => Number(isSame(one)) - Number(isSame(other)));
  return (
    <SlowSection
      title={words.pictures}
      help={words.picturesHelp}
      says={state === 'none' ? words.takePictures : words.takeAgain}
      slow={slow}
      status={slow.isRunning ? taking : state === 'done' && words.taken(done)}
      meanwhile={
        <>
          {slow.isRunning && <progress aria-label={words.pictures} value={done} max={total || 1} />}
          {isOld === true && pages.length > 0 && <p className="fault">{words.oldPictures}</p>}
        </>
      }
    >
      {seen.map((page) => (
        <PageParts key={`${page.path} ${page.step ?? ''}`} page={page} />
      ))}
    </SlowSection>
  );
}

const isSame = ({ at }: Pictured): boolean => at.every(({ parts }) => parts.length === 0);

function PageParts({ page }: { readonly page: Pictured }) {
  const id = useId();
  const title = page.step === undefined ? page.path : words.stepOf(page.path, page.step);
  return (
    <article aria-labelledby={id} className="pictured">
      <h4 id={id}>
        {title} {page.how !== 'changed' && <small>{words.hows[page.how]}</small>}
      </h4>
      {isSame(page) && <p>{words.same}</p>}
      {page.at.map(({ width, parts }) =>
        parts.map((part, index) => (
          <Part
            key={`${width} ${index}`}
            part={part}
            width={width}
            title={words.partOf(title, width, index + 1, parts.length)}
          />
        )),
      )}
    </article>
  );
}

interface PartProps {
  readonly part: PicturePart;
  readonly width: number;
  readonly title: string;
}

function Part({ part, width, title }: PartProps) {
  return (
    <div className="part-pictures" role="group" aria-label={title}>
      {(['before', 'after'] as const).map((side) => (
        <figure key={side} className={width < 600 ? 'on-phone' : undefined}>
          <figcaption>
            {words.sides[side]}, {words.device(width)}
          </figcaption>
          {part[side] === undefined ? (
            <p className="quiet">{words.notThere[side]}</p>
          ) : (
            <img src={part[side]} alt={`${title}, ${words.sides[side]}`} />
          )}
        </figure>
      ))}
    </div>
  );
}
