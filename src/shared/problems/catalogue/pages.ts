import { didYouMean } from '../nearest.ts';
import { problem, unknownName, type Explanations } from './kit.ts';

/** A page as a whole: its headings, its address, its place under other pages. */
export const problems = {
  notFoundPages: problem('page/not-found', (count: number) => [
    count === 0 ? 'No page has status: 404.' : `${count} pages have status: 404.`,
    'Exactly one page is for unknown addresses.',
  ]),
  noSettings: problem('block/no-settings', (block: string, key: string) => [
    `The block ${block} needs "${key}", which config/site.yaml does not have.`,
    `Add ${key} to config/site.yaml, or remove the block.`,
  ]),
  noHeading: problem('page/no-heading', () => [
    'This page has no main heading (h1).',
    'Start it with a hero, or give one block with a heading main: true.',
  ]),
  mainWithoutHeading: problem('page/no-heading', () => [
    'This block should have the main heading (h1), but has no heading.',
    'Give it a heading, or main: true to another block.',
  ]),
  formTwice: problem('page/form-twice', (form: string) => [
    `This page already shows the form "${form}".`,
    "Show it once, and lead to it from the other place by its id: href: '#quote'.",
  ]),
  secondWizard: problem('page/form-twice', (first: string) => [
    `This page already has a wizard: "${first}". The address can only name the step of one.`,
    'Give this one a page of its own.',
  ]),
  manyHeadings: problem('page/many-headings', () => [
    "A block above already has the page's main heading (h1).",
    'Exactly one block has it: a hero always does, others by main: true.',
  ]),
  noEntries: problem('page/no-entries', () => [
    'This address has a variable part, but no values for it.',
    'Add entries: the name of a catalog, whose items each get a page.',
  ]),
  uselessEntries: problem('page/no-entries', () => [
    'The address has no {id}, so no item of the catalog gets a page.',
    "Write {id} in place of the item's id: /jobs/{id}.",
  ]),
  noEntryPages: problem('page/no-entries', (catalog: string) => [
    `This block leads to the page of each item of the catalog "${catalog}", but these have no pages.`,
    `Give a page an address with {id}, and entries: ${catalog}.`,
  ]),
  unknownAttribute: problem('catalog/unknown-attribute', (kind: string, typed: string, known: readonly string[]) => [
    `No ${kind} of this catalog is called "${typed}".`,
    didYouMean(typed, known),
  ]),
  refusedByApi: problem('catalog/refused', (filter: string, asked: string | number, rule: string, file: string) => [
    `The API refuses ${asked}: ${filter} ${rule}.`,
    `Correct it here, or let ${filter} accept more in ${file}.`,
  ]),
  takenByAnother: problem('catalog/taken', (name: string, what: string, file: string) => [
    `"${name}" is ${what} already, in ${file}.`,
    'Choose another.',
  ]),
  pathOfServer: problem('catalog/reserved', (path: string) => [
    `The server itself uses "${path}".`,
    'Choose another path.',
  ]),
  idAsAttribute: problem('catalog/reserved', () => [
    'Every item has an id, so no attribute can have this name.',
    'Remove it, or give it another name.',
  ]),
  cannotShowSaved: problem('catalog/not-saved', (catalog: string, key: string) => [
    `The items of "${catalog}" cannot be shown from the device: the catalog has no ${key}.`,
    key === 'saveAs'
      ? 'Add saveAs to the catalog: the key under which a device keeps them.'
      : 'Add ids to `api` of the catalog: how many items a call may name.',
  ]),
  offSlider: problem('catalog/off-slider', (property: string, value: number, end: number, slider: string) => [
    `The slider for ${property} ends at ${end}, so no visitor finds an item with ${value}.`,
    `Correct ${property}, or raise ${slider}.`,
  ]),
  unsafePicture: problem('asset/unsafe', (asset: string, words: string, why: string) => [
    `"${words}" in the picture "${asset}" ${why}.`,
    'Remove it, or save the picture again as a plain SVG without links or scripts.',
  ]),
  unknownParent: unknownName('page/unknown-parent', 'page with one address'),
  parentLoop: problem('page/parent-loop', (pages: readonly string[]) => [
    `These pages are below each other in a circle: ${pages.join(' → ')}.`,
    'Give one of them another parent, or none.',
  ]),
};

export const explanations = {
  'block/no-settings': {
    means:
      'A block needs texts or settings of config/site.yaml, which all pages share. Sites without the block do not need them.',
    fix: 'Add the key that the problem names to config/site.yaml; the reference of contracts explains it.',
  },
  'catalog/unknown-attribute': {
    means: 'A block, or the API of the catalog, names an attribute or a filter that the catalog does not declare.',
    fix: 'Take one of those under `attributes` or `api.filters` of the catalog, or add it there.',
  },
  'catalog/off-slider': {
    means: 'An item of a catalog is above the end of the slider that filters such items, so no visitor ever sees it.',
    fix: 'Correct the item, or raise the end of the slider, which the problem names. Usually it is a constant.',
  },
  'catalog/refused': {
    means:
      'A block sends the API of its catalog a value that the API refuses, such as a number above the highest, so the call fails and visitors see no items.',
    fix: 'Correct the value in the page. Or let the API accept more: `to`, `longest` or `none` of the filter in the catalog.',
  },
  'catalog/taken': {
    means: 'Two catalogs have the same path of the API, or two lists use the same key on the device.',
    fix: 'Give one of them another path or key. Data under a key on devices is lost when the key changes.',
  },
  'catalog/reserved': {
    means: 'The server itself uses the path, for leads and for explanations of problems; or every item has such a key.',
    fix: 'Choose another path, or another name for the attribute.',
  },
  'catalog/not-saved': {
    means:
      'A block shows the items that a device has saved. For that the catalog needs a key to save them under, and its API must take their ids.',
    fix: 'Add saveAs, or ids of `api`, to the catalog; or remove the block.',
  },
  'asset/unsafe': {
    means:
      'An SVG can contain scripts, and can fetch pictures and fonts from other sites. When a visitor opens its address, it would run them, or reveal the visit to these sites.',
    fix: 'Remove the script, the attribute or the address. A picture inside it may be included as data:image/png.',
  },
  'page/form-twice': {
    means: 'A page shows the same form twice, or two wizards. Both would have the same names and the same step.',
    fix: 'Show it once and lead to it, or give the second one a page of its own.',
  },
  'page/many-headings': {
    means: 'A page has more than one main heading. Search engines and screen readers expect one.',
    fix: 'Leave `main: true` with one block. A hero always has the main heading.',
  },
  'page/no-entries': {
    means: 'An address with {id} needs a catalog with the ids, and a catalog is useful only with such an address.',
    fix: 'Add both: path: /jobs/{id} and entries: jobs. Or neither.',
  },
  'page/no-heading': {
    means: 'A page has no main heading.',
    fix: 'Start it with a hero, or set `main: true` at a block that has a heading.',
  },
  'page/not-found': {
    means: 'Addresses that do not exist need exactly one page that says so.',
    fix: 'Give one page, and only one, `status: 404`.',
  },
  'page/parent-loop': {
    means: 'A page is below another page that is below it. Breadcrumbs would be circular.',
    fix: 'Change `parent` of one of them.',
  },
  'page/unknown-parent': {
    means: '`parent` does not name a page that can have pages below it.',
    fix: 'Name the file of a page with one fixed address, without .yaml.',
  },
} satisfies Explanations;
