import { tileAnswers } from '../../src/site/blocks/tiles/start.ts';
import { keepFitting } from '../../src/shared/engine/keep.ts';
import { startWith } from '../../src/shared/engine/settle.ts';
import type { Option } from '../../src/shared/plan/answers.ts';
import type { TilesBlock } from '../../src/shared/plan/blocks.generated.ts';
import type { PageModule } from '../../src/shared/plan/page.ts';
import { listed, type Section } from './sections.ts';

/** The initial answers of the form of a quote widget, for each tab and each of its tiles. */
export const tileSections = ({ form, field, tabs }: TilesBlock, { forms, lists }: PageModule): readonly Section[] =>
  tabs.map((tab) => [
    `The form after a tile of ${tab.label}`,
    listed(
      ((lists[tab.list ?? ''] ?? []) as readonly Option[]).map((tile) => {
        const given = keepFitting(forms[form]!, tileAnswers(field, tab, tile), ['maxLength']);
        return [tile.label, JSON.stringify(startWith(forms[form]!, given))] as const;
      }),
    ),
  ]);
