import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { OffersSource } from '../../../shared/plan/offers.ts';
import { usePage } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { useHydrated } from '../../render/useHydrated.ts';
import { carriedIn } from '../../storage/navigationState.ts';
import { Loaded } from './Loaded.tsx';
import css from './Loaded.module.css';

/** Offers for the visitor's answers, or the items that an address names or that are saved on the device. */
export default function Offers(block: OffersBlock) {
  return block.kept ? <ChosenOffers {...block} /> : <Answered {...block} />;
}

/**
 * Offers for the answers that a form or wizard carried here, or for those of a form on this page. The prerendered page
 * has none, and after a reload the private answers are gone: then the block is hidden. It takes the focus from a form
 * that stays on the page.
 */
function Answered(block: OffersBlock) {
  const { id, tone, of, eyebrow, heading, lead } = block;
  const hydrated = useHydrated();
  const { state, key } = useLocation() as { state: unknown; key: string };
  const comesBack = useNavigationType() === 'POP';
  const title = useRef<HTMLHeadingElement>(null);
  const { offers = {} } = usePage();
  const { answers, from, stays, forgotten } = carriedIn(hydrated ? state : undefined);
  const asked = of.find(({ form }) => form === from);
  const source = asked && offers[asked.form];
  useEffect(() => {
    if (stays && !comesBack) title.current?.focus();
  }, [stays, comesBack, key]);
  const load = useCallback(() => withPrices(source!), [source]);
  if (!asked || !source || forgotten) return null;
  return (
    <Section name="offers" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} lead={lead} headingRef={title} />
      <Loaded key={asked.form} load={load} block={block}>
        {({ Fitting, ...part }) => <Fitting {...part} answers={answers} href={asked.href} block={block} />}
      </Loaded>
    </Section>
  );
}

async function withPrices({ prices, questions }: OffersSource) {
  const [one, other, code] = await Promise.all([prices(), questions(), import('./Fitting.tsx')]);
  return { prices: one.default, questions: other.default, Fitting: code.default };
}

const loadChosenOffers = () => import('./ChosenOffers.tsx');

function ChosenOffers(block: OffersBlock) {
  const { id, tone, eyebrow, heading, lead } = block;
  const hydrated = useHydrated();
  const { offers = {} } = usePage();
  return (
    <Section name="offers" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} lead={lead} />
      <div className={css.kept} data-from={block.kept!.from}>
        {hydrated && (
          <Loaded load={loadChosenOffers} block={block}>
            {({ default: Items }) => <Items sources={offers} block={block} />}
          </Loaded>
        )}
      </div>
    </Section>
  );
}
