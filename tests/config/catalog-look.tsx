import { itemKind } from '../../src/site/blocks/catalog-item/kind.ts';
import { Offer as ItemOffer, ItemParts, Summary } from '../../src/site/blocks/catalog-item/parts.tsx';
import { ListedItem } from '../../src/site/blocks/catalog-list/Listing.tsx';
import { itemName } from '../../src/shared/catalog/values.ts';
import type { Checked } from '../../src/compiler/check/checked.ts';
import type { CatalogItemBlock, CatalogListBlock } from '../../src/shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../src/shared/plan/catalog.ts';
import type { Offer } from '../../src/shared/plan/config.generated.ts';
import type { PageModule } from '../../src/shared/plan/page.ts';
import { drawn } from './drawing/drawn.ts';
import type { Modules } from './looks.ts';
import { drawAlone } from './render.tsx';
import type { Section } from './sections.ts';

/** Each item as its page shows it, or as a card, with all its data from the API. */
export const catalogSections = async (source: Checked<'catalog'>, modules: Modules): Promise<readonly Section[]> => [
  ['Its items', drawn(await itemsHtml(source, modules), modules)],
];

async function itemsHtml(source: Checked<'catalog'>, modules: Modules): Promise<string> {
  if (source.data.of === 'offers') {
    const { page } = await pageWith('offers', modules);
    const offers = source.data.items as unknown as readonly Offer[];
    return drawAlone(() => offers.map((offer) => <WholeOffer key={offer.id} offer={offer} />), page, modules.site);
  }
  const { items } = source.data;
  const shown = ({ data }: Checked<'page'>) =>
    data.blocks?.some(({ block, catalog }) => block === 'catalog-item' && catalog === source.id);
  if (modules.symbols.pages.some(shown)) {
    const { page, block } = await pageWith<CatalogItemBlock>('catalog-item', modules, source.id);
    const catalog = page.catalogs![source.id]!;
    const draw = () => items.map((item) => <WholeItem key={item.id} {...{ item, block, catalog }} />);
    return drawAlone(draw, page, modules.site);
  }
  const { page, block } = await pageWith<CatalogListBlock>('catalog-list', modules, source.id);
  const catalog = page.catalogs![source.id]!;
  // Each page shows some figures.
  const { more: _, ...one } = block;
  const all = {
    ...one,
    figures: Object.keys(catalog.attributes).filter(
      (name) => !catalog.attributes[name]!.tells || name === block.figures[0],
    ),
  };
  const draw = () => items.map((item) => <ListedItem key={item.id} item={item} block={all} catalog={catalog} />);
  return drawAlone(draw, page, modules.site);
}

interface WholeItemProps {
  item: CatalogItem;
  block: CatalogItemBlock;
  catalog: CatalogPlan;
}

/** An item, with everything that its page shows. */
export const WholeItem = ({ item, block, catalog }: WholeItemProps) => (
  <article id={item.id}>
    <p>{itemKind(item, block.kinds)?.label}</p>
    <h2>{itemName(item, catalog)}</h2>
    <Summary {...{ item, block, catalog }} />
    <ItemOffer {...{ item, block, catalog }} />
    <ItemParts {...{ item, block, catalog }} />
  </article>
);

/** An offer with everything that visitors compare. Its price depends on answers. */
function WholeOffer({ offer }: { offer: Offer }) {
  return (
    <article id={offer.id}>
      <h2>{offer.name}</h2>
      <p>{offer.by}</p>
      <dl>
        {Object.entries(offer.facts ?? {}).map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {[offer.covers, offer.excludes].map((points, index) => (
        <ul key={index}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ))}
    </article>
  );
}

/** The first page with such a block. */
async function pageWith<Block>(
  name: string,
  { symbols, page }: Modules,
  catalog?: string,
): Promise<{ page: PageModule; block: Block }> {
  const isIt = (one: { readonly block: string; readonly catalog?: unknown }) =>
    one.block === name && (catalog === undefined || one.catalog === catalog);
  const source = symbols.pages.find(({ data }) => data.blocks?.some(isIt));
  if (!source) throw new Error(`No page has a block "${name}"`);
  const module = await page(source.file);
  return { page: module, block: module.page.blocks.find(isIt) as unknown as Block };
}
