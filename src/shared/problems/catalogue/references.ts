import { didYouMean } from '../nearest.ts';
import { daysInWords, type DaysNamed } from '../show.ts';
import { inOneLine, problem, unknownName, type Explanation, type Explanations } from './kit.ts';

/** Why a name leads nowhere, for a thing that the config declares and that `rename` can rename. */
const renamable = (what: string, where: string): Explanation => ({
  means: `The config names ${what} that does not exist. Mostly a letter is wrong, or the thing was renamed and this place was forgotten.`,
  fix: `Take the name that is proposed, or look the right one up: ${where}. "rename OLD NEW" changes a name everywhere at once.`,
});

/** Why a name leads nowhere, for a thing that comes with the code or with a package. */
const installed = (what: string, where: string): Explanation => ({
  means: `The config names ${what} that does not exist. Mostly a letter is wrong.`,
  fix: `Take the name that is proposed, or look the right one up: ${where}.`,
});

/** Names and addresses of other parts of the config. */
export const problems = {
  wrongCatalog: problem('catalog/wrong-kind', (typed: string, is: string, wanted: readonly string[]) => [
    `The catalog "${typed}" holds ${is}, and ${wanted.join(' or ')} are needed here.`,
    `Name a catalog with of: ${wanted.join(' or ')}.`,
  ]),
  unknownList: unknownName('list/unknown', 'option list'),
  wrongList: problem('list/wrong-kind', (id: string, is: string, wanted: readonly string[]) => [
    `The list "${id}" is a list of ${is}.`,
    `A list of ${wanted.join(' or ')} is needed here.`,
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
      `The plug-in "${typed}" is for ${is}; here one for ${wanted.join(' or ')} is needed.`,
      didYouMean(typed, known),
    ],
  ),
  pluginFailed: problem('plugin/failed', (name: string, why: string) => [
    `The plug-in "${name}" fails when a visitor comes to it: ${inOneLine(why)}.`,
    `Compare its settings with those that worked. The error itself lies in src/plugins/${name}.`,
  ]),
  unknownIcon: problem('icon/unknown', (typed: string, known: Iterable<string>) => [
    `No icon is called "${typed}".`,
    `${didYouMean(typed, known)} lucide.dev/icons shows them all.`,
  ]),
  unknownAsset: unknownName('asset/unknown', 'picture in config/assets'),
  unknownCatalog: unknownName('catalog/unknown', 'catalog'),
  unknownConstant: unknownName('constant/unknown', 'constant'),
  unknownPart: problem('ref/unknown', (reference: string, known: Iterable<string>) => [
    `"${reference}" leads nowhere.`,
    didYouMean(reference, known) || "Name a file from this one's folder and a part of it: life-lead.yaml#/schema.",
  ]),
  countedPart: problem('ref/by-number', (reference: string, named: string | undefined) => [
    `"${reference}" counts the items of a list, so it leads elsewhere once their order changes.`,
    named === undefined ? 'Give the item an id, and write that in place of the number.' : `Write ${named}.`,
  ]),
  chainedPart: problem('ref/chain', (reference: string) => [
    `"${reference}" holds a $ref itself.`,
    'Refer to the file that the part comes from.',
  ]),
  unknownPage: problem('page/unknown', (href: string, known: Iterable<string>) => [
    `No page has the address "${href}".`,
    didYouMean(href, known),
  ]),
  absentPage: problem('page/absent', (name: string, days: DaysNamed) => [
    `The page "${name}" is not there. It is there ${daysInWords(days)}.`,
    'Give what leads there the same days, or give the page more.',
  ]),
  unknownPlace: problem('page/unknown-place', (id: string, page: string, known: Iterable<string>) => [
    `No block on ${page} has the id "${id}".`,
    didYouMean(id, known),
  ]),
  badLink: problem('page/bad-link', (href: string, meant?: string) => [
    `"${href}" is not a link.`,
    meant === undefined ? 'Start it with /, #, https:, tel: or mailto:.' : `Did you mean "${meant}"?`,
  ]),
  unknownPanel: unknownName('page/unknown-panel', 'panel on this page'),
  missingPanel: problem('page/unknown-panel', (id: string, page: string) => [
    `${page} shows this form and has no panel called "${id}".`,
    `Add a panel block with the id "${id}" there, or show the form elsewhere.`,
  ]),
  unknownField: unknownName('field/unknown', 'field'),
  notTaken: problem('field/not-taken', (form: string, field: string) => [
    `This block answers "${field}" for the visitor, and the form "${form}" has no such field.`,
    `Add ${field} to config/forms/${form}.yaml as lead.yaml has it, or name another form.`,
  ]),
  noAbout: problem('panel/no-about', () => [
    'A button beside each of several items opens this panel, and the panel does not say which one it is about.',
    "Add about: 'About {name} of {by}.'",
  ]),
  unknownButton: unknownName('button/unknown', 'other button'),
  linkToNowhere: problem('button/no-link', (label: string) => [
    `"${label}" is shown as a link and leads nowhere.`,
    'Add a navigate action, or show it as a button.',
  ]),
  noNext: problem('form/no-next', (kind: 'form' | 'wizard') => [
    `This ${kind} sends answers, and does not say what becomes of them.`,
    'Add next: one line above the button, with what is sent, to whom, and what happens next.',
  ]),
  noPost: problem('form/no-post', (kind: 'form' | 'wizard', id: string) => [
    `The server takes no leads of the ${kind} "${id}".`,
    `Add ${id} to posts in config/site.yaml, or take sendLead away.`,
  ]),
  noResult: problem('form/no-result', (kind: 'form' | 'wizard') => [
    `showResult shows the result of this ${kind}, and it has none.`,
    'Add result: with the words and rows of its card, or take showResult away.',
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
  'asset/unknown': renamable('a picture', 'pictures lie in config/assets'),
  'block/unknown': installed('a block', 'schemas/blocks has one file for each'),
  'button/no-link': {
    means:
      'A button of a form is drawn as a link, and none of its actions leads to a page. A link that goes nowhere misleads.',
    fix: 'Add a navigate action, or take `look: link` away.',
  },
  'button/unknown': {
    means: 'An example presses a button that the form does not have. Examples name the other buttons by their words.',
    fix: 'Write the words exactly as they stand under `alternatives`.',
  },
  'catalog/unknown': renamable('a catalog', 'catalogs are the files of config/catalog'),
  'constant/unknown': renamable('a constant', 'constants are named file.name, such as health.maxChildren'),
  'field/unknown': renamable('a field', 'fields are declared under schema: properties: of the same form or wizard'),
  'field/not-taken': {
    means:
      'A block starts a form with an answer, such as which offer the visitor looks at, and the form has no field for it. The answer would be lost on the way.',
    fix: 'Add the field to the form, or name a form that has it.',
  },
  'form/no-next': {
    means:
      'A form or wizard whose answers the server takes (posts of config/site.yaml) has no line above its button. Visitors are wary of giving their number to somebody who does not say what it is for.',
    fix: 'Say under submit, as next, what is sent, to whom, and what happens next, in one sentence or two.',
  },
  'form/no-post': {
    means:
      'A button sends a lead which the server refuses. The visitor would read an error, and what they answered would be lost.',
    fix: 'Name the form or wizard under posts in config/site.yaml.',
  },
  'form/no-result': {
    means: 'A button shows the result card of a form that declares no result, so nothing would happen.',
    fix: 'Declare it under result, or take the action away.',
  },
  'form/unknown': renamable('a form', 'forms are the files of config/forms, without .yaml'),
  'icon/unknown': installed('an icon', 'lucide.dev/icons lists them all'),
  'list/unknown': renamable('an option list', 'lists are the files of config/lists, without .yaml'),
  'catalog/wrong-kind': {
    means: 'A form offers the items of a catalog of offers, which have names and values; other catalogs have none.',
    fix: 'Name a catalog with `of: offers`.',
  },
  'list/wrong-kind': {
    means: 'The list exists, but it holds other things than are needed here, such as questions where options are.',
    fix: 'Name a list whose `of` fits, as the problem says.',
  },
  'page/absent': {
    means:
      'A page has a first or last day (`from` and `until` beside its path), and something leads to it, or stands below it, on another day. Visitors would find nothing there.',
    fix: 'Give the link, the button or the block around it the same days, or give the page more.',
  },
  'page/bad-link': {
    means: 'What stands here as a link is not an address.',
    fix: 'Start it with / for a page of this site, # for a place on the page, or https:, tel: or mailto:.',
  },
  'page/unknown': renamable('a page', 'the address of each page is the path at the top of its file'),
  'page/unknown-panel': {
    means: 'A button opens a panel that the page does not have.',
    fix: 'Add a panel block with this id to each page that shows the button.',
  },
  'page/unknown-place': {
    means: 'A link leads to a place on a page that no block has as its id.',
    fix: 'Correct the part behind #, or give the block that id.',
  },
  'panel/no-about': {
    means:
      'A button opens this panel for one item among several, and the panel does not name it. Visitors could not see what they ask about.',
    fix: 'Add `about` to the panel, with {name} in it.',
  },
  'plugin/failed': {
    means: 'With the answers of some visitor the plug-in ends with an error, so the form would fail for this visitor.',
    fix: 'Look whether its settings have changed, and take that back. Whoever maintains the code mends the plug-in, in src/plugins.',
  },
  'plugin/unknown': installed('a plug-in', 'schemas/plugins has one file for each'),
  'plugin/wrong-kind': {
    means: 'The plug-in exists, but for something else: one checks rules, another works out estimates.',
    fix: 'Take one of those that the problem lists.',
  },
  'ref/by-number': {
    means:
      'A $ref names a step or another item of a list by its number. It would lead to another item once somebody puts one before it.',
    fix: 'Write the id of the step in place of the number, or the name that the item has: car.yaml#/steps/year.',
  },
  'ref/chain': {
    means: 'A part that is taken over by $ref takes over another part itself. Such chains can lead in circles.',
    fix: 'Refer to the file in which the part is written out.',
  },
  'ref/unknown': {
    means: 'A $ref names a file or a part of a file that does not exist.',
    fix: 'Write the path from this file, then # and the keys that lead to the part: life-lead.yaml#/schema.',
  },
  'exit/unknown': renamable('an exit', 'exits have their id at their top, in a step'),
  'step/unknown': renamable('a step', 'steps have their id at their top'),
  'widget/unknown': installed('a control', 'schemas/fields has one file for each'),
  'wizard/unknown': renamable('a wizard', 'wizards are the files of config/wizards, without .yaml'),
} satisfies Explanations;
