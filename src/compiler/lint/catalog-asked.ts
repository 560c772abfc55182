import { ruleAgainst } from '../../shared/catalog/filter.ts';
import type { CatalogCompareBlock, FilterControl } from '../../shared/plan/blocks.generated.ts';
import type { CatalogItem } from '../../shared/plan/catalog.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf, type Path } from '../read/source.ts';

/** A value that a block requests from the API, and where it is written. */
interface AskedValue {
  readonly filter: string;
  readonly value: string | number;
  /** The value in words, if it is not shown itself. */
  readonly told?: string;
  readonly path: Path;
}

/**
 * Checks that the API accepts the requests of a block: otherwise every call would fail.
 * Problems: catalog/refused, catalog/unknown-attribute
 */
export function lintAsked(page: Checked<'page'>, index: number, catalog: Checked<'catalog'>): Problem[] {
  const { filters } = page.data.blocks![index]! as Partial<CatalogCompareBlock>;
  const { attributes = {}, api } = catalog.data;
  const known = api?.filters ?? {};
  const items = catalog.data.items as readonly CatalogItem[];
  return valuesAskedBy(filters, ['blocks', index, 'filters']).flatMap(({ filter, value, told = value, path }) => {
    const place = () => placeOf(page, path);
    // The contract reports an unknown name in `by`.
    if (!Object.hasOwn(known, filter))
      return path.includes('always') ? [say.unknownAttribute(place(), 'filter', filter, Object.keys(known))] : [];
    const rule = ruleAgainst(String(value), known[filter]!, { attributes, items });
    return rule === undefined ? [] : [say.refusedByApi(place(), filter, told, rule, catalog.file)];
  });
}

const valuesAskedBy = (filters: Partial<CatalogCompareBlock>['filters'], path: Path): AskedValue[] => [
  ...(filters?.by ?? []).flatMap((control, at) => askedByControl(control, [...path, 'by', at])),
  ...Object.entries(filters?.always ?? {}).map(([filter, value]) => ({
    filter,
    value,
    path: [...path, 'always', filter],
  })),
];

/** The ends of a slider and its first step, or a search text of the greatest length. */
function askedByControl({ name: filter, min, max, step, longest }: FilterControl, path: Path): AskedValue[] {
  const asked = (key: string, value: string | number | undefined) =>
    value === undefined ? [] : [{ filter, value, path: [...path, key] }];
  if (longest !== undefined)
    return asked('longest', 'x'.repeat(longest)).map((one) => ({ ...one, told: `a search of ${longest} characters` }));
  const [first = 0, last = 0] = [min, max];
  const next = step === undefined || first + step > last ? undefined : first + step;
  return [...asked('min', min), ...asked('max', max), ...asked('step', next)];
}
