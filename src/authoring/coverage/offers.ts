import { compileOffers } from '../../compiler/compile/offers.ts';
import type { FormModel } from '../../compiler/model/types.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { markedOffers } from '../../compiler/simulate/offers.ts';
import type { Offered, OffersModule } from '../../shared/plan/offers.ts';
import type { Recorder } from './watch.ts';

/**
 * What a form or wizard offers, recording what it is made of whenever an example asks: which needs held for some item
 * and which kept one away, which lines counted in some price and which did not.
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
        }
      });
      return all;
    },
  });
}

/** The needs that were asked for an item, in their order: those after one that keeps it away are not. */
const needsMet = ({ refused }: Offered, needs: readonly unknown[]): boolean[] =>
  refused === undefined ? needs.map(() => true) : [...Array.from({ length: Number(refused) }, () => true), false];

/** The lines with a condition that a price was made of, and those that it was not. */
function linesMet(
  { price, lines }: Offered,
  all: readonly { readonly when?: string }[],
): (readonly [index: number, counts: boolean])[] {
  if (price === undefined) return [];
  const counted = new Set(lines.map(({ label }) => Number(label)));
  return all.flatMap(({ when }, index) => (when === undefined ? [] : [[index, counted.has(index)] as const]));
}
