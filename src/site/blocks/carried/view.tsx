import { useLocation } from 'react-router-dom';
import type { CarriedBlock } from '../../../shared/plan/blocks.generated.ts';
import { usePage, useSite } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { useHydrated } from '../../render/useHydrated.ts';
import { carriedIn } from '../../storage/navigationState.ts';
import { greetingOf, carriedRows } from './rows.ts';
import css from './view.module.css';

/**
 * Shows the answers that a form or wizard carried here in navigation state, and says so if a reload lost the private
 * ones. The prerendered page has none.
 */
export default function Carried({ id, tone, heading, greeting, rows, ...intro }: CarriedBlock) {
  const hydrated = useHydrated();
  const { state } = useLocation() as { state: unknown };
  const { lists } = usePage();
  const { texts } = useSite().site;
  const { answers, forgotten } = carriedIn(hydrated ? state : undefined);
  const shown = carriedRows(rows, answers, lists);
  if (shown.length === 0 && !forgotten) return null;
  return (
    <Section name="carried" id={id} tone={tone}>
      <Intro {...intro} heading={greetingOf(greeting, answers) ?? heading} />
      {forgotten && <p className={css.forgotten}>{texts.forgotten}</p>}
      {shown.length > 0 && (
        <dl className={`card ${css.rows}`}>
          {shown.map(({ label, value }) => (
            <div key={label} className={css.row}>
              <dt className="small">{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
