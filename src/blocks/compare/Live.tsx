import QueryProvider from '../../api/QueryProvider.tsx';
import type { CompareBlock } from '../../plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { Comparison } from './Comparison.tsx';

/** The part of the block that fetches, with the clients of the API. */
export default function Live({ block }: { block: CompareBlock }) {
  return (
    <QueryProvider site={useSite().site}>
      <Comparison block={block} />
    </QueryProvider>
  );
}
