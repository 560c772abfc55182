import { useId } from 'react';
import { formatMessage } from '../../engine/format/message.ts';
import type { OffersBlock } from '../../plan/blocks.generated.ts';
import type { Offered } from '../../plan/offers.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Picture } from '../../render/elements/Picture.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { Disclosure } from './Disclosure.tsx';
import css from './view.module.css';

/** An item that fits, with its price. */
export type Priced = Offered & Required<Pick<Offered, 'price'>>;

/** One item: who offers it, its price and what that is made of, what it pays for and what not. */
export function OfferCard({ offered, block }: { offered: Priced; block: OffersBlock }) {
  const { item, price, lines } = offered;
  const id = useId();
  return (
    <article className={`card ${css.card}`} aria-labelledby={id}>
      <div className={css.top}>
        {item.logo && <Picture asset={item.logo} className={css.logo} />}
        <div>
          <Heading level={3} id={id}>
            {item.name}
          </Heading>
          <p className={css.by}>{item.by}</p>
        </div>
      </div>
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
      <Points heading={block.covers} mark="yes" points={item.covers} />
      <Points heading={block.excludes} mark="no" points={item.excludes} />
      {item.link && (
        <SiteLink href={item.link.href} className={css.link}>
          {item.link.label}
          <span className="visually-hidden"> {item.name}</span>
        </SiteLink>
      )}
    </article>
  );
}

const icons = { yes: 'check', no: 'x' } as const;

interface PointsProps {
  heading: string;
  mark: keyof typeof icons;
  points: readonly string[];
}

function Points({ heading, mark, points }: PointsProps) {
  return (
    <>
      <h4 className={css.pointsHeading}>{heading}</h4>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icons[mark]} size={18} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
