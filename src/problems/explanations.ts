/** What a code means and what to do, said at more length than a problem has room for. */
export interface Explanation {
  readonly means: string;
  readonly fix: string;
}

const the = (means: string, fix: string): Explanation => ({ means, fix });

/** A name that leads nowhere, and what has such names. */
const unknown = (what: string, where: string): Explanation =>
  the(
    `The config names ${what} that does not exist. Mostly a letter is wrong, or the thing was renamed and this place was forgotten.`,
    `Take the name that is proposed, or look the right one up: ${where}. "rename OLD NEW" changes a name everywhere at once.`,
  );

/** The same for a name that is not given in the config. */
const unknownThere = (what: string, where: string): Explanation =>
  the(
    `The config names ${what} that does not exist. Mostly a letter is wrong.`,
    `Take the name that is proposed, or look the right one up: ${where}.`,
  );

const unused = (what: string): Explanation =>
  the(
    `${what} stands in the config and nothing uses it. It would never reach a visitor, and the next person would keep it up for nothing.`,
    'Use it where it belongs, or delete it. It may also be that the place that used it is misspelt.',
  );

/** An explanation of every code in catalogue.ts. Long because it is one entry a code. */
export const explanations: Readonly<Record<string, Explanation>> = {
  'asset/no-size': the(
    'A picture does not say how wide and high it is. The page would jump when it arrives.',
    'Add width and height in pixels to the first tag of the SVG file.',
  ),
  'asset/unknown': unknown('a picture', 'pictures lie in config/assets'),
  'asset/unused': unused('A picture'),
  'block/unknown': unknownThere('a block', 'schemas/blocks has one file for each'),
  'button/no-link': the(
    'A button of a form is drawn as a link, and none of its actions leads to a page. A link that goes nowhere misleads.',
    'Add a navigate action, or take `look: link` away.',
  ),
  'button/unknown': the(
    'An example presses a button that the form does not have. Examples name the other buttons by their words.',
    'Write the words exactly as they stand under `alternatives`.',
  ),
  'catalog/unknown': unknown('a catalog', 'catalogs are the files of config/catalog'),
  'choice/no-parent': the(
    'An item of a list belongs to an answer (`of`) that the other field never has, such as an RTO of a city that is not offered. No visitor would ever see it.',
    'Correct `of`, or add the missing option to the other list.',
  ),
  'choice/unknown': the(
    'A condition is declared for a choice that the field does not offer.',
    "Use a value of the field's option list. The value counts, not the label.",
  ),
  'claim/expired': the(
    "A claim on a page rests on something that no longer holds, such as last year's claim settlement ratio.",
    'Look up the figure of today, and change the words on the page with it.',
  ),
  'claim/no-basis': the(
    'A page promises something: a price that starts somewhere, a discount, a share of claims, a count, a superlative. Whoever reads it may ask what it rests on, and so may the regulator.',
    'Add `claims` to the page, with the words as they stand there, their basis and the day of it. Or say it plainly, without the claim.',
  ),
  'claim/not-yet': the(
    "The day of a claim's basis lies in the future, so it cannot be its basis yet. Days are counted in India.",
    'Correct the date.',
  ),
  'claim/unused': the(
    'A page names the basis of a claim that it does not make. Mostly the words on the page have changed since.',
    'Take the claim away, or write its words as they stand on the page.',
  ),
  'condition/bad': the(
    'A condition names a field and does not say what its answer must be.',
    'Write a rule after the field: { const: travel }, { minimum: 18 } or { enum: [a, b] }.',
  ),
  'condition/never': the(
    'No answers of any visitor make this condition true, so what depends on it would never show. Often a value is misspelt, or a number stands in quotes.',
    'Compare the condition with the choices and bounds of the fields that it names.',
  ),
  'constant/expired': the(
    'A constant, a list of service times or a catalog names its last day, and that is over. Days are counted in India; SITE_TODAY=2027-04-01 before the command asks about another day.',
    'Look up what holds now, and write down its source and its dates.',
  ),
  'constant/never': the(
    'The last day of a value is before its first one, so it is never valid.',
    'Correct one of the two dates.',
  ),
  'constant/not-yet': the(
    'A constant is to be valid from a day on that is still to come, and the site would use it today.',
    'Publish it on that day, or correct the date.',
  ),
  'constant/unknown': unknown('a constant', 'constants are named file.name, such as health.maxChildren'),
  'constant/unused': unused('A constant'),
  'copy/markup': the(
    'A text holds a tag such as <b>, an entity such as &amp;, or stars and links at a place that takes none. Texts are shown as they are, so a visitor would read the marks.',
    'Write the words alone. Where the contract says that a text may have **strong** words and [links](/Contact), use those.',
  ),
  'copy/no-alt': the(
    'A picture has no words beside it, and does not say that it needs none. Someone who hears the page could not know what it shows.',
    "Add `alt` beside it: what it shows, in a few words. Write alt: '' when it only decorates.",
  ),
  'copy/placeholder': the(
    'A text has a value in braces, and texts at this place take none. The visitor would read the braces.',
    'Write the words themselves. Values stand only in messages, whose contract says which there are.',
  ),
  'copy/plural': the(
    'A text has words for different numbers, and they are not those that English tells apart: one, and all others.',
    'Write {n, plural, one {# plan} other {# plans}}. A number may have words of its own: =0 {No plans}.',
  ),
  'copy/quotes': the(
    'The site writes its quotes and apostrophes in one way, straight or curly, and this text has one of the other kind. Programs for writing often put curly ones in by themselves.',
    'Type the mark anew, as the problem shows it. `copy: quotes:` in config/site.yaml says which kind the site uses.',
  ),
  'copy/space': the(
    'A text has two blanks in a row, or one at its start or end. It shows in some places and not in others.',
    'Take the blank away.',
  ),
  'copy/unused-exception': the(
    'The glossary excepts words that stand nowhere on the site. Mostly they were changed since, and the exception would let the wrong word in again.',
    'Take the exception away, or write it letter by letter as the site does.',
  ),
  'copy/word': the(
    'The glossary of the site has another word for this. Two words for one thing make people look for a difference.',
    'Write the word that the problem names. Words that are quoted may stay: list them as `except` beside the term in config/site.yaml.',
  ),
  'field/bad-name': the(
    'The name of a field is not one that answers, addresses and scripts can hold.',
    'Start with a small letter, go on with letters and digits: policyNumber.',
  ),
  'field/duplicate': the(
    'The same field stands twice: in one list, or in two steps of a wizard. One answer cannot have two questions.',
    'Take one away, or give the second question a name of its own.',
  ),
  'field/misfit': the(
    'An answer that the config gives itself, as a default, in an example or by an effect, is none that the field accepts.',
    'Give one that fits the type, the choices and the bounds of the field, or change the field.',
  ),
  'field/never-fits': the(
    'Two rules of a field contradict each other: whatever a visitor answers, one of them fails.',
    'Change one of the two rules.',
  ),
  'field/no-choices': the(
    'A field is drawn as something to choose from and has no choices.',
    'Add x-list with the name of an option list, or take another control.',
  ),
  'field/no-label': the(
    'A field is shown without words beside it. A visitor, above all one who hears the page, could not know what is asked.',
    'Add a title to the field in the schema.',
  ),
  'field/stale-answer': the(
    'A question keeps its answer while it is hidden, and that answer still opens other questions or decides what is accepted. The visitor sees the effect of something that they cannot see or change any more.',
    'Let the answer fall away with its question, or clear it by an effect when the question is hidden.',
  ),
  'field/unknown': unknown('a field', 'fields are declared under schema: properties: of the same form or wizard'),
  'file/bad-name': the(
    'The file has a name that addresses and code cannot hold: capitals, blanks or special characters.',
    'Rename the file: small letters, digits and hyphens.',
  ),
  'file/bom': the(
    'The file starts with an invisible mark that some editors on Windows write.',
    'Save the file as UTF-8 without BOM.',
  ),
  'file/empty': the('The file holds nothing, or nothing but comments.', 'Fill it, or delete it.'),
  'file/misplaced': the(
    'A file lies where no kind of config file belongs, so no one would ever read it.',
    'Move it to config/pages, forms, wizards, lists, catalog or constants, with the ending .yaml; a picture to config/assets.',
  ),
  'file/missing': the(
    'config/site.yaml is gone. Without brand, header and footer there is no page.',
    'Put it back, for example from the last revision.',
  ),
  'file/not-utf8': the(
    'The file is text in another encoding, so letters like ₹ or é would come out wrong.',
    'Save it as UTF-8.',
  ),
  'file/too-large': the(
    'The file is larger than any config file should be, and every visitor would download parts of it.',
    'Split it, or move pictures to config/assets.',
  ),
  'file/unreadable': the(
    'There is something of this name, but it cannot be read: a folder, a link to nowhere, or a file that belongs to someone else.',
    'Delete it, or change who may read it.',
  ),
  'form/never-passed': the(
    'Generated visitors tried every answer worth trying, and none could submit the form. What is said and done after submit would never come about.',
    'Look at the field that is named: its rules contradict each other or a plug-in, or nothing can answer it.',
  ),
  'form/unknown': unknown('a form', 'forms are the files of config/forms, without .yaml'),
  'form/unused': unused('A form'),
  'icon/unknown': unknownThere('an icon', 'lucide.dev/icons lists them all'),
  'id/duplicate': the(
    'Two things of the same file have the same id, or one has an id that every page has already. A link to it would lead to the first of them.',
    'Give each an id of its own.',
  ),
  'list/duplicate-value': the(
    'Two options of a list have the same value, so no one could tell which of them was chosen.',
    'Give each its own value. Labels may be alike.',
  ),
  'list/unknown': unknown('an option list', 'lists are the files of config/lists, without .yaml'),
  'list/unused': unused('An option list'),
  'list/wrong-kind': the(
    'The list exists, but it holds other things than are needed here, such as questions where options are.',
    'Name a list whose `of` fits, as the problem says.',
  ),
  'list/wrong-values': the(
    'The values of the option list are of another type than the answers of the field: numbers for texts, or the other way round.',
    'Change the type of the field, or write the values with or without quotes.',
  ),
  'message/missing': the(
    'A rule can fail and nothing is said then. A visitor would see only that something is wrong.',
    'Add the words under messages, by field and rule.',
  ),
  'message/never-shown': the(
    'A message is declared, and none of the visitors that the check generates could bring it about, with any answer that the controls give. Either the rule behind it can never fail, another message always comes first, or the question is never in sight. Someone keeps up words that no one will read.',
    'Mostly delete it. Where words must stand although no control can bring them about, `unseen` of the field says why.',
  ),
  'message/shown': the(
    '`unseen` says of a message that no visitor can bring it about. Since then the rules or the control have changed: now it can be read.',
    'Take the message out of `unseen`.',
  ),
  'message/syntax': the(
    'A message with values in braces is not well formed.',
    'Values stand as {name}, plurals as {n, plural, one {# plan} other {# plans}}. A brace itself stands in single quotes.',
  ),
  'message/unknown-value': the(
    'Braces in a message name a value that nothing gives here; the visitor would read a gap.',
    'Name a field of the form, or one of the values that the problem lists.',
  ),
  'message/unused': the(
    'A message stands in the config that no visitor can ever read, because no rule provokes it.',
    'Delete it, or add the rule that it speaks of.',
  ),
  'page/bad-link': the(
    'What stands here as a link is not an address.',
    'Start it with / for a page of this site, # for a place on the page, or https:, tel: or mailto:.',
  ),
  'page/duplicate-path': the(
    'Two pages have the same address. Capitals make no difference.',
    'Give each its own path.',
  ),
  'page/duplicate-title': the(
    'Two pages have the same title. In tabs and search results no one could tell them apart.',
    'Give each its own title.',
  ),
  'page/many-headings': the(
    'A page has more than one main heading. Search engines and screen readers expect one.',
    'Leave `main: true` with one block. A hero always has the main heading.',
  ),
  'page/no-entries': the(
    'An address with {id} needs a catalog that says which ids there are, and a catalog is of use only with such an address.',
    'Add both: path: /policy/{id} and entries: policies. Or neither.',
  ),
  'page/no-heading': the(
    'A page has no main heading.',
    'Start it with a hero, or set `main: true` at a block that has a heading.',
  ),
  'page/not-found': the(
    'Addresses that do not exist need exactly one page that says so.',
    'Give one page, and only one, `status: 404`.',
  ),
  'page/orphan': the(
    'No link leads to this page, neither from the header or footer nor from any page that can be reached. Visitors would never find it.',
    'Link to it from another page, the header or the footer, or delete the file.',
  ),
  'page/parent-loop': the(
    'A page stands under another that stands under it. Breadcrumbs would go in circles.',
    'Change `parent` of one of them.',
  ),
  'page/unknown': unknown('a page', 'the address of each page is the path at the top of its file'),
  'page/unknown-panel': the(
    'A button opens a panel that the page does not have.',
    'Add a panel block with this id to each page that shows the button.',
  ),
  'page/unknown-parent': the(
    '`parent` names no page that others can stand under.',
    'Name the file of a page with one fixed address, without .yaml.',
  ),
  'page/unknown-place': the(
    'A link leads to a place on a page that no block has as its id.',
    'Correct the part behind #, or give the block that id.',
  ),
  'plugin/unknown': unknownThere('a plug-in', 'schemas/plugins has one file for each'),
  'plugin/wrong-kind': the(
    'The plug-in exists, but for something else: one checks rules, another works out estimates.',
    'Take one of those that the problem lists.',
  ),
  'ref/chain': the(
    'A part that is taken over by $ref takes over another part itself. Such chains can lead in circles.',
    'Refer to the file in which the part is written out.',
  ),
  'ref/unknown': the(
    'A $ref names a file or a part of a file that does not exist.',
    'Write the path from this file, then # and the keys that lead to the part: life-lead.yaml#/schema.',
  ),
  'rich/syntax': the(
    'A text with strong words or links is not well formed.',
    'Strong words stand in **two stars** on both sides, links as [words](/Contact).',
  ),
  'schema/bad-value': the(
    'A value has the right type and yet does not fit: too long, too small, or of another form than its contract asks.',
    'The problem says what is asked. The editor shows it too when you point at the key.',
  ),
  'schema/missing-key': the(
    'A key that this part cannot do without is missing.',
    'Add it. The editor proposes the keys that are missing.',
  ),
  'schema/not-allowed': the(
    'Only a few words are allowed here, and this is none of them.',
    'Take one of those that the problem lists.',
  ),
  'schema/unknown-key': the(
    'A key is not known at this place. Mostly it is misspelt, or stands one level too deep or too high.',
    'Take the key that is proposed, or compare the indentation with a file that works.',
  ),
  'schema/wrong-type': the(
    'A text stands where a number is needed, a single value where a list is, or the like.',
    'The problem says what is needed. A number or yes that is meant as a text stands in quotes.',
  ),
  'step/never': the(
    'A step of a wizard can never open: no answers make its condition true.',
    'Compare its `when` with the choices and bounds of the fields that it names.',
  ),
  'step/never-left': the(
    'A step requires an answer that its visitor cannot give, so no one would get past it.',
    'Give the field a default, an effect that sets it, or a control that can be used.',
  ),
  'step/no-choice': the(
    '`advanceOn` goes on when a choice is pressed, and this field has no choices to press.',
    'Name a field that is shown as tiles, lookup or radio.',
  ),
  'step/unknown': unknown('a step', 'steps have their id at their top'),
  'widget/unknown': unknownThere('a control', 'schemas/fields has one file for each'),
  'wizard/loop': the(
    'An answer in one step makes an earlier step, which the visitor has done, refuse its answers or ask for more. They are led back, and perhaps in circles.',
    'Ask the question before the step that depends on it.',
  ),
  'wizard/too-many-states': the(
    'So many questions depend on each other that not every way through them can be tried. Nothing is proved by half: the check would rather say so.',
    'Untie them: let conditions name fewer fields, or divide the questions.',
  ),
  'wizard/unknown': unknown('a wizard', 'wizards are the files of config/wizards, without .yaml'),
  'wizard/unused': unused('A wizard'),
  'yaml/ambiguous': the(
    'Some programs read this as yes or no, or as a number in base 8, others as a text.',
    'Put it in quotes when it is a text. Write true or false for yes or no.',
  ),
  'yaml/bad-alias': the(
    'A star repeats a value that is marked with & above, and there is none, or it would repeat itself.',
    'Write the value out. A text that starts with a star stands in quotes.',
  ),
  'yaml/bad-key': the(
    'What stands before the colon cannot be a name.',
    'A key is a plain word. A text that starts with a brace stands in quotes.',
  ),
  'yaml/bad-number': the(
    'The number has more digits than any program keeps, so it would be changed without a word.',
    'Put it in quotes if it is a text, such as a phone number.',
  ),
  'yaml/bomb': the(
    'The file repeats itself by aliases so often that it would grow without bounds.',
    'Write the values out, or move them to a list.',
  ),
  'yaml/comment': the(
    'A # behind a blank starts a comment, so that visitors would read "We are" of "We are #1 in India".',
    'Put the text in quotes. If it is a comment, write a blank after its #.',
  ),
  'yaml/conflict': the(
    'Git joined two versions of the file, could not tell which is right, and wrote both into it, between lines of <<<<<<<, ======= and >>>>>>>.',
    'Keep the lines that are right, delete the others with the three marks, and check again. `git merge --abort` takes all of the merge back.',
  ),
  'yaml/directive': the(
    'A line that starts with % changes how YAML is read. No file of ours needs that.',
    'Take it away, or put a text that starts with % in quotes.',
  ),
  'yaml/duplicate-key': the(
    'The same key stands twice in one place. Only one of the two would count. Where several do, the dash between two items of a list is missing.',
    'Keep one of the two, or start the new item with a dash.',
  ),
  'yaml/invisible': the(
    'A character that no one can see stands in a text. It can turn the direction of reading or break a link.',
    'Delete the text and type it anew.',
  ),
  'yaml/many-documents': the(
    'A line of dashes starts a second document. One file is one document.',
    'Take the line away, or move the rest to a file of its own.',
  ),
  'yaml/syntax': the(
    'The file is not YAML here: an indentation, a quote, a bracket or a colon is wrong.',
    'Look at the marked place and the line above it. A text with a colon stands in quotes.',
  ),
  'yaml/tab': the(
    'A tab, or a blank of another kind, stands in the indentation. YAML allows only spaces.',
    'Replace it by spaces; most editors can do so by themselves.',
  ),
  'yaml/tag': the(
    'A word that starts with ! gives a value a type of its own. No file of ours needs that.',
    'Take it away, or put a text that starts with ! in quotes.',
  ),
  'yaml/too-deep': the(
    'Maps and lists are nested so deep that something must be wrong.',
    'See whether a bracket is closed too late.',
  ),
  'years/bad': the(
    'The years to choose from are not declared in a way that gives any.',
    'Write last: 20, or from: and to:. The entry without `when` stands last, and the field is of type integer.',
  ),
};
