import { renderToStaticMarkup } from 'react-dom/server';
import * as siteModule from 'virtual:site';
import { expect, it } from 'vitest';
import Testimonials from '../../../../src/site/blocks/testimonials/view.tsx';
import type { PageModule } from '../../../../src/shared/plan/page.ts';
import { PageContext, SiteContext } from '../../../../src/site/render/context.tsx';

it('a figure is shown with its note, as one term with two descriptions [spec 1.16]', () => {
  const stats = [
    { value: '10M+', label: 'queries resolved', note: 'since 2019' },
    { value: '5M+', label: 'quotes generated' },
  ];
  const html = renderToStaticMarkup(
    <SiteContext value={siteModule}>
      <PageContext value={{ lists: { quotes: [] }, icons: { pause: [], play: [] } } as unknown as PageModule}>
        <Testimonials block="testimonials" list="quotes" label="Quotes" step={50} by={1} stats={stats} />
      </PageContext>
    </SiteContext>,
  );
  const texts = [...html.matchAll(/<(dt|dd)[^>]*>([^<]*)</g)].map(([, tag, text]) => `${tag} ${text}`);
  expect(texts).toEqual(['dt queries resolved', 'dd 10M+', 'dd since 2019', 'dt quotes generated', 'dd 5M+']);
});
