import { useCallback, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { OffersPlan, OffersSource } from '../../../shared/plan/offers.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { useSaved } from '../../render/useSaved.ts';
import { CallBack } from './CallBack.tsx';
import { OfferComparison } from './Comparison.tsx';
import { formOf, idsIn, offerId, useSavedOffers } from './ids.ts';
import { Loaded } from './Loaded.tsx';
import { OfferCard } from './OfferCard.tsx';
import { Share } from './Share.tsx';
import css from './view.module.css';

interface ChosenOffersProps {
  /** The offers of forms and wizards. */
  sources: Readonly<Record<string, OffersSource>>;
  block: OffersBlock;
}

/**
 * The items that an address names, or that are saved on the device. They have no price here, because there are no
 * answers.
 */
export default function ChosenOffers(props: ChosenOffersProps) {
  return props.block.kept!.from === 'device' ? <SavedItems {...props} /> : <SharedItems {...props} />;
}

const SharedItems = (props: ChosenOffersProps) => <NamedOffers {...props} ids={idsIn(useLocation().search)} />;

/** The latest first. A removed item leaves the list with its card, so the focus goes to the list. */
function SavedItems(props: ChosenOffersProps) {
  const ids = useSaved(useSavedOffers()).map(({ id }) => id);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} role="group" aria-label={props.block.heading} tabIndex={-1}>
      <NamedOffers {...props} ids={ids.reverse()} refocus={() => list.current?.focus()} />
    </div>
  );
}

interface NamedOffersProps extends ChosenOffersProps {
  ids: readonly string[];
  refocus?: () => void;
}

/** Loads only the offers of forms whose items are named. */
function NamedOffers({ sources, ...props }: NamedOffersProps) {
  const forms = [...new Set(props.ids.map(formOf))].filter((form) => Object.hasOwn(sources, form)).join(' ');
  const load = useCallback(async () => {
    const named = forms.split(' ').flatMap((form) => sources[form] ?? []);
    const modules = await Promise.all(named.map(({ prices }) => prices()));
    return modules.map((module) => module.default.plan);
  }, [forms, sources]);
  return (
    <Loaded load={load} block={props.block}>
      {(plans) => <OfferList plans={plans} {...props} />}
    </Loaded>
  );
}

interface OfferListProps extends Omit<NamedOffersProps, 'sources'> {
  plans: readonly OffersPlan[];
}

function OfferList({ plans, block, ids, refocus }: OfferListProps) {
  const { callBack, share, kept } = block;
  const { ask, none } = kept!;
  const known = new Map(
    plans.flatMap(({ id, items }) => items.map((item) => [offerId(id, item.id), { form: id, item }] as const)),
  );
  const shownIds = [...new Set(ids)].filter((id) => known.has(id));
  const shown = shownIds.map((id) => known.get(id)!);
  const offered = shown.map(({ item }) => ({ item, lines: [] }));
  const hrefs = new Map(block.of.map(({ form, href }) => [form, href]));
  const areAlike = new Set(shown.map(({ form }) => form)).size === 1;
  if (shown.length === 0)
    return (
      <div className={`card ${css.note}`}>
        <p>{none}</p>
        <Buttons buttons={block.buttons} />
      </div>
    );
  return (
    <>
      <ul className={css.cards}>
        {shown.map(({ form, item }) => (
          <li key={offerId(form, item.id)}>
            <OfferCard offered={{ item, lines: [] }} form={form} block={block} refocus={refocus}>
              <SiteLink href={hrefs.get(form) ?? '/'} className="button" data-look="secondary">
                {ask}
                <span className="visually-hidden"> {item.name}</span>
              </SiteLink>
            </OfferCard>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        {callBack && <CallBack texts={callBack} shown={offered} told={[]} answers={{}} />}
        {areAlike && shown.length > 1 && <OfferComparison offered={offered} block={block} />}
        {share && <Share texts={share} title={block.heading} ids={shownIds} />}
      </div>
    </>
  );
}
