import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { quote } from '../../shared/problems/show.ts';
import type { Block, Checked } from '../check/checked.ts';
import { misfitOf } from '../model/answer.ts';
import { formModel } from '../model/form-model.ts';
import { placeOf, type Path } from '../read/source.ts';
import { itemPlaces, ownIds } from '../resolve/links.ts';
import { references } from '../resolve/references.ts';
import { varies, type SymbolTable } from '../resolve/symbols.ts';

type Page = Checked<'page'>;

/**
 * Checks what concerns a single page.
 * Problems: id/duplicate, page/no-heading, page/many-headings, page/form-twice, page/no-entries, field/unknown,
 * field/misfit, field/not-taken, panel/no-about
 */
export function lintPage(page: Page, symbols: SymbolTable): Problem[] {
  return [
    ...reserved(page),
    ...placesTwice(page, symbols),
    ...headings(page, symbols),
    ...formsTwice(page, symbols),
    ...entries(page),
    ...initials(page, symbols),
    ...carriedToForms(page, symbols),
  ];
}

/**
 * Checks that ids of blocks, steps and items are unique in their file.
 * Problem: id/duplicate
 */
export function lintIds(source: Checked): Problem[] {
  const seen = new Set<string>();
  return idsOf(source).flatMap(({ id, path }) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [say.duplicateId(placeOf(source, [...path, 'id']), id)];
    seen.add(id);
    return [];
  });
}

interface Identified {
  readonly id?: string | undefined;
  readonly path: Path;
}

/** The parts of a file that have ids. A step and an exit are both shown at ?step=, so no two share an id. */
function idsOf(source: Checked): Identified[] {
  const ids = (list: string, holders: readonly { readonly id?: string }[] = []): Identified[] =>
    holders.map(({ id }, index) => ({ id, path: [list, index] }));
  switch (source.kind) {
    case 'page':
      return ids('blocks', source.data.blocks);
    case 'wizard':
      return [
        ...ids('steps', source.data.steps),
        ...formModel(source).sets.flatMap(({ exits }) => exits.map(({ config, path }) => ({ id: config.id, path }))),
      ];
    case 'list':
    case 'catalog':
      return ids('items', source.data.items);
    default:
      return [];
  }
}

const blocksOf = ({ data: { blocks = [] } }: Page) => blocks;

const reserved = (page: Page): Problem[] =>
  blocksOf(page).flatMap(({ id = '' }, index) =>
    ownIds.includes(id) ? [say.reservedId(placeOf(page, ['blocks', index, 'id']), id)] : [],
  );

/** Checks that items of lists that are places on the page have ids that are unique on it. */
function placesTwice(page: Page, symbols: SymbolTable): Problem[] {
  const taken = new Set([...ownIds, ...blocksOf(page).flatMap(({ id }) => id ?? [])]);
  return itemPlaces(page, symbols).flatMap(({ id, list, index, path }) => {
    const isTaken = taken.has(id);
    taken.add(id);
    // lintIds reports duplicates within one list.
    const isFirst = list.data.items.findIndex((item) => item.id === id) === index;
    return isTaken && isFirst ? [say.placeTwice(placeOf(page, path), id, list.id)] : [];
  });
}

/**
 * Checks that exactly one block has the page's h1. It is one whose contract says `x-main`, or one with `main: true` and
 * a heading.
 */
function headings(page: Page, { contracts }: SymbolTable): Problem[] {
  const isMain = ({ block }: Block) => contracts.schemas.get(`blocks/${block}.schema.json`)?.['x-main'] === true;
  const [first, ...others] = blocksOf(page)
    .map((block, index) => ({ block, index }))
    .filter(({ block }) => isMain(block) || block.main === true);
  if (!first) return [say.noHeading(placeOf(page, ['blocks'], 'key'))];
  const isBare = !isMain(first.block) && first.block.heading === undefined;
  return [
    ...(isBare ? [say.mainWithoutHeading(placeOf(page, ['blocks', first.index, 'main'], 'key'))] : []),
    ...others.map(({ block, index }) =>
      say.manyHeadings(placeOf(page, ['blocks', index, isMain(block) ? 'block' : 'main'], 'key')),
    ),
  ];
}

/**
 * Checks that a page has each form once, and one wizard. Controls and answers are identified by the name of the form,
 * and the step of a wizard by the page's address, so two of them would be the same.
 */
function formsTwice(page: Page, symbols: SymbolTable): Problem[] {
  const named = references(page.data, 'page.schema.json', symbols.contracts);
  // A panel has its form to itself: the page behind it cannot be used while it is open.
  const inPanel = (index: unknown) => blocksOf(page)[Number(index)]?.block === 'panel';
  const forms = named.filter(({ kind, path }) => kind === 'form' && !inPanel(path[1]));
  const wizards = named.filter(({ kind }) => kind === 'wizard');
  return [
    ...forms
      .filter(({ value }, index) => forms.findIndex((other) => other.value === value) < index)
      .map(({ value, path }) => say.formTwice(placeOf(page, path), value)),
    ...wizards.slice(1).map(({ path }) => say.secondWizard(placeOf(page, path), wizards[0]?.value ?? '')),
  ];
}

/** Checks that an address with {id} names the catalog whose items it is for, and that no other address does. */
function entries(page: Page): Problem[] {
  const { path, entries: named } = page.data;
  if (!varies(page)) return named === undefined ? [] : [say.uselessEntries(placeOf(page, ['entries'], 'key'))];
  if (!path.split('/').includes('{id}') || path.replace('{id}', '').match(/[{}]/))
    return [
      say.badValue(
        placeOf(page, ['path']),
        'has braces other than one {id} between slashes',
        "Write {id} once, in place of the item's id: /jobs/{id}.",
      ),
    ];
  return named === undefined ? [say.noEntries(placeOf(page, ['path']))] : [];
}

/** Checks that the answers that a page gives to its form fit the form. */
function initials(page: Page, symbols: SymbolTable): Problem[] {
  return blocksOf(page).flatMap(({ form: id, initial = {} }, index) => {
    const form = symbols.forms.get(id ?? '');
    if (!form) return [];
    const { fields } = formModel(form);
    return Object.entries(initial).flatMap(([name, value]) => {
      const path = ['blocks', index, 'initial', name];
      const field = fields.get(name);
      if (!field) return [say.unknownField(placeOf(page, path, 'key'), name, [...fields.keys()])];
      const misfit = misfitOf(field.schema, value, symbols);
      return misfit ? [say.misfit(placeOf(page, path), quote(value), name, misfit.why, misfit.fix)] : [];
    });
  });
}

/** The fields that a block answers in its forms: the one for the item, and those for the kinds of items. */
const answeredBy = ({ ask, kinds, field }: Block): string[] => [
  ...new Set([
    ...Object.values(kinds?.of ?? {}).flatMap(({ answers = {} }) => Object.keys(answers)),
    ...(field === undefined || !ask ? [] : [field]),
  ]),
];

/**
 * Checks that forms have the fields that the blocks of a page answer in them, because other answers would be lost; and
 * that a panel says which item of the catalog its form is about.
 */
function carriedToForms(page: Page, symbols: SymbolTable): Problem[] {
  const silent = new Set<number>();
  const lost = references(page.data, 'page.schema.json', symbols.contracts).flatMap(({ kind, value, path }) => {
    if (path[0] !== 'blocks' || (kind !== 'panel' && kind !== 'form')) return [];
    const carries = answeredBy(blocksOf(page)[Number(path[1])]!);
    const panel = kind === 'panel' ? blocksOf(page).findIndex(({ id }) => id === value) : -1;
    const form = symbols.forms.get((kind === 'panel' ? blocksOf(page)[panel]?.form : value) ?? '');
    if (carries.length === 0 || !form) return [];
    const { fields } = formModel(form);
    const isOffer = (field: string) => fields.get(field)?.options.catalog !== undefined;
    if (carries.some(isOffer) && panel >= 0 && blocksOf(page)[panel]?.about === undefined) silent.add(panel);
    return carries
      .filter((field) => !fields.has(field))
      .map((field) => say.notTaken(placeOf(page, path), form.id, field));
  });
  return [...lost, ...[...silent].map((index) => say.noAbout(placeOf(page, ['blocks', index, 'id'])))];
}
