import { useCallback, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { withChanges } from '../../../shared/engine/offer-changes.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { OffersBlock, OffersKept } from '../../../shared/plan/blocks.generated.ts';
import type { Offered, OffersPlan, OffersSource } from '../../../shared/plan/offers.ts';
import { useSite } from '../../render/context.tsx';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { dayOf } from '../../render/dayOf.ts';
import { useSaved } from '../../render/useSaved.ts';
import type { SavedItem } from '../../storage/savedItems.ts';
import { CallBack } from './CallBack.tsx';
import { OfferComparison } from './Comparison.tsx';
import { formOf, offerId, offersIn, useSavedOffers, type SharedOffer } from './ids.ts';
import { Loaded } from './Loaded.tsx';
import { OfferCard } from './OfferCard.tsx';
import { offersCallBack } from './priceWords.ts';
import { Share } from './Share.tsx';
import type { sharedWords } from './sharedWords.ts';
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

function SharedItems(props: ChosenOffersProps) {
  const named = offersIn(useLocation().search).map((shared) => ({ id: shared.id, changed: shared.changed, shared }));
  return <NamedOffers {...props} named={named} />;
}

/** The latest first. A removed item leaves the list with its card, so the focus goes to the list. */
function SavedItems(props: ChosenOffersProps) {
  const saved = useSaved(useSavedOffers());
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} role="group" aria-label={props.block.heading} tabIndex={-1}>
      <NamedOffers {...props} named={[...saved].reverse()} refocus={() => list.current?.focus()} />
    </div>
  );
}

/** An item, with what a visitor saw of it, and when: saved on this device, or in the address. */
type Named = Pick<SavedItem, 'id'> & Partial<SavedItem> & { readonly shared?: SharedOffer };

interface NamedOffersProps extends ChosenOffersProps {
  named: readonly Named[];
  refocus?: () => void;
}

/** Loads only the offers of forms whose items are named. */
function NamedOffers({ sources, ...props }: NamedOffersProps) {
  const forms = [...new Set(props.named.map(({ id }) => formOf(id)))]
    .filter((form) => Object.hasOwn(sources, form))
    .join(' ');
  const isShared = props.named.some(({ shared }) => shared);
  const load = useCallback(async () => {
    const named = forms.split(' ').flatMap((form) => sources[form] ?? []);
    const modules = Promise.all(named.map(({ prices }) => prices()));
    const shared = isShared ? await import('./sharedWords.ts') : undefined;
    return { plans: (await modules).map((module) => module.default.plan), wordsOf: shared?.sharedWords };
  }, [forms, sources, isShared]);
  return (
    <Loaded load={load} block={props.block}>
      {(loaded) => <OfferList {...loaded} {...props} />}
    </Loaded>
  );
}

interface OfferListProps extends Omit<NamedOffersProps, 'sources'> {
  plans: readonly OffersPlan[];
  /** Says what a shared item cost; only where an address names items. */
  wordsOf: typeof sharedWords | undefined;
}

function OfferList({ plans, wordsOf, block, named, refocus }: OfferListProps) {
  const { language } = useSite().site;
  const { ask, none, noted } = block.kept!;
  const known = new Map(
    plans.flatMap((plan) =>
      plan.items.map((item) => [offerId(plan.id, item.id), { form: plan.id, item, plan }] as const),
    ),
  );
  const seen = new Map(named.map((one) => [one.id, one]));
  const shown = [...seen].flatMap(([id, one]) => {
    const { form, item, plan } = known.get(id) ?? {};
    if (!form || !item || !plan) return [];
    const words = one.shared ? wordsOf?.(one.shared, item, plan, block) : one.words;
    return [{ form, offered: asNamed(plan, item, one), note: noteOf(noted, { ...one, words }, language) }];
  });
  const hrefs = new Map(block.of.map(({ form, href }) => [form, href]));
  const areAlike = new Set(shown.map(({ form }) => form)).size === 1;
  if (shown.length === 0) return <NoneShown words={none} buttons={block.buttons} />;
  return (
    <>
      <ul className={css.cards}>
        {shown.map(({ form, offered, note }) => (
          <li key={offerId(form, offered.item.id)}>
            <OfferCard {...{ offered, form, block, note, refocus }}>
              <SiteLink href={hrefs.get(form) ?? '/'} className="button" data-look="secondary">
                {ask}
                <span className="visually-hidden"> {offered.item.name}</span>
              </SiteLink>
            </OfferCard>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        {offersCallBack(block) && (
          <CallBack block={block} shown={shown.map(({ offered }) => offered)} told={[]} answers={{}} />
        )}
        {areAlike && shown.length > 1 && (
          <OfferComparison
            columns={shown.map(({ offered: { item }, note }) => ({ item, words: note }))}
            block={block}
          />
        )}
        <Share block={block} shown={shown} />
      </div>
    </>
  );
}

/** An item with what was different about it when it was shared or saved. */
function asNamed(plan: OffersPlan, item: OffersPlan['items'][number], { changed }: Named): Offered {
  const made = plan.changes?.filter(({ name }) => name !== undefined && changed?.includes(name)) ?? [];
  return {
    item: withChanges(item, undefined, made).item,
    ...(made.length > 0 && { changed: made.map(({ name }) => name!) }),
    lines: [],
  };
}

const NoneShown = ({ words, buttons }: { words: string; buttons: OffersBlock['buttons'] }) => (
  <div className={`card ${css.note}`}>
    <p>{words}</p>
    <Buttons buttons={buttons} />
  </div>
);

/** What the visitor saw of an item, and when. */
function noteOf(
  noted: OffersKept['noted'],
  { words, savedAt }: { readonly words: string | undefined; readonly savedAt?: number },
  language: string,
): string | undefined {
  if (noted === undefined || words === undefined) return undefined;
  return formatMessage(noted, { words, date: savedAt === undefined ? undefined : dayOf(savedAt, language) });
}
