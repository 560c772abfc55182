import { compileOffers } from '../../compiler/compile/offers.ts';
import type { FormModel } from '../../compiler/model/types.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { markedOffers } from '../../compiler/simulate/offers.ts';
import type { Offered, OffersModule } from '../../shared/plan/offers.ts';
import type { Recorder } from './watch.ts';

/**
 * Wraps the offers of a form or wizard to record, for each example: which needs held for some item and which excluded
 * one, which lines were part of some price and which were not, and which changes some item had and which it had not.
 */
export function watchOffers(
  model: FormModel,
  symbols: SymbolTable,
): ((recorder: Recorder) => OffersModule) | undefined {
  const compiled = compileOffers(model, symbols);
  if (!compiled || !model.offers) return undefined;
  const module = markedOffers(compiled, symbols);
  const { path, config } = model.offers;
  return (recorder) => ({
    ...module,
    offered: (answers) => {
      const all = module.offered(answers);
      recorder.whileLooking(() => {
        for (const offered of all) {
          needsMet(offered, config.needs ?? []).forEach((held, index) =>
            recorder.asked({ path: [...path, 'needs', index, 'assert'], of: { kind: 'need', index } }, held),
          );
          for (const [index, counts] of linesMet(offered, config.lines))
            recorder.asked({ path: [...path, 'lines', index, 'when'], of: { kind: 'line', index } }, counts);
          if (offered.refused === undefined)
            Object.keys(config.changes ?? {}).forEach((name, index) =>
              recorder.asked(
                { path: [...path, 'changes', name], of: { kind: 'change', index } },
                offered.item.covers.includes(String(index)),
              ),
            );
        }
      });
      return all;
    },
  });
}

/** The results of the needs that were evaluated for an item, in order. Evaluation stops at the first that fails. */
const needsMet = ({ refused }: Offered, needs: readonly unknown[]): boolean[] =>
  refused === undefined ? needs.map(() => true) : [...Array.from({ length: Number(refused) }, () => true), false];

/** The conditional lines, each with whether it was part of the price. */
function linesMet(
  { price, lines }: Offered,
  all: readonly { readonly when?: string }[],
): (readonly [index: number, counts: boolean])[] {
  if (price === undefined) return [];
  const counted = new Set(lines.map(({ label }) => Number(label)));
  return all.flatMap(({ when }, index) => (when === undefined ? [] : [[index, counted.has(index)] as const]));
}
