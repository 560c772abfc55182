import type { ComponentType } from 'react';
import type { BlockPlan, PageModule } from '../../shared/plan/page.ts';

/** A block of a page, drawn by the view of its name. */
export function Block({ block, views }: { block: BlockPlan; views: PageModule['views'] }) {
  const View = views[block.block] as ComponentType<BlockPlan> | undefined;
  if (!View) throw new Error(`This page ships no block "${block.block}"`);
  return <View {...block} />;
}
