import { problem, type Explanations } from './kit.ts';

/** Lists whose options come from an address. */
export const problems = {
  addressNotOptions: problem('list/bad-address', (of: string) => [
    `Only options can come from an address, and this is a list of ${of}.`,
    'Remove `from`, or write of: options.',
  ]),
  addressNoLongLists: problem('list/bad-address', () => [
    'Options from an address are searched on the server, and config/site.yaml does not say how many are shown at once.',
    "Add longLists to config/site.yaml: longLists: { above: 100, most: 20, found: '{count} found, {shown} shown' }.",
  ]),
  addressValue: problem('list/bad-address', (found: string) => [
    `Nothing fills ${found} in this address.`,
    'Write {of}: the answer that narrows the choices, which options.of of the field names.',
  ]),
  addressTooSlow: problem('list/bad-address', (timeout: number, most: number) => [
    `The server waits ${timeout} ms for this address, and pages wait ${most} ms for the server. Visitors would never read \`failed\`.`,
    `Write a timeout below ${most}, or a greater http.timeout in config/site.yaml.`,
  ]),
  addressSampleNoParent: problem('list/bad-address', (value: string) => [
    `The address has {of}, and the sample "${value}" does not say to which answer it belongs.`,
    'Write of: beside it, the answer for which the address has it.',
  ]),
  addressSampleParent: problem('list/bad-address', (value: string) => [
    `The sample "${value}" belongs to an answer, and the address is the same for all answers.`,
    'Remove its of:, or write {of} into the address.',
  ]),
  addressSampleWith: problem('list/bad-address', (value: string, lacks: readonly string[]) => [
    `The address fills in ${lacks.join(' and ')}, and the sample "${value}" does not.`,
    `Write with: { ${lacks.map((field) => `${field}: …`).join(', ')} } beside it, with what the address has for it.`,
  ]),
  addressControl: problem('list/address-control', (list: string, field: string, widget: string) => [
    `The options of "${list}" come from an address, and the control ${widget} of "${field}" does not search on the server.`,
    'Take widget: combobox, select or multiselect.',
  ]),
  addressPopular: problem('list/address-control', (list: string, field: string) => [
    `"${field}" shows the first options of "${list}" as buttons, and those in config are only samples of its address.`,
    'Remove popular.',
  ]),
  addressNotNarrowed: problem('list/address-control', (list: string, field: string) => [
    `The address of "${list}" has {of}, and no other answer narrows "${field}".`,
    `Name the other field under ui: ${field}: { options: { of: … } }. Or remove {of} from the address.`,
  ]),
  addressNarrowed: problem('list/address-control', (list: string, field: string, parent: string) => [
    `"${field}" is narrowed by "${parent}", and the address of "${list}" has no {of}, so it has the same options for all.`,
    'Write {of} into the address, behind its question mark. Or remove options.of.',
  ]),
  addressElsewhere: problem('list/address-elsewhere', (list: string) => [
    `The options of "${list}" come from an address, and are needed here before anybody asks it. Those in config are only samples.`,
    'Name a list that has all its items in config.',
  ]),
};

export const explanations = {
  'list/bad-address': {
    means:
      'A list has its options from an address (`from`), and something that this needs is missing or does not fit: only options can come from an address, site.yaml must have longLists, the server may not wait longer than pages wait for it, and the samples under items must belong to an answer exactly if the address has {of}.',
    fix: 'Change what the problem names.',
  },
  'list/address-control': {
    means:
      'A field takes a list whose options come from an address, and its control cannot show them: it does not search on the server, or it would show samples, or the answer that the address needs is not named.',
    fix: 'Take combobox, select or multiselect, and name the field that narrows the choices exactly if the address has {of}.',
  },
  'list/address-elsewhere': {
    means:
      'The options of this list come from an address, which is asked while a visitor answers. A block, a table, an expression or `each` needs all options when the site is built.',
    fix: 'Name a list that has all its items in config.',
  },
} satisfies Explanations;
