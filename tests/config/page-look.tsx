import { documentHtml } from '../../src/site/app/document.ts';
import { headOf } from '../../src/site/app/head.ts';
import type { Checked } from '../../src/compiler/check/checked.ts';
import { onDay } from '../../src/compiler/simulate/on-day.ts';
import type { CarriedBlock, CatalogItemBlock, TilesBlock } from '../../src/shared/plan/blocks.generated.ts';
import type { PageModule } from '../../src/shared/plan/page.ts';
import type { SiteModule } from '../../src/site/render/context.tsx';
import { carriedSections } from './carried-look.ts';
import { WholeItem } from './catalog-look.tsx';
import { drawingOf } from './drawing/drawing.ts';
import { drawn } from './drawing/drawn.ts';
import { parseHtml } from './drawing/html.ts';
import { day, openedForm, openedWizard, withLaterForms } from './form-look.tsx';
import { nameForms } from './forms-by-name.ts';
import type { Modules } from './looks.ts';
import { drawAlone, renderPage } from './render.tsx';
import type { Section } from './sections.ts';
import { tileSections } from './tiles-look.ts';

/** A page with its head, and the later content of its blocks. */
export async function pageSections(source: Checked<'page'>, modules: Modules): Promise<readonly Section[]> {
  const { forms, wizards, icons } = modules.symbols;
  const module = await modules.page(source.file);
  const path = source.data.path.replace('{id}', 'sample');
  const parts = await nameForms(
    parseHtml(await renderPage(module, modules.site, path)),
    async (id) => {
      const [form, wizard] = [forms.get(id), wizards.get(id)];
      return form ? openedForm(form, modules) : wizard && openedWizard(wizard, modules);
    },
    icons,
  );
  return [
    ['In search results', drawn(ownHead(headHtml(module, modules.site, path)), modules)],
    ['As it opens', drawingOf(parts, icons)],
    ...(await laterSections(await withLaterForms(module), modules)),
  ];
}

/** The content that blocks of the page show later. */
async function laterSections(module: PageModule, { symbols, site }: Modules): Promise<readonly Section[]> {
  const sections = module.page.blocks.map(async (block): Promise<readonly Section[]> => {
    switch (block.block) {
      case 'carried':
        return onDay(day, () => carriedSections(block as unknown as CarriedBlock, module, symbols));
      case 'tiles':
        return tileSections(block as unknown as TilesBlock, module);
      case 'catalog-item': {
        const catalog = module.catalogs![(block as unknown as CatalogItemBlock).catalog]!;
        if (!catalog.sample) return [];
        const sample = { item: catalog.sample, block: block as unknown as CatalogItemBlock, catalog };
        return [
          [
            'An item that cannot be loaded',
            drawn(await drawAlone(() => <WholeItem {...sample} />, module, site), { symbols }),
          ],
        ];
      }
      default:
        return [];
    }
  });
  return (await Promise.all(sections)).flat();
}

/** The head of a page for search engines and browsers. */
export const headHtml = ({ page }: PageModule, { site }: SiteModule, path: string): string =>
  /<html.*<\/head>/s
    .exec(
      documentHtml({ language: site.language, head: headOf(page, path, site, 'Sample'), body: '', scripts: [] }),
    )![0]
    .concat('</html>');

/** The head without the parts of every page, which are in the snapshot of site.yaml. */
const ownHead = (html: string): string =>
  /<head>(.*)<\/head>/s.exec(html)![1]!.replaceAll(/<meta (?:charset|name="viewport")[^>]*>/g, '');
