import { useSyncExternalStore, type ReactNode } from 'react';
import QueryProvider from '../../api/QueryProvider.tsx';
import type { SavedPoliciesBlock } from '../../plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { List } from './List.tsx';

/** The part of the block that fetches. The prerendered page knows no device: it waits. */
export default function Live({ block, waiting }: { block: SavedPoliciesBlock; waiting: ReactNode }) {
  const { site } = useSite();
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <QueryProvider site={site}>{isHere ? <List block={block} /> : waiting}</QueryProvider>;
}

const never = (): (() => void) => () => undefined;
