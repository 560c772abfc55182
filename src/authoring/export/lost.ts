import type { Json } from '../import/form.ts';
import type { Reader } from './reader.ts';
import type { Path } from '../../compiler/read/source.ts';

/** The parts of our forms that the intermediate form has, by where they are. All other keys are lost, one by one. */
export const readKeys = {
  form: ['description', 'schema', 'ui', 'messages', 'rules', 'effects', 'validation', 'submit', 'carried'],
  wizard: ['description', 'title', 'next', 'back', 'steps', 'submit', 'carried'],
  step: ['id', 'title', 'intro', 'paragraphs', 'when', 'schema', 'ui', 'messages', 'rules', 'effects'],
  submit: ['label'],
  schema: ['type', 'required', 'properties'],
  field: [
    ...['type', 'title', 'default', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
    ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'x-list', 'items'],
  ],
  items: ['type', 'required', 'properties', 'format', 'pattern', 'minLength', 'maxLength', 'x-list'],
  ui: [
    ...['widget', 'options', 'rows', 'placeholder', 'help', 'autocomplete', 'suggest', 'readOnly', 'when', 'computed'],
    ...['prefill', 'sent', 'whenHidden', 'choicesWhen', 'unavailable', 'years', 'group'],
  ],
  options: ['of', 'rows', 'lowest', 'highest', 'accept', 'maxMegabytes', 'add', 'remove'],
} as const;

/** What to do in the other tool about the keys that are lost. */
const ways: Readonly<Record<string, string>> = {
  actions: 'Write code that runs when the form is sent (onSubmit, onComplete).',
  alternatives: 'Add the button in the page that shows the form.',
  advanceOn: 'Visitors press the button for the next page.',
  busy: 'Change the words of the button in the page that shows the form.',
  claims: 'Show it beside the form.',
  countResult: 'Show the result in the page, after the form.',
  display: 'Format the number in the page, or say the unit in the title.',
  dropped: 'Hidden answers are removed without a word.',
  estimate: 'Work the amount out in code, and show it beside the form.',
  examples: 'They are tests: run them with code.',
  exits: 'Write code that stops there, or a page that is shown only then.',
  filters: 'Clean the text in code, before it is checked.',
  formerConsent: 'Check in code which words a visitor has agreed to.',
  hideBackOn: 'The Back button is on all pages.',
  locked: 'Show these words in the page.',
  more: 'Show these words in the page.',
  offers: 'Work the prices out in code, and show them beside the form.',
  plugin: 'Write the check in code: see its folder in src/plugins.',
  priceRange: 'Work the prices out in code, and show them beside the form.',
  private: 'Keep the answers in memory in code.',
  progress: 'The other tool has its own words for it.',
  purpose: 'Say in the page what the answers are for.',
  refusal: 'Messages are beside the fields.',
  relabel: 'Ask it in two questions, each with a condition.',
  rules: 'Write the check in code.',
  restored: 'Keep answers in code, and show these words.',
  result: 'Show it in the page, after the form.',
  review: 'Show the answers in code, before they are sent.',
  summary: 'Show the answers in code.',
  unseen: 'It is a note for authors.',
  width: 'Lay the form out in CSS.',
  prefix: 'Say the unit in the title.',
  suffix: 'Say the unit in the title.',
};

const standard = 'The other tool has nothing for it.';

/** The way out for a key, also one that this file does not know. */
export const wayOf = (key: string): string => ways[key] ?? standard;

/** Lists the keys of a part that the intermediate form does not have. */
export function loseOthers(part: object | undefined, of: keyof typeof readKeys, path: Path, reader: Reader): void {
  const known: readonly string[] = readKeys[of];
  for (const [key, given] of Object.entries(part ?? {}))
    if (!known.includes(key) && given !== undefined)
      reader.lose([...path, key], `${key}: ${key === 'examples' ? howMany(given) : shortly(given)}`, wayOf(key));
}

const howMany = (given: unknown): string => String((given as readonly unknown[]).length);

const longest = 1000;

/** A value in one line. */
export function shortly(given: unknown): string {
  const text = typeof given === 'string' ? `"${given}"` : JSON.stringify(given as Json);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
