import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { OffersSource } from '../../../shared/plan/offers.ts';
import { usePage } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { ReturnContext } from '../../render/layout/useStart.ts';
import { useGo } from '../../render/useGo.ts';
import { useHydrated } from '../../render/useHydrated.ts';
import { adjustedState, carriedIn } from '../../storage/navigationState.ts';
import { Loaded } from './Loaded.tsx';
import css from './Loaded.module.css';

/** Offers for the visitor's answers, or the items that an address names or that are saved on the device. */
export default function Offers(block: OffersBlock) {
  return block.kept ? <ChosenOffers {...block} /> : <Answered {...block} />;
}

/**
 * Offers for the answers that a form or wizard carried here, or for those of a form on this page. The prerendered page
 * has none: then the block is hidden. It takes the focus from a form that stays on the page.
 */
function Answered(block: OffersBlock) {
  const { id, tone, of, eyebrow, heading, lead } = block;
  const hydrated = useHydrated();
  const { state, key, search } = useLocation() as { state: unknown; key: string; search: string };
  const comesBack = useContext(ReturnContext);
  const title = useRef<HTMLHeadingElement>(null);
  const go = useGo();
  const { offers = {} } = usePage();
  const { answers, from, stays, forgotten, arrival = key } = carriedIn(hydrated ? state : undefined);
  const asked = of.find(({ form }) => form === from);
  const source = asked && offers[asked.form];
  const [found, setFound] = useState<string>();
  useEffect(() => {
    // After the effects of the form, whose result takes the focus where there are no offers.
    if (stays && !comesBack) queueMicrotask(() => leadTo(title.current));
  }, [stays, comesBack, arrival]);
  const load = useCallback(() => withPrices(source!), [source]);
  if (!asked || !source) return null;
  return (
    <Section name="offers" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={found ?? heading} lead={lead} headingRef={title} compact />
      <Loaded key={asked.form} load={load} block={block}>
        {({ Fitting, ...part }) => (
          <Fitting
            key={arrival}
            {...part}
            {...{ forgotten, block }}
            first={answers}
            href={asked.href}
            keep={(now, secret) =>
              go({ search }, { replace: true, state: adjustedState(now, secret, { from, stays }, arrival) })
            }
            onFound={setFound}
          />
        )}
      </Loaded>
    </Section>
  );
}

/** Moves the focus to a heading, and the heading to the top of the window. */
function leadTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

async function withPrices({ prices, questions }: OffersSource) {
  const [one, { form, theme }, code] = await Promise.all([prices(), questions(), import('./Fitting.tsx')]);
  return { prices: one.default, questions: form, theme, Fitting: code.default };
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
