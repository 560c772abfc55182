import { didYouMean } from '../nearest.ts';
import { problem, type Explanations } from './kit.ts';

/** Messages and rich texts: their form, those that are missing, those that no visitor can read. */
export const problems = {
  badMessage: problem('message/syntax', (why: string) => [
    `This message is not well formed: ${why}.`,
    "Values stand in braces: {name}; a brace itself in quotes: '{'.",
  ]),
  unknownValue: problem('message/unknown-value', (typed: string, known: Iterable<string>) => [
    `Nothing fills {${typed}} here.`,
    didYouMean(typed, known),
  ]),
  quotedValue: problem('message/quoted', (value: string) => [
    `Single quotes before a brace make it plain text: a visitor would read ${value} as it stands.`,
    `Put double quotes around it, or none: "${value}".`,
  ]),
  mayBeMissing: problem('message/gap', (field: string) => [
    `"${field}" may have no answer here, and a visitor would read a gap.`,
    `Say what stands there then: {${field}, select, missing {…} other {… {${field}} …}}.`,
  ]),
  yesOrNo: problem('message/gap', (field: string) => [
    `"${field}" is a yes or no, which no words stand for here.`,
    `Say them: {${field}, select, true {…} other {…}}.`,
  ]),
  valueTwice: problem('message/value-twice', (setting: string) => [
    `The answer stands beside this ${setting} already: a visitor would read it twice, as in "5 5 years".`,
    'Write only what changes with it: "{value, plural, one {year} other {years}}".',
  ]),
  badRich: problem('rich/syntax', (why: string) => [
    `This text is not well formed: ${why}.`,
    'Strong words stand in **two stars**, links as [words](/Contact).',
  ]),
  missingMessage: problem('message/missing', (field: string, keyword: string) => [
    `When "${field}" fails "${keyword}", nothing is said.`,
    `Add messages.${field}.${keyword}.`,
  ]),
  missingRuleMessage: problem('message/missing', (plugin: string, rule: string) => [
    `When "${plugin}" finds "${rule}", nothing is said.`,
    `Add messages.${rule}.`,
  ]),
  unsaidMessage: problem('message/unused', () => [
    'This is never said: `refusal` says how a failed check is told here.',
    'Delete it, or delete `refusal`.',
  ]),
  uselessRuleMessage: problem('message/unused', (plugin: string, rule: string, codes: Iterable<string>) => [
    `"${plugin}" never finds "${rule}", so this is never said.`,
    didYouMean(rule, codes),
  ]),
  uselessMessage: problem('message/unused', (field: string, keyword: string, rules: readonly string[]) => [
    `"${field}" has no rule "${keyword}", so this is never said.`,
    rules.length > 0 ? didYouMean(keyword, rules) : `Delete it, or give "${field}" that rule.`,
  ]),
  neverInSight: problem('message/never-shown', (field: string) => [
    `This is never said: no visitor who can come here sees "${field}".`,
    'Compare the conditions of the field and of its step with what is asked before.',
  ]),
  neverGiven: problem('message/never-shown', (field: string, widget: string, keyword: string) => [
    `This is never said: the control of "${field}", ${widget}, gives no answer that fails "${keyword}".`,
    `Delete it, take another control, or say why it stands under ui: { ${field}: { unseen: { ${keyword}: … } } }.`,
  ]),
  neverFirst: problem('message/never-shown', (field: string, keyword: string, before: string) => [
    `This is never said: whatever fails "${keyword}" of "${field}" fails "${before}" too, and that message stands first.`,
    `Put it above "${before}", or delete it.`,
  ]),
  neverFails: problem('message/never-shown', (field: string, keyword: string) => [
    `This is never said: no answer to "${field}" fails "${keyword}".`,
    'Delete it, or mend the rule.',
  ]),
  neverChecked: problem('message/never-shown', (by: string) => [
    `This is never said: with validation: ${by} the form does not say what is wrong itself.`,
    'Delete it, or take `validation` away.',
  ]),
  neverBroken: problem('message/never-shown', () => [
    'This is never said: no answers that visitors can give make the expression false.',
    'Compare it with the rules of the fields that it names; they may say it already.',
  ]),
  neverFound: problem('message/never-shown', (plugin: string, code: string) => [
    `This is never said: no answers that visitors can give let "${plugin}" find "${code}".`,
    'Compare what the plug-in is given with the rules and controls of the fields that it names.',
  ]),
  estimateWithoutMissing: problem('message/missing', () => [
    'While an answer is missing that the amount needs, nothing is said.',
    'Add `missing` with what to do; or name the plug-in that works the amount out.',
  ]),
  estimateWithPlugin: problem('message/unused', (plugin: string) => [
    `"${plugin}" says itself why there is no amount, so this is never said.`,
    'Take it away, and write the words under `messages`.',
  ]),
  neverMissing: problem('message/never-shown', () => [
    'This is never said: whatever visitors have answered, the amount is known.',
    'Take `missing` away, and write the words as a text of the page.',
  ]),
  neverEstimated: problem('message/never-shown', () => [
    'This is never said: no answers that visitors can give make all values known that it prints.',
    'Compare the expressions of the computed fields with the rules of the fields that they name.',
  ]),
  neverRefused: problem('message/never-shown', () => [
    'This is never said: the step accepts all answers that visitors can give.',
    'Delete `refusal`, or require something in this step.',
  ]),
  neverDropped: problem('message/never-shown', () => [
    'This is never said: no change takes away an answer of another step.',
    'Delete `dropped`.',
  ]),
  shownAfterAll: problem('message/shown', (field: string) => [
    `Visitors can read this message, and \`unseen\` of "${field}" says that none can.`,
    'Take it out of `unseen`.',
  ]),
};

export const explanations = {
  'message/gap': {
    means:
      'A message prints an answer that a visitor may have left out, or a box that is ticked or not. In its place the visitor would read nothing, as in "Age .".',
    fix: 'Choose the words by the answer: {age, select, missing {No age} other {Age {age}}}. Or make the field required.',
  },
  'message/missing': {
    means: 'A rule can fail, and no message says so. A visitor would see only that something is wrong.',
    fix: 'Add the words under messages, by field and rule.',
  },
  'message/never-shown': {
    means:
      'A message is declared, and none of the visitors that the check generates could bring it about, with any answer that the controls give. Either the rule behind it can never fail, another message always comes first, or the question is never in sight. Someone keeps up words that no one will read.',
    fix: 'Mostly delete it. Where words must stand although no control can bring them about, `unseen` of the field says why.',
  },
  'message/quoted': {
    means:
      "A single quote before a brace makes a message take the braces as plain text. Thank you, '{name}' shows the braces and no name.",
    fix: 'Take the quotes away, or write double ones.',
  },
  'message/shown': {
    means:
      '`unseen` says that no visitor can read this message. Since then the rules or the control have changed: now visitors can.',
    fix: 'Take the message out of `unseen`.',
  },
  'message/syntax': {
    means: 'A message with values in braces is not written as it must be.',
    fix: 'Values stand as {name}, plurals as {n, plural, one {# plan} other {# plans}}. A brace itself stands in single quotes.',
  },
  'message/unknown-value': {
    means: 'Braces in a message name a value that nothing gives here; the visitor would read a gap.',
    fix: 'Name a field of the form, or one of the values that the problem lists.',
  },
  'message/unused': {
    means: 'No visitor can ever read this message, because there is no rule for it.',
    fix: 'Delete it, or add the rule that it speaks of.',
  },
  'message/value-twice': {
    means:
      'What stands before or after an answer prints the answer itself. It stands there already, in its box and wherever it is printed.',
    fix: 'Leave out # and {value}. A plural chooses the words by the answer: {value, plural, one {year} other {years}}.',
  },
  'rich/syntax': {
    means: 'A text with strong words or links is not written as it must be.',
    fix: 'Strong words stand in **two stars** on both sides, links as [words](/Contact).',
  },
} satisfies Explanations;
