import type { CheckedForm, CheckedWizard } from '../../check/checked.ts';
import type { Examined } from '../../lint/fair/examined.ts';
import { reachability, type Reachability } from '../reachability/reachability.ts';
import { simulationModel } from '../simulation-model.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import { agreementsIn, examineChoices } from './choices.ts';
import { examineContactFirst, showsPrices } from './contact-first.ts';
import { waysOf } from './paths.ts';
import { examineTicked } from './ticked.ts';

/**
 * The rules of fairness that hold on every way through a form or wizard.
 * Problems: fair/contact-first, fair/refusal, fair/ticked, fair/unneeded
 */
export function examineWays(reach: Reachability, symbols: SymbolTable): Examined[] {
  const paths = waysOf(reach);
  return [
    examineTicked(reach, symbols),
    examineContactFirst(reach, paths, symbols),
    examineChoices(reach.model, paths, symbols),
  ];
}

/** The same for a form or wizard of a sound site, for the report. */
export const examineForm = (source: CheckedForm | CheckedWizard, symbols: SymbolTable): Examined[] =>
  examineWays(reachability(simulationModel(source, symbols)), symbols);

/** What the proof depends on beside the form itself: words that agree or refuse, and whether the site shows prices. */
export const fairKey = (model: Reachability['model']['formModel'], symbols: SymbolTable): unknown => [
  agreementsIn(model, symbols),
  showsPrices(symbols),
];
