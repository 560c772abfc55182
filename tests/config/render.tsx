import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Answers } from '../../src/shared/plan/answers.ts';
import type { FormModule } from '../../src/shared/plan/form.ts';
import type { PageModule } from '../../src/shared/plan/page.ts';
import { Session, type SessionState } from '../../src/site/render/form/session.ts';
import { SiteContext, type SiteModule } from '../../src/site/render/context.tsx';
import { Page } from '../../src/site/render/Page.tsx';
import { End, ShellOf, Top } from '../../src/site/render/layout/Shell.tsx';
import type { ShellModule } from '../../src/site/render/layout/ShellContext.ts';

/** The page's own HTML, without header and footer. */
export const renderPage = (module: PageModule, site: SiteModule, path = '/'): Promise<string> =>
  html(<Page module={module} />, site, path);

/** HTML of header and footer. */
export const renderShell = (shell: ShellModule): Promise<string> =>
  html(
    <ShellOf module={shell}>
      <Top />
      <End />
    </ShellOf>,
    shell,
    '/',
  );

/** A view on a page of its own, with the modules of `base`. */
export const drawAlone = (view: unknown, base: PageModule, site: SiteModule): Promise<string> =>
  renderPage(
    { ...base, page: { ...base.page, blocks: [{ block: 'alone' } as never] }, views: { alone: view } } as PageModule,
    site,
  );

/** A page with only one form or wizard. */
export const pageOf = (kind: 'form' | 'wizard', module: FormModule, base: PageModule): PageModule => ({
  ...base,
  page: { id: 'one', path: '/', title: '', description: '', blocks: [{ block: kind, [kind]: module.plan.id }] },
});

/** A session that is not saved. */
export const sessionWith = (form: FormModule, answers: Answers, part: Partial<SessionState> = {}): Session =>
  new Session(form, { answers, ...part }, { answers }, { save: () => undefined, clear: () => undefined });

async function html(children: ReactNode, site: SiteModule, path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <SiteContext value={site}>{children}</SiteContext>
    </StaticRouter>,
    // React leaves out a part that throws while another one loads, and goes on.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const text = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return text;
}
