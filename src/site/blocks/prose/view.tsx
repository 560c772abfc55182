import { useId, useState } from 'react';
import type { ProseBlock, ProseMore, ProsePart } from '../../../shared/plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Paragraph, Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

export default function Prose({
  id,
  tone,
  paragraphs,
  parts,
  columns,
  more,
  picture,
  alt,
  buttons,
  fold,
  ...intro
}: ProseBlock) {
  const fills = columns === 3 || (columns === 2 && !paragraphs);
  const aside = intro.heading && !intro.main && !picture && !fills;
  return (
    <Section name="prose" id={id} tone={tone}>
      <div className={css.grid} data-picture={picture ? true : undefined}>
        <div className={css.words} data-aside={aside ? true : undefined}>
          <Folded fold={fold} intro={intro}>
            <div className={css.text}>
              <Paragraphs texts={paragraphs} />
              {more && <More {...more} />}
            </div>
            {parts && (
              <div className={css.parts} data-columns={columns}>
                {parts.map((part) => (
                  <ProseSection key={part.heading} part={part} level={intro.heading && !intro.main ? 3 : 2} />
                ))}
              </div>
            )}
            <Buttons buttons={buttons} />
          </Folded>
        </div>
        {picture && <Picture asset={picture} alt={alt} className={css.picture} />}
      </div>
    </Section>
  );
}

function Paragraphs({ texts }: { texts?: readonly string[] }) {
  return texts?.map((text) => <Paragraph key={text} text={text} />);
}

/** A part of the text with its own heading. */
function ProseSection({ part, level }: { part: ProsePart; level: 2 | 3 }) {
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

/**
 * Further paragraphs behind a button, read more and read less (spec 4.09). Without JavaScript they are always shown.
 */
function More({ show, hide, paragraphs }: ProseMore) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div id={id} className={css.more} data-open={open || undefined}>
        <Paragraphs texts={paragraphs} />
      </div>
      <button
        type="button"
        className={`button needs-script ${css.toggle}`}
        data-look="quiet"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? hide : show}
      </button>
    </>
  );
}
