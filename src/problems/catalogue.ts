import { didYouMean } from './nearest.ts';
import type { Place, Problem } from './problem.ts';

const one = (code: string, place: Place, message: string, fix: string): Problem => ({ code, place, message, fix });

/** An unknown name of some kind, with the nearest known one. */
const unknown = (code: string, what: string) => (place: Place, typed: string, known: Iterable<string>): Problem =>
  one(code, place, `No ${what} is called "${typed}".`, didYouMean(typed, known));

/** Something that exists and that nothing uses. */
const unused = (code: string, what: string) => (place: Place, id: string): Problem =>
  one(code, place, `Nothing uses the ${what} "${id}".`, `Refer to it, or delete the file.`);

/** Every problem that the compiler can find, one factory each. */
export const problems = {
  // Files
  misplaced: (place: Place) =>
    one('file/misplaced', place, 'No kind of config file belongs here.', 'Config files end in .yaml and lie in config/pages, forms, wizards, lists, catalog or constants; pictures lie in config/assets.'),
  notUtf8: (place: Place) => one('file/not-utf8', place, 'The file is not UTF-8 text.', 'Save it as UTF-8.'),
  bom: (place: Place) => one('file/bom', place, 'The file starts with a byte order mark.', 'Save it as UTF-8 without BOM.'),
  emptyFile: (place: Place) => one('file/empty', place, 'The file is empty.', 'Fill it or delete it.'),

  // YAML
  syntax: (place: Place, why: string) => one('yaml/syntax', place, `This is not YAML: ${why.replace(/\.$/, '')}.`, 'Compare indentation, quotes and colons with a file that works.'),
  duplicateKey: (place: Place) => one('yaml/duplicate-key', place, 'This key stands here twice.', 'Keep one of the two.'),
  tab: (place: Place) => one('yaml/tab', place, 'A tab stands in the indentation.', 'Indent with spaces.'),
  bomb: (place: Place, most: number) => one('yaml/bomb', place, `The file repeats itself by aliases more than ${most} times.`, 'Write the values out, or move them to a list.'),
  ambiguous: (place: Place, written: string) => one('yaml/ambiguous', place, `${written} is read differently by different readers of YAML.`, `Write "${written}" in quotes for a text; true, false or a number without leading zero otherwise.`),
  manyDocuments: (place: Place) => one('yaml/many-documents', place, 'A second document starts here.', 'Keep one document a file: remove the line of dashes.'),

  // Contracts of schemas/
  unknownKey: (place: Place, key: string, known: Iterable<string>) => one('schema/unknown-key', place, `"${key}" is not known here.`, didYouMean(key, known)),
  missingKey: (place: Place, key: string, what: string) => one('schema/missing-key', place, `"${key}" is missing.`, what),
  wrongType: (place: Place, wanted: string) => one('schema/wrong-type', place, `This must be ${wanted}.`, ''),
  notAllowed: (place: Place, typed: string, allowed: readonly string[]) => one('schema/not-allowed', place, `"${typed}" is not allowed here.`, didYouMean(typed, allowed)),
  badValue: (place: Place, why: string, fix = '') => one('schema/bad-value', place, `This ${why}.`, fix),

  // References
  unknownList: unknown('list/unknown', 'option list'),
  wrongList: (place: Place, id: string, is: string, wanted: readonly string[]) => one('list/wrong-kind', place, `The list "${id}" is a list of ${is}.`, `A list of ${wanted.join(' or ')} is needed here.`),
  unknownForm: unknown('form/unknown', 'form'),
  unknownWizard: unknown('wizard/unknown', 'wizard'),
  unknownBlock: unknown('block/unknown', 'block'),
  unknownWidget: unknown('widget/unknown', 'widget'),
  unknownPlugin: unknown('plugin/unknown', 'plug-in'),
  unknownIcon: unknown('icon/unknown', 'icon'),
  unknownAsset: unknown('asset/unknown', 'picture in config/assets'),
  unknownCatalog: unknown('catalog/unknown', 'catalog'),
  unknownConstant: unknown('constant/unknown', 'constant'),
  unknownPage: (place: Place, href: string, known: Iterable<string>) => one('page/unknown', place, `No page has the address "${href}".`, didYouMean(href, known)),
  unknownPlace: (place: Place, id: string, known: Iterable<string>) => one('page/unknown-place', place, `No block on this page has the id "${id}".`, didYouMean(id, known)),
  badLink: (place: Place, href: string) => one('page/bad-link', place, `"${href}" is not a link.`, 'Start it with /, #, https:, tel: or mailto:.'),
  unknownPanel: unknown('page/unknown-panel', 'panel on this page'),
  unknownField: (place: Place, typed: string, known: Iterable<string>) => one('field/unknown', place, `No field is called "${typed}".`, didYouMean(typed, known)),
  unknownStep: (place: Place, typed: string, known: Iterable<string>) => one('step/unknown', place, `No step has the id "${typed}".`, didYouMean(typed, known)),

  // Twice
  duplicatePath: (place: Place, path: string, file: string) => one('page/duplicate-path', place, `${file} has the address "${path}" already.`, 'Give each page its own.'),
  duplicateTitle: (place: Place, title: string, file: string) => one('page/duplicate-title', place, `${file} has the title "${title}" already.`, 'Give each page its own, so that people tell tabs and search results apart.'),
  duplicateId: (place: Place, id: string) => one('id/duplicate', place, `"${id}" is the id of something else in this file already.`, 'Give each its own.'),
  duplicateValue: (place: Place, value: string) => one('list/duplicate-value', place, `The value "${value}" stands in this list already.`, 'Give each item its own.'),
  notFoundPages: (place: Place, count: number) => one('page/not-found', place, `${count} pages have status: 404.`, 'Exactly one page is for unknown addresses.'),

  // Words
  badMessage: (place: Place, why: string) => one('message/syntax', place, `This message is not well formed: ${why}.`, 'Values stand in braces: {name}; a brace itself in quotes: \'{\'.'),
  unknownValue: (place: Place, typed: string, known: Iterable<string>) => one('message/unknown-value', place, `Nothing fills {${typed}} here.`, didYouMean(typed, known)),
  badRich: (place: Place, why: string) => one('rich/syntax', place, `This text is not well formed: ${why}.`, 'Strong words stand in **two stars**, links as [words](/Contact).'),

  // Proofs
  missingMessage: (place: Place, field: string, keyword: string) => one('message/missing', place, `When "${field}" fails "${keyword}", nothing is said.`, `Add messages.${field}.${keyword}.`),
  missingRuleMessage: (place: Place, plugin: string, rule: string) => one('message/missing', place, `When "${plugin}" finds "${rule}", nothing is said.`, `Add messages.${rule}.`),
  uselessRuleMessage: (place: Place, plugin: string, rule: string, codes: Iterable<string>) => one('message/unused', place, `"${plugin}" never finds "${rule}", so this is never said.`, didYouMean(rule, codes)),
  uselessMessage: (place: Place, field: string, keyword: string, rules: Iterable<string>) => one('message/unused', place, `"${field}" has no rule "${keyword}", so this is never said.`, didYouMean(keyword, rules)),
  neverCondition: (place: Place) => one('condition/never', place, 'This condition can never hold.', 'Compare it with the answers that the fields allow.'),
  neverStep: (place: Place, id: string) => one('step/never', place, `The step "${id}" can never open: its condition never holds.`, 'Compare it with the answers that the fields allow.'),
  unusedList: unused('list/unused', 'list'),
  unusedForm: unused('form/unused', 'form'),
  unusedWizard: unused('wizard/unused', 'wizard'),
  unusedConstant: (place: Place, id: string) => one('constant/unused', place, `Nothing uses the constant "${id}".`, 'Refer to it, or delete it.'),
  unusedAsset: (place: Place, name: string) => one('asset/unused', place, `Nothing shows the picture "${name}".`, 'Refer to it, or delete it.'),
} as const;
