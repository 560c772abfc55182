import { useId } from 'react';
import type { TermPlansBlock } from '../../plan/blocks.generated.ts';
import type { TermPlan } from '../../plan/config.generated.ts';
import { Amount, Rupees } from '../../render/elements/Amount.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { usePanels } from '../../render/overlay/panels.tsx';
import { figureOf, premiumOf } from './figures.ts';
import css from './view.module.css';

/** One plan with its figures (spec 2.81) and the button that opens the lead form (spec 2.82). */
export function PlanCard({ plan, block }: { plan: TermPlan; block: TermPlansBlock }) {
  const { show, labels, defaults, buy } = block;
  const { open } = usePanels();
  const id = useId();
  return (
    <article className={`card ${css.card}`} aria-labelledby={id}>
      <Heading level={3} id={id}>
        {plan.title}
      </Heading>
      <p className={css.provider}>{plan.provider}</p>
      <dl className={css.figures}>
        <div>
          <dt>{labels.premium}</dt>
          <dd>
            <Rupees value={premiumOf(plan, defaults)} /> <small>{labels.perYear}</small>
          </dd>
        </div>
        {show.map((figure) => (
          <div key={figure}>
            <dt>{labels[figure]}</dt>
            <dd>
              {figure === 'coverage' ? (
                <Amount value={plan.coverage ?? defaults.coverage} />
              ) : (
                figureOf(figure, plan, defaults)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => open(buy.panel)}>
        {buy.label}
        <span className="visually-hidden"> {plan.title}</span>
      </button>
    </article>
  );
}
