import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import type { Basis, BlockPlan, PageModule } from '../../shared/plan/page.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CarriedBlock } from './CarriedBlock.tsx';
import { Block } from './Block.tsx';
import { PageContext } from './context.tsx';
import { BasisContext } from './elements/Basis.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Ready } from './loading/Ready.tsx';
import { PanelsProvider } from './overlay/panels.tsx';

interface PageProps {
  module: PageModule;
  /** Called when the document no longer holds the blocks that `module` leaves out. */
  onLost?: () => void;
}

/**
 * One page: its blocks from top to bottom, each drawn by the view of its name. Each page has a key of its own, so that
 * React carries no state from one page to the next. A change of the address does not redraw it.
 */
export const Page = memo(function Page({ module, onLost }: PageProps) {
  const { page } = module;
  return (
    <PageContext value={module}>
      <ErrorBoundary>
        <PanelsProvider>
          {page.trail && <Breadcrumbs trail={page.trail} name={page.name ?? page.title} />}
          {blocksInOrder(module).map((block, index) => (
            <BasisContext key={`${index} ${hooksKey(block, module)}`} value={page.basis?.[index] ?? noBases}>
              {typeof block === 'object' && <Block block={block} views={module.views} />}
              {block === 'still' && <StillBlock onLost={onLost} />}
              {block === 'later' && (
                <ErrorBoundary>
                  <CarriedBlock index={index} load={module.whole!} />
                </ErrorBoundary>
              )}
            </BasisContext>
          ))}
          <Ready />
        </PanelsProvider>
      </ErrorBoundary>
    </PageContext>
  );
});

const noBases: readonly Basis[] = [];

/**
 * What decides which hooks a block calls and whose answers it holds: its form or wizard, and whether the page ships the
 * code that sends. In development they can change while the page is open, and then the block is mounted again.
 */
function hooksKey(block: BlockPlan | 'still' | 'later' | undefined, module: PageModule): string {
  if (typeof block !== 'object') return '';
  const { form, wizard } = block as { readonly form?: unknown; readonly wizard?: unknown };
  return JSON.stringify([block.block, form, wizard, 'sending' in module, 'arriving' in module]);
}

/** The blocks of a page from top to bottom, with placeholders for those that its module leaves out. */
function blocksInOrder({ page: { blocks }, still = [], carried = [] }: PageModule) {
  const rest = [...blocks];
  return Array.from({ length: blocks.length + still.length + carried.length }, (_, index) => {
    if (still.includes(index)) return 'still';
    return carried.includes(index) ? 'later' : rest.shift();
  });
}

/**
 * A block whose HTML React leaves unchanged in the document. It is never drawn, only hydrated: when React draws the
 * page anew, for example after an error, the block is lost.
 */
function StillBlock({ onLost }: Pick<PageProps, 'onLost'>) {
  const isTakingOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isThere] = useState(isTakingOver);
  useEffect(() => {
    if (!isThere) onLost?.();
  }, [isThere, onLost]);
  // oxlint-disable-next-line site/no-unsafe-markup -- No markup: it tells React that it does not own the content.
  return isThere && <section dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}

const neverChanges = () => () => undefined;
