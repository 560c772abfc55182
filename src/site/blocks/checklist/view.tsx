import type { ChecklistBlock, ChecklistColumn } from '../../../shared/plan/blocks.generated.ts';
import { Folded } from '../../render/elements/Folded.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Paragraph, Rich } from '../../render/elements/Rich.tsx';
import { Section } from '../../render/elements/Section.tsx';
import css from './view.module.css';

export default function Checklist({ id, tone, columns, note, fold, ...intro }: ChecklistBlock) {
  return (
    <Section name="checklist" id={id} tone={tone}>
      <Folded fold={fold} intro={intro}>
        <div className={`cards ${css.columns}`}>
          {columns.map((column) => (
            <ChecklistPart key={column.heading} column={column} level={intro.heading ? 3 : 2} />
          ))}
        </div>
        <Paragraph text={note} className="foot-note" />
      </Folded>
    </Section>
  );
}

const checkIcons = { yes: 'check', no: 'x' } as const;

function ChecklistPart({ column, level }: { column: ChecklistColumn; level: 2 | 3 }) {
  return (
    <div className="card">
      <Heading level={level} className="heading-3">
        {column.heading}
      </Heading>
      <ul className={css.items} data-mark={column.mark}>
        {column.items.map((item) => (
          <li key={item} className={css.item}>
            <Icon name={checkIcons[column.mark]} size={20} className={css.icon} />
            <span>
              <Rich text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
