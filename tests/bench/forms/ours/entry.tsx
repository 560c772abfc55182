import { assets, forms, icons, lists, page, theme, wizards } from '#page';
import { MemoryRouter } from 'react-router-dom';
import * as site from 'virtual:site';
import { PageContext, SiteContext } from '../../../../src/site/render/context.tsx';
import Form from '../../../../src/site/render/form/Form.tsx';
import { AlertHost } from '../../../../src/site/render/overlay/AlertHost.tsx';
import { mount } from '../hand/mount.tsx';

const [form = ''] = Object.keys(forms);

mount(
  // The actions after submit, the links and the rows of a form need a router, so its bytes count.
  <MemoryRouter>
    <SiteContext value={site}>
      <PageContext value={{ page, views: {}, theme, lists, icons, assets, forms, wizards }}>
        <Form id={form} />
        <AlertHost />
      </PageContext>
    </SiteContext>
  </MemoryRouter>,
);
