import { assets, forms, icons, lists, page, widgets, wizards } from '#page';
import * as site from 'virtual:site';
import { PageContext, SiteContext } from '../../../../src/render/context.tsx';
import Form from '../../../../src/render/form/Form.tsx';
import { AlertHost } from '../../../../src/render/overlay/AlertHost.tsx';
import { FixedRouter } from '../../../../src/render/router/Router.tsx';
import { mount } from '../hand/mount.tsx';

const [form = ''] = Object.keys(forms);

mount(
  <FixedRouter path="/">
    <SiteContext value={site}>
      <PageContext value={{ page, views: {}, widgets, lists, icons, assets, forms, wizards }}>
        <Form id={form} />
        <AlertHost />
      </PageContext>
    </SiteContext>
  </FixedRouter>,
);
