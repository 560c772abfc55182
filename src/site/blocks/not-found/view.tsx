import type { NotFoundBlock } from '../../../shared/plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import css from './view.module.css';

export default function NotFound({ id, code, heading, lead, buttons, links, picture, alt }: NotFoundBlock) {
  return (
    <Section name="not-found" id={id}>
      <div className={css.page}>
        {picture && <Picture asset={picture} alt={alt} eager className={css.picture} />}
        <p className={css.code}>{code}</p>
        <Intro heading={heading} lead={lead} main centred />
        <Buttons buttons={buttons} />
        {links && (
          <ul className={css.links}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
