import type { TurnaroundsBlock } from '../../../plan/blocks.generated.ts';
import { Intro } from '../../../render/elements/Intro.tsx';
import { Rich } from '../../../render/elements/Rich.tsx';
import { Section } from '../../../render/elements/Section.tsx';
import { Line } from './Line.tsx';
import css from './view.module.css';

/** How long services take, by line of insurance, each of which unfolds (spec 2.109). */
export default function Turnarounds({ id, tone, columns, lines, note, ...intro }: TurnaroundsBlock) {
  return (
    <Section name="turnarounds" id={id} tone={tone}>
      <Intro {...intro} />
      <div className={css.lines}>
        {lines.map((line) => (
          <Line key={line.heading} line={line} columns={columns} />
        ))}
      </div>
      {note && (
        <p className={css.note}>
          <Rich text={note} />
        </p>
      )}
    </Section>
  );
}
