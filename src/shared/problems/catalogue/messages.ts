import { didYouMean } from '../nearest.ts';
import { problem, type Explanations } from './kit.ts';

/** Messages and rich texts: their syntax, missing ones, and those that no visitor can read. */
export const problems = {
  badMessage: problem('message/syntax', (why: string) => [
    `This message is not well formed: ${why}.`,
    "Put values in braces: {name}; put a brace itself in quotes: '{'.",
  ]),
  unknownValue: problem('message/unknown-value', (typed: string, known: Iterable<string>) => [
    `Nothing fills {${typed}} here.`,
    didYouMean(typed, known),
  ]),
  printedTooEarly: problem('message/too-early', (name: string, field: string) => [
    `"${name}" cannot be in the words about "${field}": it is not an earlier question, or "${field}" is a consent.`,
    'Ask it before, or leave it out.',
  ]),
  quotedValue: problem('message/quoted', (value: string) => [
    `Single quotes before a brace make it plain text: a visitor would read ${value} literally.`,
    `Put double quotes around it, or none: "${value}".`,
  ]),
  mayBeMissing: problem('message/gap', (field: string) => [
    `"${field}" may have no answer here, and a visitor would read a gap.`,
    `Give the text for that case: {${field}, select, missing {…} other {… {${field}} …}}.`,
  ]),
  yesOrNo: problem('message/gap', (field: string) => [
    `"${field}" is a yes or no, and has no words here.`,
    `Add them: {${field}, select, true {…} other {…}}.`,
  ]),
  valueTwice: problem('message/value-twice', (setting: string) => [
    `The answer is shown beside this ${setting} already: a visitor would read it twice, as in "5 5 years".`,
    'Write only what changes with it: "{value, plural, one {year} other {years}}".',
  ]),
  affixTwice: problem('message/value-twice', (field: string, setting: string, text: string) => [
    `{${field}} is printed with its ${setting} "${text}", so a visitor would read it twice here.`,
    `Leave out "${text}" here, or print the answer without it: {${field}, value}.`,
  ]),
  badRich: problem('rich/syntax', (why: string) => [
    `This text is not well formed: ${why}.`,
    'Write strong words in **two stars**, links as [words](/Contact).',
  ]),
  missingMessage: problem('message/missing', (field: string, keyword: string) => [
    `There is no message for when "${field}" fails "${keyword}".`,
    `Add messages.${field}.${keyword}.`,
  ]),
  missingRuleMessage: problem('message/missing', (plugin: string, rule: string) => [
    `There is no message for when "${plugin}" finds "${rule}".`,
    `Add messages.${rule}.`,
  ]),
  unsaidMessage: problem('message/unused', () => [
    'This is never shown: `refusal` reports a failed check here.',
    'Delete it, or delete `refusal`.',
  ]),
  uselessRuleMessage: problem('message/unused', (plugin: string, rule: string, codes: Iterable<string>) => [
    `"${plugin}" never finds "${rule}", so this is never shown.`,
    didYouMean(rule, codes),
  ]),
  uselessMessage: problem('message/unused', (field: string, keyword: string, rules: readonly string[]) => [
    `"${field}" has no rule "${keyword}", so this is never shown.`,
    rules.length > 0 ? didYouMean(keyword, rules) : `Delete it, or give "${field}" that rule.`,
  ]),
  neverInSight: problem('message/never-shown', (field: string) => [
    `This is never shown: no visitor who can come here sees "${field}".`,
    'Compare the conditions of the field and of its step with what is asked before.',
  ]),
  neverGiven: problem('message/never-shown', (field: string, widget: string, keyword: string) => [
    `This is never shown: the control of "${field}", ${widget}, gives no answer that fails "${keyword}".`,
    `Delete it, take another control, or give the reason for it under ui: { ${field}: { unseen: { ${keyword}: … } } }.`,
  ]),
  neverFirst: problem('message/never-shown', (field: string, keyword: string, before: string) => [
    `This is never shown: every answer that fails "${keyword}" of "${field}" fails "${before}" too, and that message comes first.`,
    `Put it above "${before}", or delete it.`,
  ]),
  neverFails: problem('message/never-shown', (field: string, keyword: string) => [
    `This is never shown: no answer to "${field}" fails "${keyword}".`,
    'Delete it, or correct the rule.',
  ]),
  neverChecked: problem('message/never-shown', (by: string) => [
    `This is never shown: with validation: ${by} the form itself does not show what is wrong.`,
    'Delete it, or remove `validation`.',
  ]),
  neverBroken: problem('message/never-shown', () => [
    'This is never shown: no answers that visitors can give make the expression false.',
    'Compare it with the rules of the fields that it names; they may say it already.',
  ]),
  neverFound: problem('message/never-shown', (plugin: string, code: string) => [
    `This is never shown: no answers that visitors can give let "${plugin}" find "${code}".`,
    'Compare what the plug-in is given with the rules and controls of the fields that it names.',
  ]),
  estimateWithoutMissing: problem('message/missing', () => [
    'There is no message while an answer is missing that the amount needs.',
    'Add `missing` with what to do; or name the plug-in that works the amount out.',
  ]),
  estimateWithPlugin: problem('message/unused', (plugin: string) => [
    `"${plugin}" itself says why there is no amount, so this is never shown.`,
    'Remove it, and write the text under `messages`.',
  ]),
  neverMissing: problem('message/never-shown', () => [
    'This is never shown: the amount is known for all answers.',
    'Remove `missing`, and write the text on the page.',
  ]),
  neverEstimated: problem('message/never-shown', () => [
    'This is never shown: with all answers that visitors can give, one of its values is unknown.',
    'Compare the expressions of the computed fields with the rules of the fields that they name.',
  ]),
  neverRefused: problem('message/never-shown', () => [
    'This is never shown: the step accepts all answers that visitors can give.',
    'Delete `refusal`, or require something in this step.',
  ]),
  neverDropped: problem('message/never-shown', (key: 'dropped' | 'droppedHere') => [
    `This is never shown: no change removes ${key === 'dropped' ? 'an answer of another step' : 'another answer of the same step'}.`,
    `Delete \`${key}\`.`,
  ]),
  neverRestored: problem('message/never-shown', () => [
    'This is never shown: all answers of this form are private, so a reload brings none back.',
    'Delete `restored`.',
  ]),
  shownAfterAll: problem('message/shown', (field: string) => [
    `Visitors can read this message, but \`unseen\` of "${field}" says that they cannot.`,
    'Remove it from `unseen`.',
  ]),
};

export const explanations = {
  'message/gap': {
    means:
      'A message prints an answer that a visitor may have left out, or a box that is ticked or not. The visitor would read a gap, as in "Age .".',
    fix: 'Choose the words by the answer: {age, select, missing {No age} other {Age {age}}}. Or make the field required.',
  },
  'message/too-early': {
    means:
      'The title, help or placeholder of a question, or an option of it, prints the answer to a later one, or to itself. In a row, it can only print answers of the same row. The words of a consent print no answers, because all visitors agree to the same words.',
    fix: 'Move the question after the one whose answer it prints, or write the words without the answer.',
  },
  'message/missing': {
    means: 'A rule can fail, but has no message. A visitor would see only that something is wrong.',
    fix: 'Add the text under messages, by field and rule.',
  },
  'message/never-shown': {
    means:
      'A message is declared, but none of the generated visitors can cause it with any answer that the controls give. Either the rule behind it can never fail, another message always comes first, or the question is never shown. The text would be maintained for nothing.',
    fix: 'Usually, delete it. If the message must stay although no control can cause it, give the reason under `unseen` of the field.',
  },
  'message/quoted': {
    means:
      "A single quote before a brace makes a message take the braces as plain text. Thank you, '{name}' shows the braces instead of the name.",
    fix: 'Remove the quotes, or write double ones.',
  },
  'message/shown': {
    means:
      '`unseen` says that no visitor can read this message. Since then the rules or the control have changed: now visitors can.',
    fix: 'Remove the message from `unseen`.',
  },
  'message/syntax': {
    means: 'A message with values in braces has a wrong syntax.',
    fix: 'Write values as {name}, plurals as {n, plural, one {# plan} other {# plans}}. Put a brace itself in single quotes.',
  },
  'message/unknown-value': {
    means: 'Braces in a message name a value that does not exist here; the visitor would read a gap.',
    fix: 'Name a field of the form, or one of the values that the problem lists.',
  },
  'message/unused': {
    means: 'No visitor can ever read this message, because there is no rule for it.',
    fix: 'Delete it, or add its rule.',
  },
  'message/value-twice': {
    means:
      'The text before or after an answer prints the answer itself, or a text that prints the answer adds that text again. Both are there already, in its box and wherever it is printed.',
    fix: 'Leave out # and {value}, and the text beside the printed answer. A plural chooses the words by the answer: {value, plural, one {year} other {years}}.',
  },
  'rich/syntax': {
    means: 'A text with strong words or links has a wrong syntax.',
    fix: 'Write strong words with **two stars** on both sides, links as [words](/Contact).',
  },
} satisfies Explanations;
