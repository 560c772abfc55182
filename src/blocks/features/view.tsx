import type { FeaturesBlock } from '../../plan/blocks.generated.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { Folded } from '../../render/elements/Folded.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { Feature } from './Feature.tsx';
import css from './view.module.css';

export default function Features({ id, tone, look = 'cards', columns, items, buttons, fold, ...intro }: FeaturesBlock) {
  return (
    <Section name="features" id={id} tone={tone}>
      <Folded fold={fold} intro={intro}>
        <ul className={css.grid} data-look={look} data-columns={columns}>
          {items.map((item) => (
            <Feature key={item.heading} item={item} look={look} level={intro.heading ? 3 : 2} />
          ))}
        </ul>
        {buttons && (
          <div className={css.buttons}>
            <Buttons buttons={buttons} />
          </div>
        )}
      </Folded>
    </Section>
  );
}
