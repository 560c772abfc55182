import { didYouMean } from '../nearest.ts';
import { problem, type Explanations } from './kit.ts';

/** Some words in quotes, cut when they are long. */
const inQuotes = (words: string): string => `"${words.length > 160 ? `${words.slice(0, 160)}…` : words}"`;

/** The languages of the site, and the translations of its words. */
export const problems = {
  unknownLanguage: problem('language/unknown', (code: string, shorter?: string) => [
    `No language is known by the tag "${code}", so its plurals and dates are not known.`,
    shorter === undefined ? 'Write a tag of two or three letters, such as hi, ta or ur.' : `Did you mean "${shorter}"?`,
  ]),
  otherFirstLanguage: problem('language/first', (code: string, language: string) => [
    `The first language is the one that config is written in, but this is ${code}, and language: says ${language}.`,
    'Put the language of config first, or correct language:.',
  ]),
  languageTwice: problem('language/twice', (code: string) => [
    `The language ${code} is there twice.`,
    'Keep one of them.',
  ]),
  addressOfLanguage: problem('language/address', (path: string, code: string) => [
    `The address ${path} begins like those of the language ${code}.`,
    'Choose another address.',
  ]),
  strayTranslation: problem('translation/file', (why: 'language' | 'words', name: string, known: readonly string[]) =>
    why === 'language'
      ? [
          `The site has no language "${name}" besides its first, so nothing is translated into it.`,
          `${didYouMean(name, known)} Or add it to languages in config/site.yaml.`,
        ]
      : [
          `There is no ${name}, or it has no words, so this file translates nothing.`,
          'Rename it like the file whose words it has, or delete it.',
        ],
  ),
  untranslated: problem('translation/missing', (file: string, count: number, some: readonly string[]) => [
    `${count === 1 ? 'A text' : `${count} texts`} of ${file} ${count === 1 ? 'has' : 'have'} no translation: ${some.join(', ')}${count > some.length ? ' …' : ''}.`,
    'Write them: npm run site -- translate write adds every place. Or remove complete: from the language, so that pages appear in it as they are done.',
  ]),
  outdatedTranslation: problem('translation/outdated', (now: string, before: string) => [
    `The words are now ${inQuotes(now)}. This is the translation of ${inQuotes(before)}.`,
    'Translate them again, and write the new words beside the translation.',
  ]),
  goneTranslation: problem('translation/gone', (key: string, file: string, known: Iterable<string>) => [
    `${file} has no words at ${key}.`,
    `${didYouMean(key, known)} If the words are gone, delete this entry; npm run site -- translate write does that.`,
  ]),
  otherLanguages: problem('translation/entry', (keys: readonly string[], wanted: readonly string[]) => [
    `An entry has the words in ${wanted[0]} and their translation to ${wanted[1]}, and this one has ${keys.join(' and ')}.`,
    `Write ${wanted[0]}: with the words, and ${wanted[1]}: with the translation.`,
  ]),
  lostValue: problem('translation/value', (lost: readonly string[], of: string) => [
    `The translation of ${inQuotes(of)} lacks ${lost.join(' and ')}.`,
    'Put it where it belongs in the translation, spelled exactly so.',
  ]),
  inventedValue: problem('translation/value', (found: readonly string[], of: string) => [
    `The words ${inQuotes(of)} have no ${found.join(' and ')}.`,
    'Remove it. What is in braces, stars and link addresses is never translated.',
  ]),
  brokenTranslation: problem('translation/value', (why: string) => [
    `Visitors could not read this: ${why}.`,
    'Write braces, plurals and choices as in the words that it translates.',
  ]),
  quotedTranslation: problem('translation/value', (quotes: string) => [
    `Curly quotes (${quotes}) are around this translation, and the words that it translates have none.`,
    "Take them away, or type straight ones if the text needs quotes: '…'.",
  ]),
  sameTranslation: problem('translation/value', (label: string, other: string) => [
    `"${label}" and "${other}" have the same translation, so visitors could not tell them apart.`,
    'Use different words for one of them.',
  ]),
  noPluralForm: problem('translation/plural', (form: string, name: string, language: string) => [
    `${language} has its own words for some numbers ("${form}"), and {${name}} has none for them.`,
    `Add ${form} {…}.`,
  ]),
  neverPluralForm: problem('translation/plural', (form: string, name: string, language: string) => [
    `${language} has no plural "${form}", so nobody would read these words of {${name}}.`,
    `Remove ${form} {…}.`,
  ]),
  otherTerm: problem('translation/term', (word: string, forms: readonly string[]) => [
    `"${word}" is always ${forms.map((form) => `"${form}"`).join(' or ')} in this language, and this translation has other words.`,
    'Write the term as terms.yaml has it, or add this form of it there.',
  ]),
  translatedName: problem('translation/term', (name: string) => [
    `"${name}" is never translated, and this translation does not have it.`,
    `Write ${name} unchanged, or take it out of never: in terms.yaml.`,
  ]),
  wordsInExpression: problem('translation/expression', (words: string, field: string) => [
    `This expression writes "${words}" itself, so visitors would read it in every language.`,
    `Give a value instead, such as "a" or a number, and write the words in a text that uses it: {${field}, select, a {…} other {…}}. Then they are translated with the text.`,
  ]),
  comparedWords: problem(
    'translation/compared',
    (name: string, words: readonly string[], language: string, now: readonly string[]) => [
      `"${name}" is compared with ${words.map((one) => `"${one}"`).join(', ')}, but a page in ${language} suggests ${now.map((one) => `"${one}"`).join(', ')}. The outcome would depend on the language of the page.`,
      `Compare it with both: ${name} in ["${words[0]}", "${now[0]}"]. Or let visitors choose from a list (x-list), whose values are the same in every language.`,
    ],
  ),
  comparedLabel: problem('translation/compared', (name: string) => [
    `The label of "${name}" is compared with a text, but each language has its own labels.`,
    `Compare the answer itself: ${name} == "value of the choice".`,
  ]),
  leftOver: problem('translation/left-over', (words: string) => [
    `"${words}" is not in this language: it was not translated.`,
    'Translate it. If it stays as it is, such as a name, add it to never: in terms.yaml of this language.',
  ]),
};

export const explanations = {
  'language/unknown': {
    means: 'A language of the site has a tag that no language has. Plurals, dates and lists are written by its rules.',
    fix: 'Write the tag of the language as Unicode has it: hi for Hindi, ta for Tamil, ur for Urdu.',
  },
  'language/first': {
    means:
      'The first of `languages` in config/site.yaml is another language than `language` says. Config is written in one language, and all others are translated from it.',
    fix: 'Put the language of config first.',
  },
  'language/twice': {
    means: 'Two entries of `languages` have the same code, so their addresses would be the same.',
    fix: 'Keep one of them.',
  },
  'language/address': {
    means:
      'The address of a page begins with the code of a language: /hi/About. The pages of that language have such addresses.',
    fix: 'Choose another address for the page.',
  },
  'translation/file': {
    means:
      'A file in config/translations belongs to no language of the site, or to no file with words. Its path is that of the file whose words it has, in the folder of the language.',
    fix: 'Rename or delete it, or add the language to `languages` in config/site.yaml.',
  },
  'translation/missing': {
    means:
      'A language is marked `complete`, and some words have no translation to it, or one of older words. A page with such words would not appear in the language.',
    fix: '`npm run site -- translate write` adds the places. Fill in the translations.',
  },
  'translation/outdated': {
    means:
      'The words of the first language have changed after they were translated. Until the translation is current, the page is shown in the first language. This blocks nothing.',
    fix: 'Translate the new words, and write them beside the translation, so that it counts as current.',
  },
  'translation/gone': {
    means: 'An entry translates words that are not there any more, or its place is misspelled. This blocks nothing.',
    fix: '`npm run site -- translate write` removes it, and keeps the translation if the same words are now elsewhere in the file.',
  },
  'translation/entry': {
    means:
      'An entry has a language that is neither the first one nor that of its folder, or lacks the words that it translates.',
    fix: 'Write the words by the code of the first language, and the translation by the code of the folder.',
  },
  'translation/value': {
    means:
      'A translation has other values in braces or other link addresses than the words that it translates: a visitor would read too little, or the braces themselves. Or two labels of facts have the same translation.',
    fix: 'Keep what is in braces and the addresses of links as they are, and put them where the language needs them.',
  },
  'translation/plural': {
    means:
      'A message has words for different numbers, and the language has other plural forms than the message. Arabic has six, Hindi two, Japanese one.',
    fix: 'Write words for each form that the problem names.',
  },
  'translation/term': {
    means:
      'terms.yaml says how a word is always translated, or that it never is, and a translation does otherwise. Two words for one thing make people look for a difference.',
    fix: 'Write the term as terms.yaml has it. If the language inflects it, list its forms there.',
  },
  'translation/expression': {
    means:
      'An expression writes words that visitors read. Texts are translated, expressions are not, so these words would be the same in every language of the site.',
    fix: 'Let the expression give a value, and write the words in a text that uses it, such as `{size, select, s {small} other {large}}`. Names in capitals, and those in `never` of terms.yaml, may stay.',
  },
  'translation/compared': {
    means:
      'An expression compares words that are different in another language: the label of a choice, or a typed text for which the page suggests translated words. The same answers would have another outcome, such as another price, in that language.',
    fix: 'Compare the value of a choice. For a typed text with suggestions, compare it with the words of every language: `city in ["Mumbai", "मुंबई"]`.',
  },
  'translation/left-over': {
    means: 'A translation has words in the letters of another language: they were forgotten.',
    fix: 'Translate them, or list them as `never` in terms.yaml.',
  },
} satisfies Explanations;
