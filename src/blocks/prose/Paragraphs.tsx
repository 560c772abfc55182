import type { ProsePart } from '../../plan/blocks.generated.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import css from './view.module.css';

export function Paragraphs({ texts }: { texts?: readonly string[] }) {
  return texts?.map((text) => (
    <p key={text}>
      <Rich text={text} />
    </p>
  ));
}

/** A part of the text with its own heading. */
export function Part({ part, level }: { part: ProsePart; level: 2 | 3 }) {
  return (
    <div className={css.text}>
      <Heading level={level} className="heading-3">
        {part.heading}
      </Heading>
      <Paragraphs texts={part.paragraphs} />
      {part.list && (
        <ul className={css.list}>
          {part.list.map((text) => (
            <li key={text}>
              <Rich text={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
