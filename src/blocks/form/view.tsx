import type { FormBlock } from '../../plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import Form from '../../render/form/Form.tsx';
import css from './view.module.css';

/** The form in a card; beside its words on a wide screen when there is more than a heading to say. */
export default function FormOfPage({ id, tone, form, initial, points, picture, alt, note, ...intro }: FormBlock) {
  return (
    <Section name="form" id={id} tone={tone}>
      <div className={css.grid} data-beside={points || picture ? true : undefined}>
        <div className={css.words}>
          <Intro {...intro} />
          {points && (
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point} className={css.point}>
                  <Icon name="circle-check" size={22} className={css.icon} />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {picture && <Picture asset={picture} alt={alt} className={css.picture} />}
        </div>
        <div className={css.form}>
          <div className="card">
            <Form id={form} initial={initial} />
          </div>
          {note && (
            <p className={css.note}>
              <Rich text={note} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
