import { Offer as PolicyOffer, Points, Summary } from '../../src/insurance/blocks/policy-detail/PolicyParts.tsx';
import { productOf } from '../../src/insurance/blocks/policy-detail/product.ts';
import { PlanCard } from '../../src/insurance/blocks/term-plans/PlanCard.tsx';
import type { Checked } from '../../src/compiler/check/checked.ts';
import type { PolicyDetailBlock, TermPlansBlock } from '../../src/plan/blocks.generated.ts';
import type { Offer, Policy, TermPlan } from '../../src/plan/config.generated.ts';
import type { PageModule } from '../../src/plan/page.ts';
import type { Modules } from './looks.tsx';
import { drawAlone } from './render.tsx';

/** Each policy as its page shows it, or each term plan as a card, with all that the API serves of it. */
export async function catalogLook(source: Checked<'catalog'>, modules: Modules): Promise<string> {
  if (source.data.of === 'policies') {
    const { page, block } = await pageWith<PolicyDetailBlock>('policy-detail', modules);
    const policies = source.data.items as unknown as readonly Policy[];
    return drawAlone(
      () => policies.map((policy) => <WholePolicy key={policy.id} {...{ policy, block }} />),
      page,
      modules.site,
    );
  }
  if (source.data.of === 'offers') {
    const { page } = await pageWith('offers', modules);
    const offers = source.data.items as unknown as readonly Offer[];
    return drawAlone(() => offers.map((offer) => <WholeOffer key={offer.id} offer={offer} />), page, modules.site);
  }
  const { page, block } = await pageWith<TermPlansBlock>('term-plans', modules);
  const plans = source.data.items as unknown as readonly TermPlan[];
  const all = { ...block, show: figures };
  return drawAlone(() => plans.map((plan) => <PlanCard key={plan.id} plan={plan} block={all} />), page, modules.site);
}

/** Pages show some of them each. */
const figures: TermPlansBlock['show'] = [
  'coverage',
  'csr',
  'coPay',
  'covid',
  'hospitals',
  'ncb',
  'restoration',
  'waiting',
  'renewal',
];

/** A policy with all that its page shows of it. */
export function WholePolicy({ policy, block }: { policy: Policy; block: PolicyDetailBlock }) {
  return (
    <article id={policy.id}>
      <p>{productOf(policy, block.products).label}</p>
      <h2>{policy.name}</h2>
      <Summary policy={policy} labels={block.labels} />
      <PolicyOffer block={block} policy={policy} />
      <Points policy={policy} block={block} />
    </article>
  );
}

/** An offer with all that visitors compare of it. Its price depends on answers. */
function WholeOffer({ offer }: { offer: Offer }) {
  return (
    <article id={offer.id}>
      <h2>{offer.name}</h2>
      <p>{offer.by}</p>
      <dl>
        {Object.entries(offer.facts ?? {}).map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {[offer.covers, offer.excludes].map((points, index) => (
        <ul key={index}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ))}
    </article>
  );
}

/** The first page with such a block. */
async function pageWith<Block>(name: string, { symbols, page }: Modules): Promise<{ page: PageModule; block: Block }> {
  const source = symbols.pages.find(({ data }) => data.blocks?.some(({ block }) => block === name));
  if (!source) throw new Error(`No page has a block "${name}"`);
  const module = await page(source.file);
  return { page: module, block: module.page.blocks.find(({ block }) => block === name) as unknown as Block };
}
