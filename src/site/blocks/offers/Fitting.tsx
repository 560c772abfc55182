import { useState } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import { stepsFor } from '../../../shared/engine/settle.ts';
import { answeredIn } from '../../../shared/engine/wizard/summary.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { Offered, OffersModule, OffersPlan } from '../../../shared/plan/offers.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { startAtTop } from '../../render/startAtTop.ts';
import { returning } from '../../storage/navigationState.ts';
import { CallBack } from './CallBack.tsx';
import { OfferComparison } from './Comparison.tsx';
import { Disclosure } from './Disclosure.tsx';
import { offerId } from './ids.ts';
import { OfferCard, type Priced } from './OfferCard.tsx';
import { Share } from './Share.tsx';
import css from './view.module.css';

interface FittingProps {
  prices: OffersModule;
  questions: FormModule;
  answers: Answers;
  /** Where the answers can be changed. */
  href: string;
  block: OffersBlock;
}

/** Before enough is answered, no line may count yet: a sum of 0 is not a price. */
const isPriced = (one: Offered): one is Priced => one.price !== undefined && one.price > 0;

/** The items that fit the answers, the least price first, and why others do not. */
export default function Fitting({ prices, questions, answers, href, block }: FittingProps) {
  const { most, callBack, share } = block;
  const { id, steps } = prices.plan;
  const [showsAll, setShowsAll] = useState(false);
  const offered = prices.offered(answers);
  const fitting = offered.filter(isPriced).sort((one, other) => one.price - other.price);
  const lacking = offered.filter((one) => !isPriced(one) && one.refused === undefined);
  const shown = showsAll ? fitting : fitting.slice(0, most);
  const rest = fitting.length - shown.length;
  const told = answeredIn(stepsFor(questions, answers), answers);
  const change = <ChangeAnswers steps={steps} questions={href} words={block.change} />;
  return (
    <>
      {fitting.length === 0 && (
        <div className={`card ${css.note}`}>
          <p>{lacking.length > 0 ? block.lacking : block.none}</p>
          {change}
        </div>
      )}
      {fitting.length > 0 && lacking.length > 0 && <p className={css.lacking}>{block.lacking}</p>}
      {shown.length > 0 && (
        <ul className={css.cards}>
          {shown.map((one) => (
            <li key={one.item.id}>
              <OfferCard offered={one} form={id} block={block} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button type="button" className={`button ${css.more}`} data-look="secondary" onClick={() => setShowsAll(true)}>
          {formatMessage(block.more, { count: rest })}
        </button>
      )}
      <RefusedOffers offered={offered} words={block.refused} open={fitting.length === 0 && lacking.length === 0} />
      {fitting.length > 0 && change}
      <div className={css.buttons}>
        {shown.length > 0 && callBack && <CallBack texts={callBack} shown={shown} told={told} answers={answers} />}
        {shown.length > 1 && <OfferComparison offered={shown} block={block} />}
        {shown.length > 0 && share && (
          <Share texts={share} title={block.heading} ids={shown.map(({ item }) => offerId(id, item.id))} />
        )}
        <Buttons buttons={block.buttons} />
      </div>
    </>
  );
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
