import { startOf } from '../../src/blocks/tiles/start.ts';
import type { Option } from '../../src/plan/answers.ts';
import type { TilesBlock } from '../../src/plan/blocks.generated.ts';
import { usePage } from '../../src/render/context.tsx';
import { useFormSession } from '../../src/render/form/useFormSession.ts';

/** What the form of a quote widget starts with, for each tab and each of its tiles. */
export function TileStarts({ form, field, tabs }: TilesBlock) {
  const { lists } = usePage();
  return tabs.map((tab) => (
    <dl key={tab.value} data-tab={tab.label}>
      {((lists[tab.list ?? ''] ?? []) as readonly Option[]).map((tile) => (
        <Start key={tile.value} {...{ form, field, tab, tile }} />
      ))}
    </dl>
  ));
}

interface StartProps {
  readonly form: string;
  readonly field: string;
  readonly tab: TilesBlock['tabs'][number];
  readonly tile: Option;
}

function Start({ form, field, tab, tile }: StartProps) {
  const start = useFormSession(usePage().forms[form]!, form, startOf(field, tab, tile)).answers();
  return (
    <div>
      <dt>{tile.label}</dt>
      <dd>{JSON.stringify(start)}</dd>
    </div>
  );
}
