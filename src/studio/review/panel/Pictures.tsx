import { useId } from 'react';
import type { Pictured, PicturePart } from '../contract.ts';
import { SlowSection } from './SlowSection.tsx';
import { useProgress } from './useProgress.ts';
import { reviewTexts } from './words.ts';

/** Visible differences of pages: before and after, side by side. */
export function Pictures({ changesKey }: { readonly changesKey: string }) {
  const { answer: pictures, ...slow } = useProgress('pagePictures', changesKey);
  const { state = 'none', done = 0, total = 0, pages = [], isOld } = pictures ?? {};
  const taking = total === 0 ? reviewTexts.preparing : reviewTexts.taking(done, total);
  const seen = pages.toSorted((one, other) => Number(looksSame(one)) - Number(looksSame(other)));
  return (
    <SlowSection
      title={reviewTexts.pictures}
      help={reviewTexts.picturesHelp}
      says={state === 'none' ? reviewTexts.takePictures : reviewTexts.takeAgain}
      slow={slow}
      status={slow.isRunning ? taking : state === 'done' && reviewTexts.taken(done)}
      meanwhile={
        <>
          {slow.isRunning && <progress aria-label={reviewTexts.pictures} value={done} max={total || 1} />}
          {isOld === true && pages.length > 0 && <p className="fault">{reviewTexts.oldPictures}</p>}
        </>
      }
    >
      {seen.map((page) => (
        <PageParts key={`${page.path} ${page.step ?? ''}`} page={page} />
      ))}
    </SlowSection>
  );
}

const looksSame = ({ at }: Pictured): boolean => at.every(({ parts }) => parts.length === 0);

function PageParts({ page }: { readonly page: Pictured }) {
  const id = useId();
  const title = page.step === undefined ? page.path : reviewTexts.stepOf(page.path, page.step);
  return (
    <article aria-labelledby={id} className="pictured">
      <h4 id={id}>
        {title} {page.how !== 'changed' && <small>{reviewTexts.hows[page.how]}</small>}
      </h4>
      {looksSame(page) && <p>{reviewTexts.same}</p>}
      {page.at.map(({ width, parts }) =>
        parts.map((part, index) => (
          <PartPictures
            key={`${width} ${index}`}
            part={part}
            width={width}
            title={reviewTexts.partOf(title, width, index + 1, parts.length)}
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

function PartPictures({ part, width, title }: PartProps) {
  return (
    <div className="part-pictures" role="group" aria-label={title}>
      {(['before', 'after'] as const).map((side) => (
        <figure key={side} className={width < 600 ? 'on-phone' : undefined}>
          <figcaption>
            {reviewTexts.sides[side]}, {reviewTexts.device(width)}
          </figcaption>
          {part[side] === undefined ? (
            <p className="quiet">{reviewTexts.notThere[side]}</p>
          ) : (
            <img src={part[side]} alt={`${title}, ${reviewTexts.sides[side]}`} />
          )}
        </figure>
      ))}
    </div>
  );
}
