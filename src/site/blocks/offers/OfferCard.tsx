import { type ReactNode, useId } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Offer } from '../../../shared/plan/config.generated.ts';
import type { Offered, Pays } from '../../../shared/plan/offers.ts';
import { ExplainedLabel } from '../../render/elements/Explained.tsx';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { SaveButton } from '../../render/elements/SaveButton.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { Disclosure } from '../../render/elements/Disclosure.tsx';
import { offerId, useSavedOffers } from './ids.ts';
import { priceWords } from './priceWords.ts';
import css from './view.module.css';

/** An item that fits, with its price. */
export type Priced = Offered & Required<Pick<Offered, 'price'>>;

/** What the cards of several items show, so that they can be compared. */
export interface OfferLook {
  readonly facts: readonly string[];
  /** By item: its answers to situations. */
  readonly pays: Readonly<Record<string, readonly Pays[]>>;
}

interface OfferCardProps {
  /** Without a price, its lines are not shown. */
  offered: Offered;
  /** The form or wizard that offers it. */
  form: string;
  block: OffersBlock;
  /** Which of its facts and answers it shows; by default none. */
  look?: OfferLook;
  /** What the visitor saw of it before. */
  note?: string | undefined;
  /** Moves the focus when the card leaves the page because it is no longer saved. */
  refocus?: (() => void) | undefined;
  /** Content below it. */
  children?: ReactNode;
}

/** One item: the provider, the price with its lines, what it includes and what not. */
export function OfferCard({ offered, form, block, look, note, refocus, children }: OfferCardProps) {
  const { item, price } = offered;
  const id = useId();
  const saved = useSavedOffers();
  return (
    <article className={`card ${css.card}`} aria-labelledby={id} tabIndex={-1}>
      <div className={css.top}>
        {item.logo && <Picture asset={item.logo} className={css.logo} />}
        <div className={css.name}>
          <Heading level={3} id={id}>
            {item.name}
          </Heading>
          <p className="small">{item.by}</p>
        </div>
        {block.save && (
          <SaveButton
            list={saved}
            item={{
              id: offerId(form, item.id),
              name: item.name,
              words: priceWords(block, offered),
              changed: offered.changed,
            }}
            icon="heart"
            refocus={refocus}
          />
        )}
      </div>
      {note !== undefined && <p className={css.noted}>{note}</p>}
      {price !== undefined && <Price offered={{ ...offered, price }} block={block} />}
      <Facts item={item} names={look?.facts ?? []} />
      <Answers pays={look?.pays[item.id] ?? []} words={block.pays} />
      {price !== undefined && <PriceLines offered={{ ...offered, price }} block={block} />}
      <Details item={item} block={block} />
      {item.link && (
        <SiteLink href={item.link.href} className={css.link}>
          {item.link.label}
          <span className="visually-hidden"> {item.name}</span>
        </SiteLink>
      )}
      {children}
    </article>
  );
}

/** A price, what it is for, and the same for a month if it is one of a year. */
function Price({ offered: { price, about, once }, block }: { offered: Priced; block: OffersBlock }) {
  return (
    <p className={css.price}>
      {formatMessage(block.price, { price, once })} {about !== undefined && <span className={css.about}>{about}</span>}
      {block.monthly && !once && (
        <span className={css.monthly}>{formatMessage(block.monthly, { month: Math.round(price / 12) })}</span>
      )}
    </p>
  );
}

function Facts({ item: { facts = {} }, names }: { item: Offer; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <dl className={css.facts}>
      {names.map((name) => (
        <div key={name}>
          <dt>
            <ExplainedLabel label={name} of={name} />
          </dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const answerIcons = { yes: 'check', no: 'x', when: 'circle-question-mark' } as const;

/** Whether an item pays in some situations. */
function Answers({ pays, words }: { pays: readonly Pays[]; words: OffersBlock['pays'] }) {
  if (!words || pays.length === 0) return null;
  return (
    <ul className={css.pays}>
      {pays.map(({ title, says }) => (
        <li key={title} data-says={says}>
          <Icon name={answerIcons[says]} size={18} />
          <span>
            <strong>{words[`${says}Word`]}</strong> {title}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The lines of a price, on demand. */
function PriceLines({ offered: { item, price, lines, once }, block }: { offered: Priced; block: OffersBlock }) {
  return (
    <Disclosure words={block.why} about={item.name}>
      <dl className={css.lines}>
        {lines.map(({ label, amount }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{formatMessage(block.amount, { amount })}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{formatMessage(block.total, { once })}</dt>
          <dd>{formatMessage(block.amount, { amount: price })}</dd>
        </div>
      </dl>
    </Disclosure>
  );
}

/** What an item pays for and what not; on demand, if the block has words to press. */
function Details({ item, block: { covers, excludes, details } }: { item: Offer; block: OffersBlock }) {
  const points = (
    <>
      <Points heading={covers} mark="yes" points={item.covers} />
      <Points heading={excludes} mark="no" points={item.excludes} />
    </>
  );
  if (details === undefined) return points;
  return (
    <Disclosure words={details} about={item.name}>
      {points}
    </Disclosure>
  );
}

const pointIcons = { yes: 'check', no: 'x' } as const;

interface PointsProps {
  heading: string;
  mark: keyof typeof pointIcons;
  points: readonly string[];
}

function Points({ heading, mark, points }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <>
      <h4 className={css.pointsHeading}>{heading}</h4>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name={pointIcons[mark]} size={18} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
