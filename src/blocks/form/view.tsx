import type { FormBlock } from '../../plan/blocks.generated.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import Form from '../../render/form/Form.tsx';
import css from './view.module.css';

/** A form in a card. On a wide screen it stands beside the intro when that has points or a picture. */
export default function FormOfPage({
  id,
  tone,
  form,
  initial,
  points,
  picture,
  pictureUnder,
  alt,
  note,
  ...intro
}: FormBlock) {
  const drawn = picture && <Picture asset={picture} alt={alt} className={css.picture} />;
  return (
    <Section name="form" id={id} tone={tone}>
      <div className={css.grid} data-beside={points || picture ? (pictureUnder ?? 'words') : undefined}>
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
          {!pictureUnder && drawn}
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
          {pictureUnder && drawn}
        </div>
      </div>
    </Section>
  );
}
