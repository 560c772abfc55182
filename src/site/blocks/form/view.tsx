import type { FormBlock } from '../../../shared/plan/blocks.generated.ts';
import { Assurances } from '../../render/elements/Assurances.tsx';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import Form from '../../render/form/Form.tsx';
import css from './view.module.css';

/**
 * A form in a card under its heading, with further text after it, so that a phone shows the first question soon. On a
 * wide screen the form is beside this text.
 */
export default function FormOfPage(block: FormBlock) {
  const { id, tone, form, title, initial, points, buttons, picture, pictureUnder, alt, note, ...intro } = block;
  const drawn = picture && <Picture asset={picture} alt={alt} className={css.picture} />;
  const more = points ?? buttons ?? (pictureUnder ? undefined : picture);
  return (
    <Section name="form" id={id} tone={tone}>
      <div className={css.grid} data-beside={(more ?? picture) ? true : undefined}>
        <div className={css.intro}>
          <Intro {...intro} compact />
        </div>
        <div className={css.form}>
          <div className="card">
            {title && (
              <Heading level={intro.main ? 2 : 3} className={css.title}>
                {title}
              </Heading>
            )}
            <Form id={form} initial={initial} />
          </div>
          <Paragraph text={note} className={`small ${css.note}`} />
          {pictureUnder && drawn}
        </div>
        {more && (
          <div className={css.more}>
            <Assurances points={points} />
            <Buttons buttons={buttons} />
            {!pictureUnder && drawn}
          </div>
        )}
      </div>
    </Section>
  );
}
