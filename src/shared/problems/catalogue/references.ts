import { didYouMean } from '../nearest.ts';
import { daysInWords, type DaysNamed } from '../show.ts';
import { inOneLine, problem, unknownName, type Explanation, type Explanations } from './kit.ts';

/** Explains an unknown name of a thing that the config declares and that `rename` can rename. */
const renamable = (what: string, where: string): Explanation => ({
  means: `The config names ${what} that does not exist. Usually it is misspelt, or the thing was renamed and this place was forgotten.`,
  fix: `Take the proposed name, or look up the right one: ${where}. "rename OLD NEW" changes a name everywhere at once.`,
});

/** Explains an unknown name of a thing that comes with the code or with a package. */
const installed = (what: string, where: string): Explanation => ({
  means: `The config names ${what} that does not exist. Usually it is misspelt.`,
  fix: `Take the proposed name, or look up the right one: ${where}.`,
});

/** Names and addresses of other parts of the config. */
export const problems = {
  wrongCatalog: problem('catalog/wrong-kind', (typed: string, is: string, wanted: readonly string[]) => [
    `The catalog "${typed}" has ${is}, but ${wanted.join(' or ')} are needed here.`,
    `Name a catalog with of: ${wanted.join(' or ')}.`,
  ]),
  unknownList: unknownName('list/unknown', 'option list'),
  wrongList: problem('list/wrong-kind', (id: string, is: string, wanted: readonly string[]) => [
    `The list "${id}" is a list of ${is}.`,
    `A list of ${wanted.join(' or ')} is needed here.`,
  ]),
  unfilledList: problem('list/unfilled', (id: string) => [
    `Labels or notes of the list "${id}" print answers, and nothing fills them in here.`,
    'Name a list without braces here, or write its words without answers.',
  ]),
  unknownForm: unknownName('form/unknown', 'form'),
  wizardForForm: problem('form/unknown', (id: string) => [
    `"${id}" is a wizard, but a form is needed here.`,
    'Name a file of config/forms.',
  ]),
  unknownSender: problem('form/unknown', (typed: string, known: Iterable<string>) => [
    `No form and no wizard is called "${typed}".`,
    didYouMean(typed, known),
  ]),
  unknownOffers: problem('form/unknown', (typed: string, known: readonly string[]) => [
    `No form and no wizard "${typed}" offers anything.`,
    didYouMean(typed, known),
  ]),
  unknownWizard: unknownName('wizard/unknown', 'wizard'),
  unknownBlock: unknownName('block/unknown', 'block'),
  unknownWidget: unknownName('widget/unknown', 'widget'),
  unknownPlugin: unknownName('plugin/unknown', 'plug-in'),
  wrongPlugin: problem(
    'plugin/wrong-kind',
    (typed: string, is: string, wanted: readonly string[], known: Iterable<string>) => [
      `The plug-in "${typed}" is for ${is}; one for ${wanted.join(' or ')} is needed here.`,
      didYouMean(typed, known),
    ],
  ),
  pluginFailed: problem('plugin/failed', (name: string, why: string) => [
    `The plug-in "${name}" fails for a visitor: ${inOneLine(why)}.`,
    `Compare its settings with those that worked. The error itself is in src/plugins/${name}.`,
  ]),
  unknownIcon: problem('icon/unknown', (typed: string, known: Iterable<string>) => [
    `No icon is called "${typed}".`,
    `${didYouMean(typed, known)} lucide.dev/icons shows them all.`,
  ]),
  unknownFont: problem('font/unknown', (typed: string) => [
    `No installed package has the font "${typed}".`,
    'Install its package with npm, and write the path of one of its WOFF2 files, such as @fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2.',
  ]),
  unknownAsset: unknownName('asset/unknown', 'picture in config/assets'),
  unknownCatalog: unknownName('catalog/unknown', 'catalog'),
  unknownConstant: unknownName('constant/unknown', 'constant'),
  unknownPart: problem('ref/unknown', (reference: string, known: Iterable<string>) => [
    `"${reference}" does not exist.`,
    didYouMean(reference, known) || "Name a file from this one's folder and a part of it: contact.yaml#/schema.",
  ]),
  countedPart: problem('ref/by-number', (reference: string, named: string | undefined) => [
    `"${reference}" refers to an item by its number, so it breaks when the order of the list changes.`,
    named === undefined ? 'Give the item an id, and write that in place of the number.' : `Write ${named}.`,
  ]),
  partOfItself: problem('ref/chain', (reference: string) => [
    `"${reference}" is the part in which it is written, so it would contain itself without end.`,
    'Remove it, or refer to another part.',
  ]),
  chainedPart: problem('ref/chain', (reference: string) => [
    `"${reference}" contains a $ref itself.`,
    'Refer to the file that the part comes from.',
  ]),
  unknownPage: problem('page/unknown', (href: string, known: Iterable<string>) => [
    `No page has the address "${href}".`,
    didYouMean(href, known),
  ]),
  absentPage: problem('page/absent', (name: string, days: DaysNamed) => [
    `The page "${name}" does not exist then. It exists ${daysInWords(days)}.`,
    'Give the link to it the same days, or give the page more days.',
  ]),
  unknownPlace: problem('page/unknown-place', (id: string, page: string, known: Iterable<string>) => [
    `No block on ${page} has the id "${id}".`,
    didYouMean(id, known),
  ]),
  badLink: problem('page/bad-link', (href: string, meant?: string) => [
    `"${href}" is not a link.`,
    meant === undefined ? 'Start it with /, #, https:, tel: or mailto:.' : `Did you mean "${meant}"?`,
  ]),
  blankInLink: problem('page/bad-link', (href: string, without: string) => [
    `The address "${href}" has a blank.`,
    `Did you mean "${without}"?`,
  ]),
  answerInLink: problem('page/bad-link', (answer: string) => [
    `An address takes no answers, so ${answer} would stay as it is written.`,
    `Remove it, and write carry: [${answer.slice(1, -1) || 'field'}] beside to: the next page has the answer then, and no address shows it.`,
  ]),
  unknownPanel: unknownName('page/unknown-panel', 'panel on this page'),
  missingPanel: problem('page/unknown-panel', (id: string, page: string) => [
    `${page} shows this form, but has no panel called "${id}".`,
    `Add a panel block with the id "${id}" there, or show the form elsewhere.`,
  ]),
  unknownField: unknownName('field/unknown', 'field'),
  notTaken: problem('field/not-taken', (form: string, field: string) => [
    `This block answers "${field}" for the visitor, but the form "${form}" has no such field.`,
    `Add ${field} to config/forms/${form}.yaml as lead.yaml has it, or name another form.`,
  ]),
  notTakenThere: problem('field/not-taken', (field: string, page: string, taker: string) => [
    `This carries "${field}" to ${page}, and no form there takes it along.`,
    `Add ${field} to \`carried\` of ${taker}, or do not carry it.`,
  ]),
  noAbout: problem('panel/no-about', () => [
    'A button beside each of several items opens this panel, but the panel does not say which one it is about.',
    "Add about: 'About {name} of {by}.'",
  ]),
  unknownButton: unknownName('button/unknown', 'other button'),
  linkToNowhere: problem('button/no-link', (label: string) => [
    `"${label}" looks like a link, but leads to no page.`,
    'Add a navigate action, or show it as a button.',
  ]),
  noNext: problem('form/no-next', (kind: 'form' | 'wizard') => [
    `This ${kind} sends answers, but does not say what happens with them.`,
    'Add next: one line above the button, with what is sent, to whom, and what happens next.',
  ]),
  noPost: problem('form/no-post', (kind: 'form' | 'wizard', id: string) => [
    `The server accepts no leads from the ${kind} "${id}".`,
    `Add ${id} to posts in config/site.yaml, or remove sendLead.`,
  ]),
  noResult: problem('form/no-result', (kind: 'form' | 'wizard') => [
    `showResult shows the result of this ${kind}, but it has none.`,
    'Add result: with the texts and rows of its card, or remove showResult.',
  ]),
  unknownExit: problem('exit/unknown', (typed: string, known: Iterable<string>) => [
    `No exit has the id "${typed}".`,
    didYouMean(typed, known),
  ]),
  unknownStep: problem('step/unknown', (typed: string, known: Iterable<string>) => [
    `No step has the id "${typed}".`,
    didYouMean(typed, known),
  ]),
};

export const explanations = {
  'asset/unknown': renamable('a picture', 'pictures are in config/assets'),
  'block/unknown': installed('a block', 'schemas/blocks has one file for each'),
  'button/no-link': {
    means: 'A button of a form looks like a link, but none of its actions leads to a page. Such a link misleads.',
    fix: 'Add a navigate action, or remove `look: link`.',
  },
  'button/unknown': {
    means: 'An example presses a button that the form does not have. Examples name the other buttons by their labels.',
    fix: 'Write the label exactly as it is under `alternatives`.',
  },
  'catalog/unknown': renamable('a catalog', 'catalogs are the files of config/catalog'),
  'constant/unknown': renamable('a constant', 'constants are named file.name, such as health.maxChildren'),
  'field/unknown': renamable('a field', 'fields are declared under schema: properties: of the same form or wizard'),
  'field/not-taken': {
    means:
      'An answer is brought to a form that does not take it: a block starts a form with it, such as which offer the visitor looks at, but the form has no such field; or a button carries it to a page whose form does not name it under `carried`. The answer would be lost.',
    fix: 'Add the field to the form, or its name to `carried`. Or name a form that has it.',
  },
  'font/unknown': installed('a font', 'fontsource.org lists the packages with fonts'),
  'form/no-next': {
    means:
      'A form or wizard whose answers the server takes (posts of config/site.yaml) has no line above its button. Visitors hesitate to give their number without knowing what it is for.',
    fix: 'Say under submit, as next, what is sent, to whom, and what happens next, in one sentence or two.',
  },
  'form/no-post': {
    means:
      'A button sends a lead that the server refuses. The visitor would see an error, and their answers would be lost.',
    fix: 'Name the form or wizard under posts in config/site.yaml.',
  },
  'form/no-result': {
    means: 'A button shows the result card of a form that declares no result, so nothing would happen.',
    fix: 'Declare it under result, or remove the action.',
  },
  'form/unknown': renamable('a form', 'forms are the files of config/forms, without .yaml'),
  'icon/unknown': installed('an icon', 'lucide.dev/icons lists them all'),
  'list/unknown': renamable('an option list', 'lists are the files of config/lists, without .yaml'),
  'catalog/wrong-kind': {
    means: 'A form offers the items of a catalog of offers, which have names and values; other catalogs have none.',
    fix: 'Name a catalog with `of: offers`.',
  },
  'list/unfilled': {
    means:
      'The labels or notes of a list print answers, as in "Room for {guests} guests". A form fills them in where the list has the choices of a question. A page, suggestions while typing, a record of a result, a look-up and a list that is searched on the server cannot; nor may an expression (label) or an effect take such a label.',
    fix: 'Write a list without braces for this place, or leave the answers out of the words.',
  },
  'list/wrong-kind': {
    means: 'The list exists, but has other items than are needed here, such as questions instead of options.',
    fix: 'Name a list whose `of` fits, as the problem says.',
  },
  'page/absent': {
    means:
      'A page has a first or last day (`from` and `until` beside its path), and a link leads to it, or a page is below it, on another day. Visitors would not find the page.',
    fix: 'Give the link, the button or the block around it the same days, or give the page more days.',
  },
  'page/bad-link': {
    means: 'This link is not a valid address.',
    fix: 'Start it with / for a page of this site, # for a place on the page, or https:, tel: or mailto:.',
  },
  'page/unknown': renamable('a page', 'the address of each page is the path at the top of its file'),
  'page/unknown-panel': {
    means: 'A button opens a panel that the page does not have.',
    fix: 'Add a panel block with this id to each page that shows the button.',
  },
  'page/unknown-place': {
    means: 'A link names a place on a page, but no block there has that id.',
    fix: 'Correct the part behind #, or give the block that id.',
  },
  'panel/no-about': {
    means:
      'A button opens this panel for one item among several, but the panel does not name it. Visitors could not see what they ask about.',
    fix: 'Add `about` to the panel, with {name} in it.',
  },
  'plugin/failed': {
    means: 'With some answers the plug-in throws an error, so the form would fail for a visitor with these answers.',
    fix: 'Check whether its settings have changed, and undo that. The maintainer of the code can correct the plug-in, in src/plugins.',
  },
  'plugin/unknown': installed('a plug-in', 'schemas/plugins has one file for each'),
  'plugin/wrong-kind': {
    means: 'The plug-in exists, but for something else: one checks rules, another works out estimates.',
    fix: 'Take one that the problem lists.',
  },
  'ref/by-number': {
    means:
      'A $ref names a step or another item of a list by its number. It would refer to another item once one is inserted before it.',
    fix: 'Write the id of the step in place of the number, or the name that the item has: car.yaml#/steps/year.',
  },
  'ref/chain': {
    means: 'A part that a $ref includes has a $ref itself. Such chains can be circular.',
    fix: 'Refer to the file in which the part is written out.',
  },
  'ref/unknown': {
    means: 'A $ref names a file or a part of a file that does not exist.',
    fix: 'Write the path from this file, then # and the keys that lead to the part: contact.yaml#/schema.',
  },
  'exit/unknown': renamable('an exit', 'exits have their id at their top, in a step'),
  'step/unknown': renamable('a step', 'steps have their id at their top'),
  'widget/unknown': installed('a control', 'schemas/fields has one file for each'),
  'wizard/unknown': renamable('a wizard', 'wizards are the files of config/wizards, without .yaml'),
} satisfies Explanations;
