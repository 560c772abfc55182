import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { OffersBlock } from '../../plan/blocks.generated.ts';
import { usePage } from '../../render/context.tsx';
import { Intro } from '../../render/elements/Intro.tsx';
import { Section } from '../../render/elements/Section.tsx';
import { useHydrated } from '../../render/useHydrated.ts';
import { carriedIn } from '../../storage/navigationState.ts';
import { LoadedOffers } from './LoadedOffers.tsx';

/**
 * What is offered for the answers that a form or wizard carried here, or that one on this page was given. The
 * prerendered page has none, and after a reload the private answers are gone: then the block is not seen. It takes the
 * focus from a form that stays where it is.
 */
export default function Offers(block: OffersBlock) {
  const { id, tone, of, eyebrow, heading, lead } = block;
  const hydrated = useHydrated();
  const { state, key } = useLocation() as { state: unknown; key: string };
  const comesBack = useNavigationType() === 'POP';
  const title = useRef<HTMLHeadingElement>(null);
  const { offers = {} } = usePage();
  const { answers, from, stays, forgotten } = carriedIn(hydrated ? state : undefined);
  const asked = of.find(({ form }) => form === from);
  const load = asked && offers[asked.form];
  useEffect(() => {
    if (stays && !comesBack) title.current?.focus();
  }, [stays, comesBack, key]);
  if (!asked || !load || forgotten) return null;
  return (
    <Section name="offers" id={id} tone={tone}>
      <Intro eyebrow={eyebrow} heading={heading} lead={lead} headingRef={title} />
      <LoadedOffers key={asked.form} load={load} answers={answers} questions={asked.href} block={block} />
    </Section>
  );
}
