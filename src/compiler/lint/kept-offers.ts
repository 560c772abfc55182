import type { OffersBlock } from '../../shared/plan/blocks.generated.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place as ProblemPlace, Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { formModel } from '../model/form-model.ts';
import { placeOf, type Path } from '../read/source.ts';
import { pageAt, type SymbolTable } from '../resolve/symbols.ts';

type OffersSource = NonNullable<OffersBlock['kept']>['from'];

/** A block that shows the offers of forms, and where it is. */
interface OffersPlace {
  readonly page: Checked<'page'>;
  readonly block: OffersBlock;
  readonly path: Path;
}

/**
 * Checks that items which visitors share or save are shown somewhere, and that the fields and questions from which a
 * call back takes answers exist.
 * Problems: offer/not-shown, field/unknown
 */
export function lintKeptOffers(symbols: SymbolTable): Problem[] {
  const places = symbols.pages.flatMap((page) =>
    (page.data.blocks ?? []).flatMap((block, index) =>
      block.block === 'offers' ? [{ page, block: block as unknown as OffersBlock, path: ['blocks', index] }] : [],
    ),
  );
  return places.flatMap((place) => [
    ...notShown(place, places, symbols),
    ...(place.block.callBack?.names ? misnamed(place, symbols) : []),
  ]);
}

function notShown({ page, block, path }: OffersPlace, places: readonly OffersPlace[], symbols: SymbolTable): Problem[] {
  const { of, share, save, kept } = block;
  const lacking = (from: OffersSource, on?: Checked<'page'>): string[] => {
    const shown = places.filter((other) => other.block.kept?.from === from && (on === undefined || other.page === on));
    const forms = new Set(shown.flatMap((other) => other.block.of.map(({ form }) => form)));
    return of.map(({ form }) => form).filter((form) => !forms.has(form));
  };
  const target = share && pageAt(share.page, symbols);
  return [
    ...notShownProblem(target ? lacking('address', target) : [], placeOf(page, [...path, 'share', 'page']), 'address'),
    ...notShownProblem(save && !kept ? lacking('device') : [], placeOf(page, [...path, 'save']), 'device'),
  ];
}

const notShownProblem = (forms: readonly string[], place: ProblemPlace, from: OffersSource): Problem[] =>
  forms.length === 0 ? [] : [say.offersNotShown(place, forms, from)];

/** Fields of the panel's form, or questions, that do not exist. */
function misnamed({ page, block, path }: OffersPlace, symbols: SymbolTable): Problem[] {
  const { panel, names = {} } = block.callBack!;
  const holds = (page.data.blocks ?? []).find(({ id }) => id === panel)?.form;
  const form = typeof holds === 'string' ? symbols.forms.get(holds) : undefined;
  const taken = form && formModel(form).fields;
  const asked = new Set(
    [...symbols.forms.values(), ...symbols.wizards.values()].flatMap((one) =>
      one.data.offers ? [...formModel(one).fields.keys()] : [],
    ),
  );
  return Object.entries(names).flatMap(([field, questions]) => {
    const at = [...path, 'callBack', 'names', field];
    if (taken && !taken.has(field)) return [say.unknownField(placeOf(page, at, 'key'), field, [...taken.keys()])];
    return questions.flatMap((question, index) =>
      asked.has(question) ? [] : [say.unknownField(placeOf(page, [...at, index]), question, asked)],
    );
  });
}
