import { problem, unknownName, type Explanations } from './kit.ts';

/** What answers are collected for. */
export const problems = {
  unknownPurpose: unknownName('purpose/unknown', 'purpose of leads in site.yaml'),
  noPurpose: problem('purpose/missing', (field: string, known: readonly string[]) => [
    `The answer to "${field}" is sent, and nothing says what for.`,
    `Write purpose in its ui, or for all fields beside submit: ${known.join(' or ')}.`,
  ]),
  noConsent: problem('purpose/no-consent', () => [
    'This form is sent, and has no box to agree beside which a visitor could read what the answers are for.',
    'Ask for a boolean with const: true, and require it.',
  ]),
  noNotice: problem('purpose/no-consent', (control: string) => [
    `The notice of what the answers are for cannot be beside the control "${control}".`,
    'Take the control checkbox for the consent.',
  ]),
  skippedConsent: problem('purpose/no-consent', (field: string) => [
    `Visitors who are not asked "${field}" send the form without the notice of what their answers are for.`,
    'Ask everybody for the consent: without a condition, in a step without one.',
  ]),
  asksChildren: problem('purpose/children', (field: string) => [
    `The form accepts "${field}" from visitors under 18, and does not say that a parent must fill it in for them.`,
    'Say it in leads: notice: children of site.yaml, or require the date of birth (autocomplete: bday) with formatMaximum: today - 18 years.',
  ]),
  unneededPurpose: problem('purpose/unneeded', () => [
    'No field takes this purpose: the form is not sent, or each of its fields has its own.',
    'Delete it.',
  ]),
  unusedPurpose: problem('purpose/unused', (id: string) => [
    `No form that is sent collects anything for "${id}".`,
    'Give this purpose to the fields that are for it, or delete it.',
  ]),
};

export const explanations = {
  'purpose/children': {
    means:
      'A form that is sent asks for contact details, and people under 18 can send it. The law asks for the consent of a parent then. The check only trusts two things: the words of leads: notice: children, which every notice shows, and a required date of birth of the visitor (autocomplete: bday) that must be 18 years ago or more. The rule holds for sites that declare purposes.',
    fix: 'Write leads: notice: children in config/site.yaml, or require such a date of birth.',
  },
  'purpose/missing': {
    means:
      'An answer is sent, but config does not say what it is for, so the notice beside the consent box would be silent about it. The rule holds as soon as the site declares purposes (leads: purposes of config/site.yaml); a site without them needs none.',
    fix: 'Write purpose in the form for all of its fields, or under ui for one field. A field that is for nothing should not be asked, or not be sent (sent: false).',
  },
  'purpose/no-consent': {
    means:
      'A form that is sent has no checkbox that every visitor must tick. The notice of the purposes is beside it, so visitors would send their answers without having been told what for. The rule holds for sites that declare purposes.',
    fix: 'Add a required field with type: boolean and const: true, whose title says what the visitor agrees to.',
  },
  'purpose/unknown': {
    means: 'A form names a purpose that leads: purposes of config/site.yaml does not declare. Usually it is misspelt.',
    fix: 'Take the proposed name, or declare the purpose with its words. "rename OLD NEW" changes a name everywhere at once.',
  },
  'purpose/unneeded': {
    means:
      'A form declares a purpose that no answer has: it is not sent (posts of config/site.yaml), or each of its fields has a purpose of its own.',
    fix: 'Delete it, or send the form.',
  },
  'purpose/unused': {
    means:
      'The site declares a purpose for which no form that is sent collects anything. It would never be in a notice. Perhaps the form that had it is gone, or its name is misspelt.',
    fix: 'Give it to the fields that are for it, or delete it.',
  },
} satisfies Explanations;
