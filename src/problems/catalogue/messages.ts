import { didYouMean } from '../nearest.ts';
import type { Place } from '../problem.ts';
import { problem, type Explanations } from './kit.ts';

/** Messages and rich texts: their form, those that are missing, those that no visitor can read. */
export const problems = {
  badMessage: (place: Place, why: string) =>
    problem(
      'message/syntax',
      place,
      `This message is not well formed: ${why}.`,
      "Values stand in braces: {name}; a brace itself in quotes: '{'.",
    ),
  unknownValue: (place: Place, typed: string, known: Iterable<string>) =>
    problem('message/unknown-value', place, `Nothing fills {${typed}} here.`, didYouMean(typed, known)),
  quotedValue: (place: Place, value: string) =>
    problem(
      'message/quoted',
      place,
      `Single quotes before a brace make it plain text: a visitor would read ${value} as it stands.`,
      `Put double quotes around it, or none: "${value}".`,
    ),
  mayBeMissing: (place: Place, field: string) =>
    problem(
      'message/gap',
      place,
      `"${field}" may have no answer here, and a visitor would read a gap.`,
      `Say what stands there then: {${field}, select, missing {…} other {… {${field}} …}}.`,
    ),
  yesOrNo: (place: Place, field: string) =>
    problem(
      'message/gap',
      place,
      `"${field}" is a yes or no, which no words stand for here.`,
      `Say them: {${field}, select, true {…} other {…}}.`,
    ),
  valueTwice: (place: Place, setting: string) =>
    problem(
      'message/value-twice',
      place,
      `The answer stands beside this ${setting} already: a visitor would read it twice, as in "5 5 years".`,
      'Write only what changes with it: "{value, plural, one {year} other {years}}".',
    ),
  badRich: (place: Place, why: string) =>
    problem(
      'rich/syntax',
      place,
      `This text is not well formed: ${why}.`,
      'Strong words stand in **two stars**, links as [words](/Contact).',
    ),
  missingMessage: (place: Place, field: string, keyword: string) =>
    problem(
      'message/missing',
      place,
      `When "${field}" fails "${keyword}", nothing is said.`,
      `Add messages.${field}.${keyword}.`,
    ),
  missingRuleMessage: (place: Place, plugin: string, rule: string) =>
    problem('message/missing', place, `When "${plugin}" finds "${rule}", nothing is said.`, `Add messages.${rule}.`),
  unsaidMessage: (place: Place) =>
    problem(
      'message/unused',
      place,
      'This is never said: `refusal` says how a failed check is told here.',
      'Delete it, or delete `refusal`.',
    ),
  uselessRuleMessage: (place: Place, plugin: string, rule: string, codes: Iterable<string>) =>
    problem(
      'message/unused',
      place,
      `"${plugin}" never finds "${rule}", so this is never said.`,
      didYouMean(rule, codes),
    ),
  uselessMessage: (place: Place, field: string, keyword: string, rules: readonly string[]) =>
    problem(
      'message/unused',
      place,
      `"${field}" has no rule "${keyword}", so this is never said.`,
      rules.length > 0 ? didYouMean(keyword, rules) : `Delete it, or give "${field}" that rule.`,
    ),
  neverInSight: (place: Place, field: string) =>
    problem(
      'message/never-shown',
      place,
      `This is never said: no visitor who can come here sees "${field}".`,
      'Compare the conditions of the field and of its step with what is asked before.',
    ),
  neverGiven: (place: Place, field: string, widget: string, keyword: string) =>
    problem(
      'message/never-shown',
      place,
      `This is never said: the control of "${field}", ${widget}, gives no answer that fails "${keyword}".`,
      `Delete it, take another control, or say why it stands under ui: { ${field}: { unseen: { ${keyword}: … } } }.`,
    ),
  neverFirst: (place: Place, field: string, keyword: string, before: string) =>
    problem(
      'message/never-shown',
      place,
      `This is never said: whatever fails "${keyword}" of "${field}" fails "${before}" too, and that message stands first.`,
      `Put it above "${before}", or delete it.`,
    ),
  neverFails: (place: Place, field: string, keyword: string) =>
    problem(
      'message/never-shown',
      place,
      `This is never said: no answer to "${field}" fails "${keyword}".`,
      'Delete it, or mend the rule.',
    ),
  neverChecked: (place: Place, by: string) =>
    problem(
      'message/never-shown',
      place,
      `This is never said: with validation: ${by} the form does not say what is wrong itself.`,
      'Delete it, or take `validation` away.',
    ),
  neverBroken: (place: Place) =>
    problem(
      'message/never-shown',
      place,
      'This is never said: no answers that visitors can give make the expression false.',
      'Compare it with the rules of the fields that it names; they may say it already.',
    ),
  neverFound: (place: Place, plugin: string, code: string) =>
    problem(
      'message/never-shown',
      place,
      `This is never said: no answers that visitors can give let "${plugin}" find "${code}".`,
      'Compare what the plug-in is given with the rules and controls of the fields that it names.',
    ),
  estimateWithoutMissing: (place: Place) =>
    problem(
      'message/missing',
      place,
      'While an answer is missing that the amount needs, nothing is said.',
      'Add `missing` with what to do; or name the plug-in that works the amount out.',
    ),
  estimateWithPlugin: (place: Place, plugin: string) =>
    problem(
      'message/unused',
      place,
      `"${plugin}" says itself why there is no amount, so this is never said.`,
      'Take it away, and write the words under `messages`.',
    ),
  neverMissing: (place: Place) =>
    problem(
      'message/never-shown',
      place,
      'This is never said: whatever visitors have answered, the amount is known.',
      'Take `missing` away, and write the words as a text of the page.',
    ),
  neverEstimated: (place: Place) =>
    problem(
      'message/never-shown',
      place,
      'This is never said: no answers that visitors can give make all values known that it prints.',
      'Compare the expressions of the computed fields with the rules of the fields that they name.',
    ),
  neverRefused: (place: Place) =>
    problem(
      'message/never-shown',
      place,
      'This is never said: the step accepts all answers that visitors can give.',
      'Delete `refusal`, or require something in this step.',
    ),
  neverDropped: (place: Place) =>
    problem(
      'message/never-shown',
      place,
      'This is never said: no change takes away an answer of another step.',
      'Delete `dropped`.',
    ),
  shownAfterAll: (place: Place, field: string) =>
    problem(
      'message/shown',
      place,
      `Visitors can read this message, and \`unseen\` of "${field}" says that none can.`,
      'Take it out of `unseen`.',
    ),
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
