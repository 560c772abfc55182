import { useId } from 'react';
import type { Pictured, PicturePart } from '../../shared/contract/review.ts';
import { useProgress } from './useProgress.ts';
import { words } from './words.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';

/** What visitors see otherwise: before and after, side by side, only what differs. */
export function Pictures({ changesKey }: { readonly changesKey: string }) {
  const { answer: pictures, error, isRunning, begin } = useProgress('pagePictures', changesKey);
  const seen = (pictures?.pages ?? []).toSorted((one, other) => Number(isSame(one)) - Number(isSame(other)));
  const fault = error ?? pictures?.fault;
  return (
    <section aria-labelledby="review-pictures">
      <h3 id="review-pictures">{words.pictures}</h3>
      <p className="quiet">{words.picturesHelp}</p>
      <Button
        says={pictures === undefined || pictures.state === 'none' ? words.takePictures : words.takeAgain}
        disabled={isRunning}
        onClick={begin}
      />
      <p role="status">
        {pictures &&
          isRunning &&
          (pictures.total === 0 ? words.preparing : words.taking(pictures.done, pictures.total))}
        {pictures?.state === 'done' && words.taken(pictures.done)}
      </p>
      {pictures && isRunning && (
        <progress aria-label={words.pictures} value={pictures.done} max={pictures.total || 1} />
      )}
      {pictures?.isOld === true && pictures.pages.length > 0 && <p className="fault">{words.oldPictures}</p>}
      <Fault why={fault} className="fault said" />
      {seen.map((page) => (
        <PageParts key={`${page.path} ${page.step ?? ''}`} page={page} />
      ))}
    </section>
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
