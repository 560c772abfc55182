import type { StatsBlock } from '../../../shared/plan/blocks.generated.ts';
import { Folded } from '../../render/elements/Folded.tsx';
import { Paragraph } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

export default function Stats({ id, tone, items, note, fold, ...intro }: StatsBlock) {
  return (
    <Section name="stats" id={id} tone={tone}>
      <Folded fold={fold} intro={intro}>
        <dl className={`cards ${css.grid}`}>
          {items.map((item) => (
            <div key={`${item.label} ${item.value}`} className={`card ${css.stat}`}>
              <dt className={`small ${css.note}`}>{item.label}</dt>
              <dd className={css.value}>{item.value}</dd>
              {item.note && <dd className={`small ${css.note}`}>{item.note}</dd>}
            </div>
          ))}
        </dl>
        <Paragraph text={note} className={`foot-note ${css.note}`} />
      </Folded>
    </Section>
  );
}
