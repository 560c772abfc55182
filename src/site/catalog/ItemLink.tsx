import type { ComponentProps } from 'react';
import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import { SiteLink } from '../render/elements/SiteLink.tsx';

type ItemLinkProps = Omit<ComponentProps<typeof SiteLink>, 'href'> & { item: CatalogItem; catalog: CatalogPlan };

/** A link to the page of an item. */
export const ItemLink = ({ item, catalog: { page = '' }, ...rest }: ItemLinkProps) => (
  <SiteLink {...rest} href={page.replace('{id}', item.id)} />
);
