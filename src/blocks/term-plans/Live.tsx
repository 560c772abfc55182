import QueryProvider from '../../api/QueryProvider.tsx';
import type { TermPlansBlock } from '../../plan/blocks.generated.ts';
import { useSite } from '../../render/context.tsx';
import { Results } from './Results.tsx';
import { Sidebar } from './Sidebar.tsx';
import css from './view.module.css';

/** The part of the block that fetches, with the clients of the API. */
export default function Live({ block }: { block: TermPlansBlock }) {
  const { sidebar } = block;
  return (
    <QueryProvider site={useSite().site}>
      <div className={css.layout} data-sidebar={sidebar ? true : undefined}>
        {sidebar && <Sidebar {...sidebar} />}
        <Results block={block} />
      </div>
    </QueryProvider>
  );
}
