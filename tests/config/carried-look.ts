import { greetingOf, carriedRows } from '../../src/site/blocks/carried/rows.ts';
import type { SymbolTable } from '../../src/compiler/resolve/symbols.ts';
import { formModel } from '../../src/compiler/model/form-model.ts';
import { simulationModel } from '../../src/compiler/simulate/simulation-model.ts';
import { isEmpty } from '../../src/shared/engine/answers.ts';
import type { CarriedBlock } from '../../src/shared/plan/blocks.generated.ts';
import type { PageModule } from '../../src/shared/plan/page.ts';
import { listed, type Section } from './sections.ts';

/** The carried answers as the block shows them, after each form and wizard that leads here. */
export function carriedSections(
  block: CarriedBlock,
  { page, lists }: PageModule,
  symbols: SymbolTable,
): readonly Section[] {
  const senders = [...symbols.forms.values(), ...symbols.wizards.values()].filter((source) =>
    formModel(source).actions.some(({ action }) => action.navigate?.to === page.path && action.navigate.carry),
  );
  return senders.map((source) => {
    const model = simulationModel(source, symbols);
    // One answer to every question, even if no visitor sees all of them.
    const answers = Object.fromEntries(
      [...model.stepOf.keys()].flatMap((field) => {
        const says = model
          .acceptedAnswers(field)
          .find((answer) => !isEmpty(answer) && answer !== false && answer !== 0);
        return says === undefined ? [] : [[field, says]];
      }),
    );
    const heading = greetingOf(block.greeting, answers) ?? block.heading;
    const rows = carriedRows(block.rows, answers, lists).map(({ label, value }) => [label, String(value)] as const);
    return [`After ${source.file}`, [heading, block.lead, listed(rows)].join('\n')];
  });
}
