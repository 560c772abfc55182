import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import { stepsFor } from '../../../shared/engine/settle.ts';
import { answeredIn } from '../../../shared/engine/wizard/summary.ts';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Offered, OffersModule, OffersPlan } from '../../../shared/plan/offers.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { startAtTop } from '../../render/startAtTop.ts';
import { returning } from '../../storage/navigationState.ts';
import { Beside, useAsked, type AskedProps } from './Beside.tsx';
import { CallBack } from './CallBack.tsx';
import { OfferComparison } from './Comparison.tsx';
import { mostDiffering } from './differing.ts';
import { Disclosure } from '../../render/elements/Disclosure.tsx';
import { OfferCard, type OfferLook, type Priced } from './OfferCard.tsx';
import { offersCallBack, priceWords } from './priceWords.ts';
import { Share } from './Share.tsx';
import css from './view.module.css';

interface FittingProps extends AskedProps {
  prices: OffersModule;
  /** Where the answers can be changed. */
  href: string;
  block: OffersBlock;
  /** Tells the heading, once items are found. */
  onFound(words: string | undefined): void;
}

/** Before enough is answered, no line may count yet: a sum of 0 is not a price. */
const isPriced = (one: Offered): one is Priced => one.price !== undefined && one.price > 0;

/**
 * The items that fit the answers, the least price first, and why others do not. What is asked beside them prices them
 * again at once.
 */
// Long because it puts everything together that a visitor gets for the answers.
export default function Fitting({ prices, href, block, onFound, ...asking }: FittingProps) {
  const { most } = block;
  const { id, steps } = prices.plan;
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => {
    // Paper has no button for the rest.
    const print = (): void => flushSync(() => setShowsAll(true));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);
  const { asked, answers, isAgain, waits } = useAsked(prices.plan, asking);
  const offered = useMemo(() => (waits ? [] : prices.offered(answers)), [prices, answers, waits]);
  const fitting = offered.filter(isPriced).sort((one, other) => one.price - other.price);
  const lacking = offered.filter((one) => !isPriced(one) && one.refused === undefined);
  const shown = showsAll ? fitting : fitting.slice(0, most);
  const rest = fitting.length - shown.length;
  const words = foundWords(block, fitting);
  useLayoutEffect(() => onFound(words), [onFound, words]);
  const told = answeredIn(stepsFor(asking.questions, answers), answers);
  const change = <ChangeAnswers steps={steps} questions={href} words={block.change} />;
  const why = whyNone(block, waits, lacking.length > 0);
  const look = lookOf(block, fitting, prices.plan);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears, so the focus goes to the first of the rest.
  function showAll(): void {
    flushSync(() => setShowsAll(true));
    list.current?.children[shown.length]?.querySelector('article')?.focus();
  }
  return (
    <>
      {asked.length > 0 && <Beside {...{ asked, block, id, isAgain }} theme={asking.theme} />}
      <p role="status" className="visually-hidden">
        {answers === asking.first ? '' : (words ?? why)}
      </p>
      {fitting.length === 0 && (
        <div className={`card ${css.note}`}>
          {why !== undefined && <p>{why}</p>}
          {change}
        </div>
      )}
      {fitting.length > 0 && lacking.length > 0 && <p className={css.lacking}>{block.lacking}</p>}
      {shown.length > 0 && (
        <ul ref={list} className={css.cards}>
          {shown.map((one) => (
            <li key={one.item.id}>
              <OfferCard offered={one} form={id} block={block} look={look} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button type="button" className={`button ${css.more}`} data-look="secondary" onClick={showAll}>
          {formatMessage(block.more, { count: rest })}
        </button>
      )}
      <RefusedOffers offered={offered} words={block.refused} open={fitting.length === 0 && lacking.length === 0} />
      {fitting.length > 0 && change}
      <div className={css.buttons}>
        {shown.length > 0 && offersCallBack(block) && <CallBack {...{ block, shown, told, answers }} />}
        {shown.length > 1 && (
          <OfferComparison
            columns={shown.map((one) => ({ item: one.item, words: priceWords(block, one) }))}
            block={block}
          />
        )}
        {shown.length > 0 && <Share block={block} shown={shown.map((offered) => ({ form: id, offered }))} />}
        <Buttons buttons={block.buttons} />
      </div>
    </>
  );
}

/** The heading over these items; undefined where none fits, and in a block without such words. */
function foundWords({ found }: OffersBlock, [first, ...others]: readonly Priced[]): string | undefined {
  if (!first || found === undefined) return undefined;
  return formatMessage(found, { count: others.length + 1, least: first.price, about: first.about, once: first.once });
}

/** Why nothing fits; undefined where the questions beside it say so. */
function whyNone({ again, lacking, none }: OffersBlock, waits: boolean, lacks: boolean): string | undefined {
  if (waits && again !== undefined) return undefined;
  return waits || lacks ? lacking : none;
}

/**
 * Which facts and situations the cards of these items show: those in which they differ most, as the catalog has them.
 * So they stay the same while a visitor changes what is asked beside the offers, or shows the rest.
 */
function lookOf({ facts: most = 0, pays }: OffersBlock, fitting: readonly Offered[], plan: OffersPlan): OfferLook {
  const facts = fitting.map(({ item }) => {
    const known = plan.items.find(({ id }) => id === item.id)?.facts ?? {};
    return Object.fromEntries(Object.entries(known).filter(([label]) => Object.hasOwn(item.facts ?? {}, label)));
  });
  const answers = fitting.map(({ item: { id } }) =>
    Object.fromEntries((plan.pays?.[id] ?? []).map(({ title, says }) => [title, says])),
  );
  const situations = mostDiffering(answers, pays?.most ?? 0);
  return {
    facts: mostDiffering(facts, most),
    pays: Object.fromEntries(
      fitting.map(({ item, pays: all = [] }) => [item.id, all.filter(({ title }) => situations.includes(title))]),
    ),
  };
}

interface RefusedProps {
  offered: readonly Offered[];
  words: OffersBlock['refused'];
  open: boolean;
}

/** The items that do not fit, each with the answer that excludes it. */
function RefusedOffers({ offered, words, open }: RefusedProps) {
  const refused = offered.filter((one) => one.refused !== undefined);
  if (refused.length === 0) return null;
  return (
    <Disclosure words={formatMessage(words, { count: refused.length })} open={open}>
      <ul className={css.reasons}>
        {refused.map(({ item, refused: why }) => (
          <li key={item.id}>{why}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface ChangeProps extends Pick<OffersPlan, 'steps'> {
  /** Where the questions are. */
  questions: string;
  words: string;
}

/**
 * Leads back to the questions: to a form, which may be on this page, at the top of its page; to each step of a wizard,
 * and from there directly back.
 */
function ChangeAnswers({ steps, questions, words }: ChangeProps) {
  if (!steps)
    return (
      <p className={css.change}>
        <SiteLink href={questions} className="button" data-look="secondary" onClick={startAtTop}>
          {words}
        </SiteLink>
      </p>
    );
  return (
    <Disclosure words={words}>
      <ul className={css.steps}>
        {steps.map(({ id, title }) => (
          <li key={id}>
            <SiteLink href={`${questions}?step=${id}`} state={returning} className="button" data-look="secondary">
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
