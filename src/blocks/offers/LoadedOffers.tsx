import { type ReactNode, useEffect, useState } from 'react';
import { formatMessage } from '../../engine/format/message.ts';
import type { Answers } from '../../plan/answers.ts';
import type { OffersBlock } from '../../plan/blocks.generated.ts';
import type { Offered, OffersModule } from '../../plan/offers.ts';
import { Buttons } from '../../render/elements/ButtonLink.tsx';
import { LoadFailed, Skeleton } from '../../render/loading/placeholders.tsx';
import { Change } from './Change.tsx';
import { Comparison } from './Comparison.tsx';
import { Disclosure } from './Disclosure.tsx';
import { OfferCard, type Priced } from './OfferCard.tsx';
import css from './view.module.css';

interface LoadedOffersProps {
  load: () => Promise<{ readonly default: OffersModule }>;
  answers: Answers;
  /** Where the answers can be changed. */
  questions: string;
  block: OffersBlock;
}

/** Loads the prices, which only those need who come with answers, and shows what is offered. */
export function LoadedOffers({ load, answers, questions, block }: LoadedOffersProps) {
  const [module, setModule] = useState<OffersModule>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => !isGone && setModule(loaded.default),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [load, tries]);
  function retry(): void {
    setFailed(false);
    setTries(tries + 1);
  }
  if (failed) return <LoadFailed onRetry={retry}>{block.failed}</LoadFailed>;
  if (!module)
    return (
      <>
        <p className="visually-hidden" role="status">
          {block.loading}
        </p>
        <Skeleton bars={3} className={css.loading ?? ''} />
      </>
    );
  const change = <Change steps={module.plan.steps} questions={questions} words={block.change} />;
  return <OfferList offered={module.offered(answers)} change={change} block={block} />;
}

interface OfferListProps {
  offered: readonly Offered[];
  /** What leads back to the questions. */
  change: ReactNode;
  block: OffersBlock;
}

/** Before much is answered, no line may count yet: what comes to nothing is no price. */
const isPriced = (one: Offered): one is Priced => one.price !== undefined && one.price > 0;

function OfferList({ offered, change, block }: OfferListProps) {
  const { most = 3 } = block;
  const [showsAll, setShowsAll] = useState(false);
  const fitting = offered.filter(isPriced).sort((one, other) => one.price - other.price);
  const lacking = offered.filter((one) => !isPriced(one) && one.refused === undefined);
  const shown = showsAll ? fitting : fitting.slice(0, most);
  const rest = fitting.length - shown.length;
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
              <OfferCard offered={one} block={block} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <button type="button" className={`button ${css.more}`} data-look="secondary" onClick={() => setShowsAll(true)}>
          {formatMessage(block.more, { count: rest })}
        </button>
      )}
      {shown.length > 1 && <Comparison offered={shown} block={block} />}
      <Refused offered={offered} words={block.refused} open={fitting.length === 0 && lacking.length === 0} />
      {fitting.length > 0 && change}
      <div className={css.buttons}>
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

/** The items that do not fit, each with the answer that keeps it away. */
function Refused({ offered, words, open }: RefusedProps) {
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
