import type { ContactCardsBlock } from '../../../shared/plan/blocks.generated.ts';
import { ButtonLink } from '../../render/elements/ButtonLink.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Badge } from '../../render/elements/Icon.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

export default function ContactCards({ id, tone, items, ...intro }: ContactCardsBlock) {
  return (
    <Section name="contact-cards" id={id} tone={tone}>
      <Intro {...intro} />
      <ul className={`cards ${css.grid}`}>
        {items.map(({ icon, heading, lines, button }) => (
          <li key={heading} className={`card ${css.card}`}>
            <Badge icon={icon} />
            <Heading level={intro.heading ? 3 : 2} className="heading-3">
              {heading}
            </Heading>
            <div>
              {lines.map((line) => (
                <Paragraph key={line} text={line} className={css.line} />
              ))}
            </div>
            {button && <ButtonLink button={button} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
