import type { StepsBlock } from '../../../shared/plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

export default function Steps({ id, tone, items, buttons, fold, ...intro }: StepsBlock) {
  return (
    <Section name="steps" id={id} tone={tone}>
      <Folded fold={fold} intro={intro}>
        <ol className={css.steps}>
          {items.map(({ icon, heading, text }) => (
            <li key={heading} className={css.step}>
              <div className={css.words}>
                <Heading level={intro.heading ? 3 : 2} className={`heading-3 ${css.heading}`}>
                  {heading}
                  {icon && <Icon name={icon} size={20} className={css.icon} />}
                </Heading>
                <Paragraph text={text} className={css.text} />
              </div>
            </li>
          ))}
        </ol>
        {buttons && (
          <div className="set-off">
            <Buttons buttons={buttons} />
          </div>
        )}
      </Folded>
    </Section>
  );
}
