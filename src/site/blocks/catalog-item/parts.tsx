import type { CatalogItemBlock } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';
import { Heading } from '../../render/elements/Heading.tsx';
import { SiteLink } from '../../render/elements/SiteLink.tsx';
import { usePanels } from '../../render/overlay/panels.tsx';
import { Figures } from '../../catalog/Figures.tsx';
import { Points } from '../../catalog/Points.tsx';
import { Save } from '../../catalog/Save.tsx';
import { AttributeValue } from '../../catalog/AttributeValue.tsx';
import { aboutOf, makerOf, itemName, statedValue } from '../../../shared/catalog/values.ts';
import { answersAbout, isSample, itemKind } from './kind.ts';
import styles from './view.module.css';

interface PartProps {
  block: CatalogItemBlock;
  catalog: CatalogPlan;
  item: CatalogItem;
}

/** Who the item is by, and its figures (spec 2.60). */
export const Summary = ({ block, catalog, item }: PartProps) => (
  <>
    <p className={styles.provider}>{makerOf(item, catalog)}</p>
    <Figures item={item} catalog={catalog} names={block.figures} className={styles.figures} />
  </>
);

/** The price, with buttons that open a form, and a link to the page of the item's kind (spec 2.62). */
export function Offer({ block, catalog, item }: PartProps) {
  const { open } = usePanels();
  const { price, kinds, ask, buy, go } = block;
  const { label, unit } = catalog.attributes[price]!;
  const kind = itemKind(item, kinds);
  return (
    <aside className={`card ${styles.offer}`} aria-label={itemName(item, catalog)}>
      <p className={styles.price}>
        <span>{label}</span>
        <strong>
          <AttributeValue item={item} name={price} catalog={catalog} brief />
        </strong>{' '}
        <span className="per">{unit}</span>
      </p>
      {[ask, ...(buy ? [buy] : [])].map(({ label: words, panel }, index) => (
        <button
          key={panel}
          type="button"
          className="button"
          data-look={index > 0 ? 'secondary' : undefined}
          aria-haspopup="dialog"
          onClick={() => open(panel, answersAbout(item, block, catalog), aboutOf(item, catalog))}
        >
          {words}
        </button>
      ))}
      {kind && <SiteLink href={kind.href}>{go.label}</SiteLink>}
      {!isSample(item, catalog) && <Save item={item} catalog={catalog} wide />}
    </aside>
  );
}

/** What the item has, and what not (spec 2.60), with a link to the page of its kind if there is one. */
export function ItemParts({ block, catalog, item }: PartProps) {
  const link = itemKind(item, block.kinds)?.link;
  return (
    <>
      {block.points.map((name) => {
        const { label, tells } = catalog.attributes[name]!;
        const points = (statedValue(item, name, catalog) ?? []) as readonly string[];
        return (
          <section key={name} className={styles.part}>
            <Heading level={2}>{label}</Heading>
            <Points points={points} tells={tells === 'no' ? 'no' : 'yes'} size={20} className={styles.points} />
          </section>
        );
      })}
      {link && !isSample(item, catalog) && (
        <p className={styles.link}>
          <SiteLink href={link.href}>{link.label}</SiteLink>
        </p>
      )}
    </>
  );
}
