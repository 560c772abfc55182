import { useId } from 'react';
import { offeredOf } from '../../catalog/offered.ts';
import type { TermDefaults, TermPlansBlock } from '../../../plan/blocks.generated.ts';
import type { TermPlan } from '../../../plan/config.generated.ts';
import { Amount, Rupees } from '../../../render/elements/Amount.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import { InsurerMark } from '../../elements/InsurerMark.tsx';
import { usePanels } from '../../../render/overlay/panels.tsx';
import css from './view.module.css';

/**
 * One plan with its figures (spec 2.81), and the button that opens the lead form (spec 2.82).
 * A figure that the plan leaves out has the default of config (spec 9.15).
 */
export function PlanCard({ plan, block }: { plan: TermPlan; block: TermPlansBlock }) {
  const { show, labels, defaults, buy } = block;
  const { open } = usePanels();
  const id = useId();
  const premium = plan.premium ?? defaults.premium;
  return (
    <article className={`card ${css.card}`} aria-labelledby={id}>
      <div className={css.who}>
        <InsurerMark list={block.marks} insurer={plan.provider} />
        <div>
          <Heading level={3} id={id}>
            {plan.title}
          </Heading>
          <p className={css.provider}>{plan.provider}</p>
        </div>
      </div>
      <dl className={css.figures}>
        <div>
          <dt>{labels.premium}</dt>
          <dd>
            <Rupees value={premium} /> <small className="per">{labels.perYear}</small>
          </dd>
        </div>
        {show.map((figure) => (
          <div key={figure}>
            <dt>{labels[figure]}</dt>
            <dd>
              {figure === 'coverage' ? (
                <Amount value={plan.coverage ?? defaults.coverage} />
              ) : (
                figureText(figure, plan, defaults)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="button needs-script"
        aria-haspopup="dialog"
        onClick={() => open(buy.panel, { policy: plan.id }, { ...offeredOf(plan), premium })}
      >
        {buy.label}
        <span className="visually-hidden"> {plan.title}</span>
      </button>
    </article>
  );
}

function figureText(
  figure: Exclude<keyof TermDefaults, 'premium' | 'coverage'>,
  plan: TermPlan,
  defaults: TermDefaults,
): string {
  const value = plan[figure] ?? defaults[figure];
  return figure === 'csr' ? `${value}%` : String(value);
}
