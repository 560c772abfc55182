import type { Checked } from '../../../compiler/check/checked.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { isDay } from '../../../compiler/schedule/dated.ts';
import { references } from '../../../compiler/resolve/references.ts';
import { settingsOf } from '../../../compiler/resolve/settings.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { formsIn, usesOf } from '../../../compiler/model/uses.ts';
import { formModel, setsOf } from '../../../compiler/model/form-model.ts';
import { formatDate } from '../../../shared/engine/dates.ts';
import type { Marked } from '../../frame/marks/marks.ts';

/** A part of the page without a mark. */
export interface PagePart {
  readonly kind: 'icon' | 'picture' | 'field' | 'value' | 'block';
  /** Name of the icon, the picture's file, the field, or the block; for a value, its text on the page. */
  readonly name: string;
  /** The form or wizard of a field. */
  readonly form?: string;
  /** Number of blocks with the same name before it on the page. */
  readonly nth: number;
  readonly page: Checked<'page'>;
  /** The texts around it, the nearest first. */
  readonly around: readonly Marked[];
}

/** A value in a compiled file. */
export interface FoundValue {
  readonly source: Checked;
  readonly path: Path;
}

/** Finds the place in config of a part without a mark. */
export function find(wanted: PagePart, symbols: SymbolTable): FoundValue | undefined {
  switch (wanted.kind) {
    case 'block':
      return findBlock(wanted);
    case 'field':
      return findField(wanted, symbols);
    case 'value':
      return nearest(wanted, shownAs(wanted));
    case 'icon':
      return nearest(wanted, placesNaming(wanted, 'icon', symbols));
    case 'picture':
      return nearest(wanted, placesNaming(wanted, 'asset', symbols));
  }
}

function findBlock({ page, name, nth }: PagePart): FoundValue | undefined {
  const same = (page.data.blocks ?? []).flatMap(({ block }, index) => (block === name ? [index] : []));
  const index = same[nth] ?? same.at(-1);
  return index === undefined ? undefined : { source: page, path: ['blocks', index] };
}

/** Inputs of one field can have longer names: birthDate.day. */
function findField({ page, name, form: drawn, around }: PagePart, symbols: SymbolTable): FoundValue | undefined {
  const forms = formsIn(usesOf(page, symbols), symbols);
  const near = around.flatMap(({ source }) => forms.filter((form) => form.file === source.file));
  const [plain = ''] = name.split(/[.[]/);
  const named = forms.filter(({ id }) => id === drawn);
  for (const form of [...named, ...near, ...forms])
    for (const { path, fields } of setsOf(formModel(form)))
      if (fields.has(plain)) return { source: form, path: [...path, 'schema', 'properties', plain] };
  return undefined;
}

/** All values that are shown like this, in the files of the texts around it: numbers, dates and names. */
function shownAs({ name, around }: PagePart): FoundValue[] {
  const words = name.trim();
  const digits = words.replaceAll(/[^\d.]/g, '').replace(/\.$/, '');
  const reads = (value: unknown): boolean =>
    typeof value === 'number'
      ? digits !== '' && value === Number(digits)
      : typeof value === 'string' && (value === words || (isDay(value) && formatDate(value) === words));
  const within = (source: Checked, value: unknown, path: Path): FoundValue[] =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) =>
          within(source, inner, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : reads(value)
        ? [{ source, path }]
        : [];
  return [...new Set(around.map(({ source }) => source))].flatMap((source) => within(source, source.data, []));
}

/** All places that use an icon or a picture, in the files of the page. */
function placesNaming({ page, name, around }: PagePart, kind: string, symbols: SymbolTable): FoundValue[] {
  const { contracts, site, lists } = symbols;
  const uses = usesOf(page, symbols);
  const shown = [
    ...around.map(({ source }) => source),
    page,
    ...formsIn(uses, symbols),
    ...[...uses.lists].flatMap((id) => lists.get(id) ?? []),
    ...(site ? [site] : []),
  ];
  return [...new Set(shown)].flatMap((source) => {
    const settings = settingsOf(source, contracts).flatMap((one) =>
      references(one.data, one.contract, contracts).map((found) => ({ ...found, path: [...one.path, ...found.path] })),
    );
    return [...references(source.data, `${source.kind}.schema.json`, contracts), ...settings]
      .filter((found) => found.kind === kind && isNameOf(found.value, name))
      .map(({ path }) => ({ source, path }));
  });
}

/** Photographs are referred to without their extension. */
const isNameOf = (value: string, name: string): boolean => value === name || value.replace(/\.[^.]*$/, '') === name;

/** The value that is nearest to the texts around it. */
export function nearest<Value extends FoundValue>(
  { around }: Pick<PagePart, 'around'>,
  values: readonly Value[],
): Value | undefined {
  const closeness = ({ source, path }: FoundValue): number =>
    Math.max(
      0,
      ...around.map((text, order) =>
        text.source.file === source.file ? 1000 * (1 + nearness(text.path, path)) - Math.min(order, 999) : 0,
      ),
    );
  return [...values].sort((one, other) => closeness(other) - closeness(one))[0];
}

/** How near two paths of a file are: by their common start, and by names that both have after it. */
function nearness(one: Path, other: Path): number {
  const found = one.findIndex((step, depth) => step !== other[depth]);
  const end = found === -1 ? one.length : found;
  const names = new Set(one.slice(end).filter((step) => typeof step === 'string'));
  return end + (other.slice(end).some((step) => names.has(String(step))) ? 0.5 : 0);
}
