import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import type { Basis, PageModule } from '../../shared/plan/page.ts';
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
 * React carries no state from one page to the next. It is not drawn anew because the address changes.
 */
export const Page = memo(function Page({ module, onLost }: PageProps) {
  const { page } = module;
  return (
    <PageContext value={module}>
      <ErrorBoundary>
        <PanelsProvider>
          {page.trail && <Breadcrumbs trail={page.trail} name={page.name ?? page.title} />}
          {inOrder(module).map((block, index) => (
            <BasisContext key={index} value={page.basis?.[index] ?? none}>
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

const none: readonly Basis[] = [];

/** The blocks of a page from top to bottom, with what is known of each that its module leaves out. */
function inOrder({ page: { blocks }, still = [], carried = [] }: PageModule) {
  const rest = [...blocks];
  return Array.from({ length: blocks.length + still.length + carried.length }, (_, index) => {
    if (still.includes(index)) return 'still';
    return carried.includes(index) ? 'later' : rest.shift();
  });
}

/**
 * Stands for a block whose HTML React leaves as it is in the document. It is never drawn, only taken over: when React
 * draws the page anew, as after a part of it failed, the block is lost.
 */
function StillBlock({ onLost }: Pick<PageProps, 'onLost'>) {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isThere] = useState(isTakingOver);
  useEffect(() => {
    if (!isThere) onLost?.();
  }, [isThere, onLost]);
  // eslint-disable-next-line site/no-unsafe-markup -- No markup: it tells React that what is in the element is not its.
  return isThere && <section dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}

const never = () => () => undefined;
