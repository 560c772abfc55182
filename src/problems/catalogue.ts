import { didYouMean, nearestValue } from './nearest.ts';
import type { Place, Problem } from './problem.ts';
import { quote } from './show.ts';
import type { Words } from './syntax.ts';

const one = (code: string, place: Place, message: string, fix: string): Problem => ({ code, place, message, fix });

/** An unknown name of some kind, with the nearest known one. */
const unknown =
  (code: string, what: string) =>
  (place: Place, typed: string, known: Iterable<string>): Problem =>
    one(code, place, `No ${what} is called "${typed}".`, didYouMean(typed, known));

/** Something that exists and that nothing uses. */
const unused =
  (code: string, what: string) =>
  (place: Place, id: string): Problem =>
    one(code, place, `Nothing uses the ${what} "${id}".`, `Refer to it, or delete the file.`);

/** The mark of the other kind, for a text that uses the wrong one. */
const straightOrCurly = (found: string, quotes: 'straight' | 'curly'): string =>
  quotes === 'straight' ? (/[‘’]/.test(found) ? "'" : '"') : found === "'" ? '’' : '“ or ”';

type Given = Readonly<Record<string, unknown>>;

const told = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
const listOfAnswers = (given: Given): string =>
  Object.entries(given)
    .map(([field, value]) => `${field} ${told(value)}`)
    .join(', ');

/** Every problem that the compiler can find, one factory each. */
export const problems = {
  // Files
  misplaced: (place: Place) =>
    one(
      'file/misplaced',
      place,
      'No kind of config file belongs here.',
      'Config files end in .yaml and lie in config/pages, forms, wizards, lists, catalog or constants; pictures lie in config/assets. Move it there, or delete it.',
    ),
  misplacedFrom: (place: Place, where: string) =>
    one('file/misplaced', place, 'A config file has another name, or lies elsewhere.', `Call it ${where}.`),
  otherKind: (place: Place, kind: string, where: string) =>
    one('file/misplaced', place, `By its keys this is a file of the kind ${kind}.`, `Move it to ${where}.`),
  badFileName: (place: Place, name: string, good: string) =>
    one(
      'file/bad-name',
      place,
      `"${name}" is not a good name for a file.`,
      `Use small letters, digits and hyphens: ${good}.`,
    ),
  badPictureName: (place: Place, name: string, good: string) =>
    one(
      'file/bad-name',
      place,
      `"${name}" is not a good name for a picture.`,
      `Pictures lie in config/assets itself, with letters, digits and hyphens in their names: ${good}.`,
    ),
  noSite: (place: Place) =>
    one(
      'file/missing',
      place,
      'This file is missing: it holds the brand, the header, the footer and the look.',
      'Put it back.',
    ),
  unreadable: (place: Place) =>
    one('file/unreadable', place, 'The file cannot be read.', 'See whether it is a file, and whether you may read it.'),
  tooLarge: (place: Place) =>
    one(
      'file/too-large',
      place,
      'The file is larger than 300 kB.',
      'Split it: a list can be several lists, a picture belongs in config/assets.',
    ),
  notUtf8: (place: Place) => one('file/not-utf8', place, 'The file is not UTF-8 text.', 'Save it as UTF-8.'),
  bom: (place: Place) =>
    one('file/bom', place, 'The file starts with a byte order mark.', 'Save it as UTF-8 without BOM.'),
  emptyFile: (place: Place) => one('file/empty', place, 'The file is empty.', 'Fill it or delete it.'),

  // YAML
  syntax: (place: Place, { why, fix }: Words) => one('yaml/syntax', place, `This is not YAML: ${why}.`, fix),
  conflict: (place: Place) =>
    one(
      'yaml/conflict',
      place,
      'Two versions of this file stand in each other: git could not merge them.',
      'Keep what is right of each, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
    ),
  duplicateKey: (place: Place, keys: readonly { readonly name: string; readonly line: number }[]) =>
    keys.length === 1
      ? one(
          'yaml/duplicate-key',
          place,
          `"${keys[0]?.name ?? ''}" stands here already, in line ${keys[0]?.line ?? 0}.`,
          'Keep one of the two.',
        )
      : one(
          'yaml/duplicate-key',
          place,
          `${keys.map(({ name, line }) => `"${name}" (line ${line})`).join(', ')} stand here already.`,
          'Start a new item of a list with a dash, or keep one of each.',
        ),
  tab: (place: Place) => one('yaml/tab', place, 'A tab stands in the indentation.', 'Indent with spaces.'),
  oddBlank: (place: Place) =>
    one(
      'yaml/tab',
      place,
      'A blank that is no plain space stands in the indentation.',
      'Type it anew with the space bar; it was perhaps pasted from another program.',
    ),
  tooDeep: (place: Place, most: number) =>
    one(
      'yaml/too-deep',
      place,
      `Maps and lists are nested more than ${most} deep.`,
      'See whether a bracket is closed too late.',
    ),
  oddKey: (place: Place) =>
    one(
      'yaml/bad-key',
      place,
      'This cannot be a key: a key is a word.',
      'A text that starts with a brace, such as "{name}, thank you", stands in quotes.',
    ),
  keptKey: (place: Place, key: string) =>
    one('yaml/bad-key', place, `"${key}" cannot be a key: JavaScript keeps the name for itself.`, 'Choose another.'),
  bomb: (place: Place, most: number) =>
    one(
      'yaml/bomb',
      place,
      `The file repeats itself by aliases more than ${most} times.`,
      'Write the values out, or move them to a list.',
    ),
  unknownAlias: (place: Place, name: string) =>
    one(
      'yaml/bad-alias',
      place,
      `*${name} repeats what is marked &${name}, and nothing above is.`,
      'Write the value out; a text that starts with * stands in quotes.',
    ),
  aliasOfItself: (place: Place, name: string) =>
    one('yaml/bad-alias', place, `*${name} repeats a value inside itself, without end.`, 'Write the value out.'),
  tag: (place: Place, tag: string) =>
    one(
      'yaml/tag',
      place,
      `"${tag}" has no meaning in config.`,
      'Take it away; a text that starts with ! stands in quotes.',
    ),
  directive: (place: Place) =>
    one(
      'yaml/directive',
      place,
      'A line that starts with % changes how the file is read.',
      'Take it away; a text that starts with % stands in quotes.',
    ),
  ambiguous: (place: Place, written: string) =>
    one(
      'yaml/ambiguous',
      place,
      `${written} is read differently by different readers of YAML.`,
      /^[-+]?\d/.test(written)
        ? `Write "${written}" in quotes for a text, or the number without leading zero.`
        : `Write "${written}" in quotes for a text; true or false otherwise.`,
    ),
  oddNumber: (place: Place, written: string) =>
    one(
      'yaml/bad-number',
      place,
      `${written} is a number that no one can keep exactly.`,
      `Write "${written}" in quotes for a text, or a number of at most 15 digits.`,
    ),
  invisible: (place: Place, code: string) =>
    one(
      'yaml/invisible',
      place,
      `A character that no one can see, ${code}, stands in this text.`,
      'Type the text anew; it was perhaps pasted from another program.',
    ),
  cutOff: (place: Place) =>
    one(
      'yaml/comment',
      place,
      'A blank and # start a comment, so the text ends before it.',
      'Put the text in quotes; a comment has a blank after its #.',
    ),
  manyDocuments: (place: Place) =>
    one(
      'yaml/many-documents',
      place,
      'A second document starts here.',
      'Keep one document a file: remove the line of dashes.',
    ),

  // Contracts of schemas/
  unknownKey: (place: Place, key: string, known: Iterable<string>, elsewhere?: string) =>
    one('schema/unknown-key', place, `"${key}" is not known here.`, elsewhere ?? didYouMean(key, known)),
  missingKey: (place: Place, key: string, what: string) =>
    one('schema/missing-key', place, `"${key}" is missing.`, what),
  missingKeys: (place: Place, keys: readonly string[]) =>
    one(
      'schema/missing-key',
      place,
      `${keys
        .slice(0, -1)
        .map((key) => `"${key}"`)
        .join(', ')} and "${keys.at(-1) ?? ''}" are missing.`,
      'Add them, as they stand in a file that works.',
    ),
  wrongType: (place: Place, is: string, wanted: string, fix: string) =>
    one('schema/wrong-type', place, `This is ${is}; it must be ${wanted}.`, fix),
  notAllowed: (place: Place, typed: unknown, allowed: readonly unknown[]) =>
    one('schema/not-allowed', place, `${quote(typed)} is not allowed here.`, nearestValue(typed, allowed)),
  badValue: (place: Place, why: string, fix = '') => one('schema/bad-value', place, `This ${why}.`, fix),

  // References
  unknownList: unknown('list/unknown', 'option list'),
  wrongList: (place: Place, id: string, is: string, wanted: readonly string[]) =>
    one(
      'list/wrong-kind',
      place,
      `The list "${id}" is a list of ${is}.`,
      `A list of ${wanted.join(' or ')} is needed here.`,
    ),
  unknownForm: unknown('form/unknown', 'form'),
  unknownWizard: unknown('wizard/unknown', 'wizard'),
  unknownBlock: unknown('block/unknown', 'block'),
  unknownWidget: unknown('widget/unknown', 'widget'),
  unknownPlugin: unknown('plugin/unknown', 'plug-in'),
  wrongPlugin: (place: Place, typed: string, is: string, wanted: readonly string[], known: Iterable<string>) =>
    one(
      'plugin/wrong-kind',
      place,
      `The plug-in "${typed}" is for ${is}; here one for ${wanted.join(' or ')} is needed.`,
      didYouMean(typed, known),
    ),
  unknownIcon: (place: Place, typed: string, known: Iterable<string>) =>
    one(
      'icon/unknown',
      place,
      `No icon is called "${typed}".`,
      `${didYouMean(typed, known)} lucide.dev/icons shows them all.`,
    ),
  unknownAsset: unknown('asset/unknown', 'picture in config/assets'),
  unknownCatalog: unknown('catalog/unknown', 'catalog'),
  unknownConstant: unknown('constant/unknown', 'constant'),
  unknownPart: (place: Place, reference: string, known: Iterable<string>) =>
    one(
      'ref/unknown',
      place,
      `"${reference}" leads nowhere.`,
      didYouMean(reference, known) || "Name a file from this one's folder and a part of it: life-lead.yaml#/schema.",
    ),
  chainedPart: (place: Place, reference: string) =>
    one('ref/chain', place, `"${reference}" holds a $ref itself.`, 'Refer to the file that the part comes from.'),
  unknownPage: (place: Place, href: string, known: Iterable<string>) =>
    one('page/unknown', place, `No page has the address "${href}".`, didYouMean(href, known)),
  unknownPlace: (place: Place, id: string, page: string, known: Iterable<string>) =>
    one('page/unknown-place', place, `No block on ${page} has the id "${id}".`, didYouMean(id, known)),
  badLink: (place: Place, href: string, meant?: string) =>
    one(
      'page/bad-link',
      place,
      `"${href}" is not a link.`,
      meant === undefined ? 'Start it with /, #, https:, tel: or mailto:.' : `Did you mean "${meant}"?`,
    ),
  unknownPanel: unknown('page/unknown-panel', 'panel on this page'),
  missingPanel: (place: Place, id: string, page: string) =>
    one(
      'page/unknown-panel',
      place,
      `${page} shows this form and has no panel called "${id}".`,
      `Add a panel block with the id "${id}" there, or show the form elsewhere.`,
    ),
  unknownField: unknown('field/unknown', 'field'),
  unknownButton: unknown('button/unknown', 'other button'),
  linkToNowhere: (place: Place, label: string) =>
    one(
      'button/no-link',
      place,
      `"${label}" is shown as a link and leads nowhere.`,
      'Add a navigate action, or show it as a button.',
    ),
  unknownStep: (place: Place, typed: string, known: Iterable<string>) =>
    one('step/unknown', place, `No step has the id "${typed}".`, didYouMean(typed, known)),

  // Twice
  duplicatePath: (place: Place, path: string, file: string) =>
    one('page/duplicate-path', place, `${file} has the address "${path}" already.`, 'Give each page its own.'),
  duplicateTitle: (place: Place, title: string, file: string) =>
    one(
      'page/duplicate-title',
      place,
      `${file} has the title "${title}" already.`,
      'Give each page its own, so that people tell tabs and search results apart.',
    ),
  duplicateId: (place: Place, id: string) =>
    one('id/duplicate', place, `"${id}" is the id of something else in this file already.`, 'Give each its own.'),
  reservedId: (place: Place, id: string) =>
    one('id/duplicate', place, `"${id}" is the id of a part of every page already.`, 'Give the block another.'),
  duplicateValue: (place: Place, value: string) =>
    one('list/duplicate-value', place, `The value "${value}" stands in this list already.`, 'Give each item its own.'),
  fieldTwice: (place: Place, field: string) =>
    one('field/duplicate', place, `"${field}" stands in this list already.`, 'Name each field once.'),
  fieldIsTrap: (place: Place, trap: string, form: string) =>
    one(
      'field/duplicate',
      place,
      `The form "${form}" asks for "${trap}".`,
      'Name the trap as no form of posts names a question.',
    ),
  fieldInTwoSteps: (place: Place, field: string, step: string) =>
    one(
      'field/duplicate',
      place,
      `The step "${step}" asks for "${field}" already.`,
      'Give each question its own name, or ask it once.',
    ),

  // Pages
  notFoundPages: (place: Place, count: number) =>
    one(
      'page/not-found',
      place,
      count === 0 ? 'No page has status: 404.' : `${count} pages have status: 404.`,
      'Exactly one page is for unknown addresses.',
    ),
  noHeading: (place: Place) =>
    one(
      'page/no-heading',
      place,
      'This page has no main heading (h1).',
      'Start it with a hero, or give one block with a heading main: true.',
    ),
  mainWithoutHeading: (place: Place) =>
    one(
      'page/no-heading',
      place,
      'This block is to have the main heading (h1) and has no heading.',
      'Give it a heading, or main: true to another block.',
    ),
  manyHeadings: (place: Place) =>
    one(
      'page/many-headings',
      place,
      "A block above has the page's main heading (h1) already.",
      'Exactly one block has it: a hero always does, others by main: true.',
    ),
  noEntries: (place: Place) =>
    one(
      'page/no-entries',
      place,
      'This address has a part that varies, and nothing says what stands there.',
      'Add entries: the name of a catalog, whose items each get a page.',
    ),
  uselessEntries: (place: Place) =>
    one(
      'page/no-entries',
      place,
      'The address has no {id}, so no item of the catalog gets a page.',
      "Write {id} where the item's id stands: /policy/{id}.",
    ),
  noSize: (place: Place, asset: string) =>
    one(
      'asset/no-size',
      place,
      `The picture "${asset}" does not say how large it is.`,
      'Pictures are SVG, whose first tag states width and height in pixels.',
    ),
  unknownParent: unknown('page/unknown-parent', 'page with one address'),
  parentLoop: (place: Place, pages: readonly string[]) =>
    one(
      'page/parent-loop',
      place,
      `This page stands above itself: ${pages.join(' → ')}.`,
      'Let one of them stand under another page, or under none.',
    ),

  // Words
  badMessage: (place: Place, why: string) =>
    one(
      'message/syntax',
      place,
      `This message is not well formed: ${why}.`,
      "Values stand in braces: {name}; a brace itself in quotes: '{'.",
    ),
  unknownValue: (place: Place, typed: string, known: Iterable<string>) =>
    one('message/unknown-value', place, `Nothing fills {${typed}} here.`, didYouMean(typed, known)),
  badRich: (place: Place, why: string) =>
    one(
      'rich/syntax',
      place,
      `This text is not well formed: ${why}.`,
      'Strong words stand in **two stars**, links as [words](/Contact).',
    ),
  missingMessage: (place: Place, field: string, keyword: string) =>
    one(
      'message/missing',
      place,
      `When "${field}" fails "${keyword}", nothing is said.`,
      `Add messages.${field}.${keyword}.`,
    ),
  missingRuleMessage: (place: Place, plugin: string, rule: string) =>
    one('message/missing', place, `When "${plugin}" finds "${rule}", nothing is said.`, `Add messages.${rule}.`),
  unsaidMessage: (place: Place) =>
    one(
      'message/unused',
      place,
      'This is never said: `refusal` says how a failed check is told here.',
      'Delete it, or delete `refusal`.',
    ),
  uselessRuleMessage: (place: Place, plugin: string, rule: string, codes: Iterable<string>) =>
    one('message/unused', place, `"${plugin}" never finds "${rule}", so this is never said.`, didYouMean(rule, codes)),
  uselessMessage: (place: Place, field: string, keyword: string, rules: readonly string[]) =>
    one(
      'message/unused',
      place,
      `"${field}" has no rule "${keyword}", so this is never said.`,
      rules.length > 0 ? didYouMean(keyword, rules) : `Delete it, or give "${field}" that rule.`,
    ),

  neverInSight: (place: Place, field: string) =>
    one(
      'message/never-shown',
      place,
      `This is never said: no visitor who can come here sees "${field}".`,
      'Compare the conditions of the field and of its step with what is asked before.',
    ),
  neverGiven: (place: Place, field: string, widget: string, keyword: string) =>
    one(
      'message/never-shown',
      place,
      `This is never said: the control of "${field}", ${widget}, gives no answer that fails "${keyword}".`,
      `Delete it, take another control, or say why it stands under ui: { ${field}: { unseen: { ${keyword}: … } } }.`,
    ),
  neverFirst: (place: Place, field: string, keyword: string, before: string) =>
    one(
      'message/never-shown',
      place,
      `This is never said: whatever fails "${keyword}" of "${field}" fails "${before}" too, and that message stands first.`,
      `Put it above "${before}", or delete it.`,
    ),
  neverFails: (place: Place, field: string, keyword: string) =>
    one(
      'message/never-shown',
      place,
      `This is never said: no answer to "${field}" fails "${keyword}".`,
      'Delete it, or mend the rule.',
    ),
  neverChecked: (place: Place, by: string) =>
    one(
      'message/never-shown',
      place,
      `This is never said: with validation: ${by} the form does not say what is wrong itself.`,
      'Delete it, or take `validation` away.',
    ),
  neverFound: (place: Place, plugin: string, code: string) =>
    one(
      'message/never-shown',
      place,
      `This is never said: no answers that visitors can give let "${plugin}" find "${code}".`,
      'Compare what the plug-in is given with the rules and controls of the fields that it names.',
    ),
  neverRefused: (place: Place) =>
    one(
      'message/never-shown',
      place,
      'This is never said: the step accepts all answers that visitors can give.',
      'Delete `refusal`, or require something in this step.',
    ),
  neverDropped: (place: Place) =>
    one(
      'message/never-shown',
      place,
      'This is never said: no change takes away an answer of another step.',
      'Delete `dropped`.',
    ),
  shownAfterAll: (place: Place, field: string) =>
    one(
      'message/shown',
      place,
      `Visitors can read this message, and \`unseen\` of "${field}" says that none can.`,
      'Take it out of `unseen`.',
    ),

  // How words are written
  doubleSpace: (place: Place) => one('copy/space', place, 'Two blanks stand in a row.', 'Keep one of them.'),
  spaceAtEnd: (place: Place) => one('copy/space', place, 'A blank stands at an end of this text.', 'Take it away.'),
  otherQuotes: (place: Place, found: string, quotes: 'straight' | 'curly') =>
    one(
      'copy/quotes',
      place,
      `This site writes ${quotes} quotes and apostrophes, and ${found} is none.`,
      `Write ${straightOrCurly(found, quotes)}.`,
    ),
  unfilled: (place: Place, found: string, known: readonly string[]) =>
    one(
      'copy/placeholder',
      place,
      `Nothing fills ${found} here: a visitor would read the braces.`,
      known.length > 0 ? `Known is ${known.map((name) => `{${name}}`).join(', ')}.` : 'Write the words themselves.',
    ),
  markup: (place: Place, found: string, rich: boolean) =>
    one(
      'copy/markup',
      place,
      `A visitor would read ${found} as it stands.`,
      rich
        ? 'Strong words stand in **two stars**, links as [words](/Contact); there is no other markup.'
        : 'Texts at this place take no markup: write the words alone.',
    ),
  otherWord: (place: Place, found: string, use: string) =>
    one(
      'copy/word',
      place,
      `This site has another word for "${found}".`,
      `Write "${use}". If these words are quoted, add them to except, under copy: glossary: in config/site.yaml.`,
    ),
  neverPlural: (place: Place, key: string) =>
    one(
      'copy/plural',
      place,
      `In English no number is "${key}": these words are never read.`,
      'Take one and other, or a number of its own such as =2.',
    ),
  noSingular: (place: Place, name: string) =>
    one('copy/plural', place, `When {${name}} is 1, the words for many are read.`, 'Add one {…} with the words for 1.'),
  staleException: (place: Place, words: string) =>
    one(
      'copy/unused-exception',
      place,
      `"${words}" stands nowhere on the site, so there is nothing to except.`,
      'Take it away, or write it as the site does.',
    ),
  noAlt: (place: Place, asset: string, key: string) =>
    one(
      'copy/no-alt',
      place,
      `Nothing says what the picture "${asset}" shows.`,
      `Add ${key}: what it shows, for those who do not see it, or '' when it only decorates.`,
    ),

  // Fields
  badFieldName: (place: Place, name: string) =>
    one(
      'field/bad-name',
      place,
      `"${name}" is not a good name for a field.`,
      'Start with a small letter; letters and digits follow: policyNumber.',
    ),
  noLabel: (place: Place, field: string) =>
    one('field/no-label', place, `"${field}" is shown without a label.`, 'Add title: what a visitor reads beside it.'),
  noChoices: (place: Place, field: string, widget: string) =>
    one(
      'field/no-choices',
      place,
      `"${field}" is shown as ${widget} and has nothing to choose from.`,
      'Add x-list: the name of an option list.',
    ),
  unknownChoice: (place: Place, typed: string, field: string, known: readonly string[]) =>
    one(
      'choice/unknown',
      place,
      `"${typed}" is none of the choices of "${field}".`,
      known.length > 0 ? didYouMean(typed, known) : `Give "${field}" choices by x-list.`,
    ),
  unknownParentChoice: (place: Place, typed: string, parent: string, known: readonly string[]) =>
    one(
      'choice/no-parent',
      place,
      `"${typed}" is none of the choices of "${parent}", so this is never offered.`,
      didYouMean(typed, known),
    ),
  noYears: (place: Place) =>
    one('years/bad', place, 'This does not say which years are meant.', 'Write last: 20, or from: 2000 and to: 2025.'),
  yearsNotWhole: (place: Place, field: string) =>
    one(
      'years/bad',
      place,
      `Years are whole numbers, and the answer to "${field}" is none.`,
      'Write type: integer in its schema, without x-list.',
    ),
  yearsNeverReached: (place: Place) =>
    one(
      'years/bad',
      place,
      'These years are never offered: the entry above always holds.',
      'Put the entry without `when` last.',
    ),
  wrongValues: (place: Place, list: string, wanted: string, value: string) =>
    one(
      'list/wrong-values',
      place,
      `The list "${list}" has the value ${value}; the answers of this field are ${wanted}.`,
      'Change the type of the field, or take another list.',
    ),
  misfit: (place: Place, typed: string, field: string, why: string, fix: string) =>
    one('field/misfit', place, `${typed} is no answer to "${field}": ${why}.`, fix),
  neverFits: (place: Place, field: string, why: string) =>
    one('field/never-fits', place, `No answer to "${field}" is ever accepted: ${why}.`, 'Change one of the two.'),

  // Proofs
  badCondition: (place: Place, field: string) =>
    one(
      'condition/bad',
      place,
      `This does not say what the answer to "${field}" must be.`,
      'Write it as a rule, such as { const: travel } or { minimum: 18 }.',
    ),
  neverCondition: (place: Place) =>
    one(
      'condition/never',
      place,
      'This condition can never hold.',
      'Compare it with the answers that the fields allow.',
    ),
  neverAnswered: (place: Place, field: string) =>
    one(
      'condition/never',
      place,
      `No answer to "${field}" is ever like this.`,
      'Compare it with the rules of that field.',
    ),
  neverTheAnswer: (place: Place, field: string, typed: string, why: string, fix: string) =>
    one('condition/never', place, `The answer to "${field}" is never ${typed}: ${why}.`, fix),
  neverStep: (place: Place, id: string, why: Problem | undefined) =>
    one(
      'step/never',
      place,
      `The step "${id}" can never open: its condition never holds.`,
      why ? `${why.message} ${why.fix}` : 'Compare it with the answers that the fields allow.',
    ),
  nothingToPress: (place: Place, field: string) =>
    one(
      'step/no-choice',
      place,
      `No press answers "${field}": it is not shown as cards or radio buttons.`,
      'Name a field with the control tiles, lookup or radio.',
    ),
  unreachedStep: (place: Place, id: string) =>
    one(
      'step/never',
      place,
      `No visitor comes to the step "${id}": no answers that the steps before accept make its condition hold.`,
      'Compare the condition with what the steps before ask, and when they ask it.',
    ),
  neverLeft: (place: Place, id: string, field: string, because: Given) =>
    one(
      'step/never-left',
      place,
      `${Object.keys(because).length === 0 ? 'No visitor can' : `A visitor with ${listOfAnswers(because)} cannot`} leave the step "${id}": no answer to "${field}" is accepted.`,
      `Give "${field}" a default, an effect that sets it, another control, or more to choose from.`,
    ),
  neverPassed: (place: Place, field: string) =>
    one(
      'form/never-passed',
      place,
      `No visitor can submit this form: no answer to "${field}" is accepted.`,
      `Give "${field}" a default or another control, or compare the rules that read it.`,
    ),
  sentBack: (place: Place, field: string, value: unknown, id: string) =>
    one(
      'wizard/loop',
      place,
      `The answer ${told(value)} to "${field}" sends visitors back to the step "${id}", which they have done.`,
      `Ask "${field}" before the step "${id}", or let nothing there depend on it.`,
    ),
  staleAnswer: (place: Place, field: string, because: Given) =>
    one(
      'field/stale-answer',
      place,
      `With ${listOfAnswers(because)} the question "${field}" is hidden, and its answer still decides what is shown or accepted.`,
      'Take whenHidden: keep away, add an effect that clears the answer, or let conditions name the question that hides it.',
    ),
  tooManyStates: (place: Place, fields: readonly string[], most: number) =>
    one(
      'wizard/too-many-states',
      place,
      `The answers to ${fields.map((field) => `"${field}"`).join(', ')} can stand in more than ${most} ways that depend on each other. Nothing can be proved of them.`,
      'Let fewer conditions name several of these fields, or divide the questions among several wizards.',
    ),
  expired: (place: Place, what: string, until: string) =>
    one(
      'constant/expired',
      place,
      `${what} was valid until ${until}.`,
      'Look up the value that holds now, with its source and its dates.',
    ),
  notYet: (place: Place, what: string, from: string) =>
    one(
      'constant/not-yet',
      place,
      `${what} is valid from ${from} on, which is still to come.`,
      'Publish it on that day, or correct the date.',
    ),
  neverValid: (place: Place, what: string) =>
    one(
      'constant/never',
      place,
      `${what} is valid until a day before the day from which it is valid.`,
      'Correct one of the two dates.',
    ),
  noBasis: (place: Place, claim: string) =>
    one(
      'claim/no-basis',
      place,
      `Nothing says what "${claim}" rests on.`,
      'Add it to `claims` of the page: words, basis and asOf; or say it without the claim.',
    ),
  uselessBasis: (place: Place, claim: string) =>
    one(
      'claim/unused',
      place,
      `"${claim}" stands nowhere on this page.`,
      'Take the claim away, or write its words as the page does.',
    ),
  claimExpired: (place: Place, claim: string, until: string) =>
    one(
      'claim/expired',
      place,
      `The basis of "${claim}" was valid until ${until}.`,
      'Look up what holds now, and change the words or the dates.',
    ),
  claimNotYet: (place: Place, asOf: string) =>
    one('claim/not-yet', place, `The basis is of ${asOf}, which is still to come.`, 'Correct the date.'),
  unusedList: unused('list/unused', 'list'),
  unusedForm: unused('form/unused', 'form'),
  unusedWizard: unused('wizard/unused', 'wizard'),
  orphan: (place: Place, path: string) =>
    one(
      'page/orphan',
      place,
      `No way leads from the home page to "${path}".`,
      'Link to it from another page, the header or the footer, or delete the file.',
    ),
  unusedConstant: (place: Place, id: string) =>
    one('constant/unused', place, `Nothing uses the constant "${id}".`, 'Refer to it, or delete it.'),
  unusedAsset: (place: Place, name: string) =>
    one('asset/unused', place, `Nothing shows the picture "${name}".`, 'Refer to it, or delete it.'),
} as const;
