import { type ReactNode, useId } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Offered } from '../../../shared/plan/offers.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { SaveButton } from '../../render/elements/SaveButton.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { Disclosure } from './Disclosure.tsx';
import { offerId, useSavedOffers } from './ids.ts';
import css from './view.module.css';

/** An item that fits, with its price. */
export type Priced = Offered & Required<Pick<Offered, 'price'>>;

interface OfferCardProps {
  /** Without a price, its lines are not shown. */
  offered: Offered;
  /** The form or wizard that offers it. */
  form: string;
  block: OffersBlock;
  /** Moves the focus when the card leaves the page because it is no longer saved. */
  refocus?: (() => void) | undefined;
  /** Content below it. */
  children?: ReactNode;
}

/** One item: the provider, the price with its lines, what it includes and what not. */
export function OfferCard({ offered, form, block, refocus, children }: OfferCardProps) {
  const { item, price } = offered;
  const id = useId();
  const saved = useSavedOffers();
  return (
    <article className={`card ${css.card}`} aria-labelledby={id}>
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
            item={{ id: offerId(form, item.id), name: item.name }}
            icon="heart"
            refocus={refocus}
          />
        )}
      </div>
      {price !== undefined && <Price offered={{ ...offered, price }} block={block} />}
      <Points heading={block.covers} mark="yes" points={item.covers} />
      <Points heading={block.excludes} mark="no" points={item.excludes} />
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

/** A price, and on demand its lines. */
function Price({ offered: { item, price, lines }, block }: { offered: Priced; block: OffersBlock }) {
  return (
    <>
      <p className={css.price}>{formatMessage(block.price, { price })}</p>
      <Disclosure words={block.why} about={item.name}>
        <dl className={css.lines}>
          {lines.map(({ label, amount }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{formatMessage(block.amount, { amount })}</dd>
            </div>
          ))}
          <div className={css.total}>
            <dt>{block.total}</dt>
            <dd>{formatMessage(block.amount, { amount: price })}</dd>
          </div>
        </dl>
      </Disclosure>
    </>
  );
}

const pointIcons = { yes: 'check', no: 'x' } as const;

interface PointsProps {
  heading: string;
  mark: keyof typeof pointIcons;
  points: readonly string[];
}

function Points({ heading, mark, points }: PointsProps) {
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
