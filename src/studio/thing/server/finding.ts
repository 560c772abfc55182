import type { Checked } from '../../../compiler/check/checked.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { isDay } from '../../../compiler/schedule/dated.ts';
import { referencesIn } from '../../../compiler/resolve/settings.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { formsIn, usesOf } from '../../../compiler/model/uses.ts';
import { formModel } from '../../../compiler/model/form-model.ts';
import type { FieldModel } from '../../../compiler/model/types.ts';
import { formatDate } from '../../../shared/engine/dates.ts';

/** A part of the page without a mark. */
export interface PagePart {
  readonly kind: 'picture' | 'field' | 'value' | 'block';
  /** Name of the picture's file, the field, or the block; for a value, its text on the page. */
  readonly name: string;
  /** The form or wizard of a field. */
  readonly form?: string;
  /** Its index among the blocks of its name on the page, and their number. */
  readonly nth: number;
  readonly alike: number;
  readonly page: Checked<'page'>;
  /** The texts around it: those beside it, and those that each element around it adds. */
  readonly around: readonly (readonly FoundValue[])[];
  /** The texts in its block. */
  readonly inBlock: readonly FoundValue[];
}

/** A value in a compiled file. */
export interface FoundValue {
  readonly source: Checked;
  readonly path: Path;
}

/** The places in config that a part without a mark can have. More than one if it cannot be known which. */
export function find(wanted: PagePart, symbols: SymbolTable): readonly FoundValue[] {
  switch (wanted.kind) {
    case 'block':
      return findBlock(wanted);
    case 'field':
      return findField(wanted, symbols);
    case 'value':
      return nearest(wanted, shownAs(wanted));
    case 'picture':
      return nearest(wanted, placesOfPicture(wanted, symbols));
  }
}

/** The block with the texts that are drawn in it, or else by its order, unless some blocks are not drawn. */
function findBlock({ page, name, nth, alike, inBlock }: PagePart): FoundValue[] {
  const same = (page.data.blocks ?? []).flatMap(({ block }, index) => (block === name ? [index] : []));
  const own = inBlock.flatMap(({ source, path: [top, index] }) =>
    source.file === page.file && top === 'blocks' && same.includes(Number(index)) ? [Number(index)] : [],
  );
  const indexes = own.length > 0 ? [...new Set(own)] : same.length === alike ? same.slice(nth, nth + 1) : same;
  return indexes.map((index) => ({ source: page, path: ['blocks', index] }));
}

/** Inputs of one field can have longer names: birthDate.day. Those of rows have the index of the row: members.0.age. */
function findField(wanted: PagePart, symbols: SymbolTable): readonly FoundValue[] {
  const { page, name, form } = wanted;
  const [first = '', ...inner] = name.split(/[.[\]]+/).filter((part) => !/^\d*$/.test(part));
  const found = formsIn(usesOf(page, symbols), symbols)
    .filter(({ id }) => id === form)
    .flatMap((source) =>
      formModel(source).sets.flatMap(({ fields }) => {
        const field = fields.get(first);
        return field ? [{ source, path: fieldIn(field, inner).path }] : [];
      }),
    );
  // Other inputs, such as a search, have their name in config.
  return nearest(wanted, found.length > 0 ? found : namedInput(wanted));
}

const fieldIn = (field: FieldModel, [name = '', ...inner]: readonly string[]): FieldModel => {
  const own = field.rows?.fields.get(name);
  return own ? fieldIn(own, inner) : field;
};

const namedInput = (wanted: PagePart): FoundValue[] =>
  shownAs(wanted).flatMap(({ source, path }) => (path.at(-1) === 'name' ? [{ source, path: path.slice(0, -1) }] : []));

/** Parts of a file that no page shows. */
const notShown: ReadonlySet<string> = new Set(['examples', 'source', 'claims']);

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
          path.length === 0 && notShown.has(key)
            ? []
            : within(source, inner, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : reads(value)
        ? [{ source, path }]
        : [];
  return [...new Set(around.flat().map(({ source }) => source))].flatMap((source) => within(source, source.data, []));
}

/** All places that use a picture, in the files of the page. */
function placesOfPicture({ page, name, around }: PagePart, symbols: SymbolTable): FoundValue[] {
  const { contracts, site, lists } = symbols;
  const uses = usesOf(page, symbols);
  const shown = [
    ...around.flat().map(({ source }) => source),
    page,
    ...formsIn(uses, symbols),
    ...[...uses.lists].flatMap((id) => lists.get(id) ?? []),
    ...(site ? [site] : []),
  ];
  return [...new Set(shown)].flatMap((source) =>
    referencesIn(source, contracts)
      .filter(({ kind, value }) => kind === 'asset' && isNameOf(value, name))
      .map(({ path }) => ({ source, path })),
  );
}

/** Photographs are referred to without their extension. */
const isNameOf = (value: string, name: string): boolean => value === name || value.replace(/\.[^.]*$/, '') === name;

/** The values that are nearest to the texts around something: one, unless several are equally near. */
function nearest({ around }: Pick<PagePart, 'around'>, values: readonly FoundValue[]): readonly FoundValue[] {
  if (values.length < 2) return values;
  const closeness = ({ source, path }: FoundValue): number =>
    Math.max(
      0,
      ...around.flatMap((texts, level) =>
        texts.map((text) => (text.source.file === source.file ? 1000 * (1 + nearness(text.path, path)) - level : 0)),
      ),
    );
  const most = Math.max(...values.map(closeness));
  return values.filter((value) => closeness(value) === most);
}

/** How near two paths of a file are: by their common start, and by names that both have after it. */
function nearness(one: Path, other: Path): number {
  const found = one.findIndex((step, depth) => step !== other[depth]);
  const end = found === -1 ? one.length : found;
  const names = new Set(one.slice(end).filter((step) => typeof step === 'string'));
  return end + (other.slice(end).some((step) => names.has(String(step))) ? 0.5 : 0);
}
