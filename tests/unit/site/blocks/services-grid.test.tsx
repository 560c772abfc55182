import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as siteModule from 'virtual:site';
import { expect, it } from 'vitest';
import ServicesGrid from '../../../../src/site/blocks/services-grid/view.tsx';
import { SiteContext } from '../../../../src/site/render/context.tsx';

it('a service card without an address leads to /Contact [spec 2.43]', () => {
  const [icon = ''] = Object.keys(siteModule.icons);
  const items = [
    { label: 'Car', text: '', icon, href: '/CarInsurances' },
    { label: 'Pets', text: '', icon },
  ];
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteContext value={siteModule}>
        <ServicesGrid block="services-grid" otherwise="/Contact" items={items} />
      </SiteContext>
    </StaticRouter>,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/CarInsurances', '/Contact']);
});
