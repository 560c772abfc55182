import type { ComponentType } from 'react';
import type { Basis, BlockPlan, PageModule } from '../plan/page.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { PageContext } from './context.tsx';
import { BasisContext } from './elements/Basis.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Ready } from './loading/Ready.tsx';
import { PanelsProvider } from './overlay/panels.tsx';

/**
 * One page: its blocks from top to bottom, each drawn by the view of its name. Each page has a key of its own, so that
 * React carries no state from one page to the next.
 */
export function Page({ module }: { module: PageModule }) {
  const { page } = module;
  return (
    <PageContext value={module}>
      <ErrorBoundary>
        <PanelsProvider>
          {page.trail && <Breadcrumbs trail={page.trail} name={page.name ?? page.title} />}
          {page.blocks.map((block, index) => (
            <BasisContext key={index} value={page.basis?.[index] ?? none}>
              <Block block={block} views={module.views} />
            </BasisContext>
          ))}
          <Ready />
        </PanelsProvider>
      </ErrorBoundary>
    </PageContext>
  );
}

const none: readonly Basis[] = [];

function Block({ block, views }: { block: BlockPlan; views: PageModule['views'] }) {
  const View = views[block.block] as ComponentType<BlockPlan> | undefined;
  if (!View) throw new Error(`This page ships no view of the block "${block.block}"`);
  return <View {...block} />;
}
