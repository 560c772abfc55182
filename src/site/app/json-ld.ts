import type { SitePlan } from '../../shared/plan/site.ts';
import type { Thing, ThingsOf } from '../../shared/plan/json-ld.ts';
import type { PageModule } from '../../shared/plan/page.ts';
import { iconPaths } from './icons.ts';

/** The structured data of blocks, by the name of the block: the json-ld.ts beside its view. */
const ofBlocks = new Map(
  Object.entries(
    import.meta.glob<ThingsOf<never>>('../blocks/*/json-ld.ts', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, thingsOfBlock]) => [path.split('/').at(-2), thingsOfBlock]),
);

/** The structured data of a page. It repeats what the page shows and adds nothing. */
export function thingsOf({ page, lists }: Pick<PageModule, 'page' | 'lists'>, site: SitePlan): Thing[] {
  if (page.status === 404) return [];
  const told = page.blocks.flatMap((block) => ofBlocks.get(block.block)?.(block as never, { lists, site }) ?? []);
  return [
    ...(page.path === (__SITE_BASE__ || '/') ? [organization(site)] : []),
    ...breadcrumbs(page, site.origin),
    ...merge(told),
  ];
}

/** The organization that runs the site, from what the footer of every page says. */
export function organization({ brand, origin, footer }: Pick<SitePlan, 'brand' | 'origin' | 'footer'>): Thing {
  const contact = (scheme: string) =>
    footer.contact.lines.find(({ href }) => href?.startsWith(scheme))?.href?.slice(scheme.length);
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
    logo: origin + iconPaths.large,
    description: footer.about,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: footer.contact.service,
      telephone: contact('tel:'),
      email: contact('mailto:'),
    },
    sameAs: footer.social.links.map(({ href }) => href),
  };
}

/** The trail that src/site/render/Breadcrumbs.tsx shows. Its last item, the page itself, needs no address. */
function breadcrumbs({ trail, name, title }: PageModule['page'], origin: string): Thing[] {
  if (!trail) return [];
  const crumbs = [...trail.map(({ label, href }) => ({ name: label, item: origin + href })), { name: name ?? title }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ];
}

/** Search engines accept one list of questions per page, so lists of the same type are merged. */
function merge(things: readonly Thing[]): Thing[] {
  const merged = new Map<string, Thing>();
  for (const [index, thing] of things.entries()) {
    const { mainEntity } = thing;
    const key = Array.isArray(mainEntity) ? thing['@type'] : String(index);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, mainEntity: [before.mainEntity, mainEntity].flat() } : thing);
  }
  return [...merged.values()];
}
