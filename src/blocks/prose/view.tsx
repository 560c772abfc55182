import type { ProseBlock } from '../../plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { More } from './More.tsx';
import { Paragraphs, Part } from './Paragraphs.tsx';
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
                  <Part key={part.heading} part={part} level={intro.heading && !intro.main ? 3 : 2} />
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
