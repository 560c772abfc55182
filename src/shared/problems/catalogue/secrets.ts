import { problem, type Explanations } from './kit.ts';

/** Lists that nobody may read, and codes that the server checks. */
export const problems = {
  secretNotOptions: problem('list/secret', (of: string) => [
    `Only options can be secret, and this is a list of ${of}.`,
    'Remove `secret`, or write of: options.',
  ]),
  secretControl: problem('list/secret', (list: string, field: string, widget: string) => [
    `The list "${list}" is secret, and the control ${widget} of "${field}" shows its options.`,
    `Write widget: code under ui: ${field}.`,
  ]),
  secretShown: problem('list/secret', (list: string, field: string, key: string) => [
    `The list "${list}" is secret, and ${key} of "${field}" would write its values into the page.`,
    `Remove ${key}.`,
  ]),
  secretSets: problem('list/secret', (list: string, field: string) => [
    `The secret list "${list}" sets "${field}", and visitors can change its answer. The server would refuse that.`,
    `Write ui: ${field}: { readOnly: true }, or widget: hidden.`,
  ]),
  secretElsewhere: problem('list/secret', (list: string) => [
    `The list "${list}" is secret, and this would write it into the page.`,
    'Name another list, or remove `secret` from this one.',
  ]),
  codeWords: problem('field/code-words', (field: string, lacks: readonly string[]) => [
    `The server is asked about "${field}", and there are no words for that: ${lacks.join(' and ')}.`,
    `Write options: { ${lacks.map((key) => `${key}: …`).join(', ')} } under ui: ${field}.`,
  ]),
};

export const explanations = {
  'list/secret': {
    means:
      'A list is secret: its options stay on the server. Something would show them to visitors, or lets visitors change what an option sets, or the list is not one of options.',
    fix: 'Take the control code for its field, remove what would show its values, and make what its options set read-only or hidden.',
  },
  'field/code-words': {
    means:
      'The control code asks the server, because its list is secret, long, or from an address. Visitors need words while they wait, and when the server cannot be asked.',
    fix: 'Write checking and failed under options of the field.',
  },
} satisfies Explanations;
