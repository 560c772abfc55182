/** One field of the generated form, as its three writers need it. */
export interface LargeField {
  readonly name: string;
  readonly label: string;
  readonly kind: Kind;
  /** Shown only while the select `field` of the same section has the answer `is`. */
  readonly when?: { readonly field: string; readonly is: string };
}

export interface LargeSection {
  readonly title: string;
  readonly fields: readonly LargeField[];
}

export type Kind = 'text' | 'tel' | 'email' | 'number' | 'date' | 'textarea' | 'select' | 'radio' | 'checkbox';

/** The options of a select and a radio. */
export const choices = {
  select: ['Plain', 'Comfort', 'Premium', 'Family', 'Senior', 'Other'],
  radio: ['Yes', 'No'],
} as const;

/** The fields of a section, in order. A word after a colon is the answer of `cover` that shows the field. */
const pattern: readonly (readonly [Kind, string, string?])[] = [
  ['select', 'cover'],
  ['text', 'familyCover', 'Family'],
  ['number', 'seniorAge', 'Senior'],
  ['select', 'otherReason', 'Other'],
  ...Array.from({ length: 9 }, (_, index) => ['text', `note${index + 1}`] as const),
  ['tel', 'phone'],
  ['tel', 'otherPhone'],
  ['email', 'email'],
  ['number', 'count'],
  ['number', 'years'],
  ['number', 'amount'],
  ['date', 'from'],
  ['date', 'until'],
  ['textarea', 'remarks'],
  ['select', 'plan'],
  ['select', 'payment'],
  ['select', 'branch'],
  ['select', 'relation'],
  ['radio', 'owner'],
  ['radio', 'smoker'],
  ['radio', 'abroad'],
  ['checkbox', 'consent'],
];

/** 10 sections of 30 fields, 3 of each under a condition: 300 fields, 30 conditions. All are required. */
export const sections: readonly LargeSection[] = Array.from({ length: 10 }, (_, index) => ({
  title: `Part ${index + 1} of the proposal`,
  fields: pattern.map(([kind, word, is]) => ({
    name: nameOf(index, word),
    label: `${word.replace(/[A-Z0-9]/g, (letter) => ` ${letter.toLowerCase()}`)} of part ${index + 1}`,
    kind,
    ...(is === undefined ? {} : { when: { field: nameOf(index, 'cover'), is } }),
  })),
}));

/** The name of a field, by its section, which counts from 0. */
export function nameOf(section: number, word: string): string {
  return `part${section + 1}${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** The messages for a missing and for an invalid answer. */
export const words = ({ kind, label }: LargeField): { required: string; misfit: string } => ({
  required: kind === 'checkbox' ? `Please accept the ${label}` : `Please answer ${label}`,
  misfit: `Please check ${label}`,
});
