import { describe, expect, it } from 'vitest';
import { examineForm } from '../../../../src/compiler/simulate/fair/fair.ts';
import { simulationModel } from '../../../../src/compiler/simulate/simulation-model.ts';
import type { SymbolTable } from '../../../../src/compiler/resolve/symbols.ts';
import { settle, stepsFor } from '../../../../src/shared/engine/settle.ts';
import { validate } from '../../../../src/shared/engine/validate.ts';
import { visibleFields } from '../../../../src/shared/engine/visible.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import { choicesFor } from '../../../../src/shared/engine/choices.ts';
import { examineAlternatives } from '../../../../src/compiler/lint/fair/alternatives.ts';
import { wordingOf } from '../../../../src/compiler/lint/fair/words.ts';
import { Draw } from '../../../support/mutations/draw.ts';
import { scratchSite } from '../../../support/scratch-site.ts';
import { seed } from '../../../support/seed.ts';
import { quoteStart } from '../quote-start.ts';

const draw = new Draw(seed);
const site = scratchSite();

/** What agrees and refuses here is written out, not read from the lists of the compiler. */
const labels = [
  { label: 'Yes, call me', says: 'yes' },
  { label: 'I agree', says: 'yes' },
  { label: 'No', says: 'no' },
  { label: 'Not now', says: 'no' },
  { label: 'Call me later', says: 'no' },
  { label: 'Perhaps', says: '' },
  { label: 'Nowhere', says: '' },
  { label: 'Yesterday', says: '' },
] as const;

const conditions = [
  '{ colour: { const: red } }',
  '{ colour: { const: blue } }',
  '{ fast: { const: true } }',
  '{ fast: { const: true }, colour: { const: red } }',
  '{ not: { colour: { const: red } } }',
  '{ not: { fast: { const: true } } }',
  '{ not: { fast: { const: true }, colour: { const: red } } }',
  '{ not: { size: { const: 2 }, colour: { const: blue } } }',
];

interface Drawn {
  readonly options: readonly (typeof labels)[number][];
  /** The condition of some options, by index. */
  readonly narrowed: ReadonlyMap<number, string>;
  readonly when: string | undefined;
  /** When the step with the choice applies. */
  readonly step: string | undefined;
}

const drawn = (): Drawn => {
  const options = labels.filter(() => draw.below(2) === 0);
  return {
    options: options.length === 0 ? [labels[0]] : options,
    narrowed: new Map(
      options.flatMap((_, index) => (draw.below(2) === 0 ? [[index, draw.one(conditions)!] as const] : [])),
    ),
    when: draw.below(3) === 0 ? draw.one(conditions) : undefined,
    step: draw.below(3) === 0 ? draw.one(conditions) : undefined,
  };
};

const listOf = ({ options }: Drawn): string => `
of: options
source: a test
items:
${options.map(({ label }, index) => `  - { value: v${index}, label: '${label}' }`).join('\n')}
`;

const wizardOf = ({ narrowed, when, step }: Drawn): string => `${quoteStart}
  - id: one
    title: One
    schema:
      type: object
      required: [colour]
      properties:
        fast: { type: boolean, title: Fast, default: false }
        colour: { type: string, title: Colour, x-list: colours }
        size: { type: integer, title: Size, minimum: 1, maximum: 2 }
    messages:
      colour: { required: Choose }
      size: { minimum: Too small, maximum: Too large }
  - id: two
    title: Two
${step === undefined ? '' : `    when: ${step}\n`}    schema:
      type: object
      properties:
        call: { type: string, title: May we call, x-list: answers }
    ui:
      call:
        widget: radio
${when === undefined ? '' : `        when: ${when}\n`}${
  narrowed.size === 0
    ? ''
    : `        choicesWhen: { ${[...narrowed].map(([index, condition]) => `v${index}: ${condition}`).join(', ')} }\n`
}  - id: three
    title: Three
    schema: { type: object, properties: { note: { type: boolean, title: Note } } }
submit: { label: Done, actions: [{ log: quote }] }
examples:
  - { name: one, answers: { colour: blue }, does: [{ log: quote }] }
`;

function* everybody(): Generator<Answers> {
  for (const fast of [true, false])
    for (const colour of ['red', 'blue', undefined])
      for (const size of [undefined, 1, 2]) yield { fast, colour, size } as Answers;
}

/** Whether somebody can agree and not refuse, of all visitors there can be. */
function byBruteForce(symbols: SymbolTable, { options }: Drawn): boolean {
  const { form } = simulationModel(symbols.wizards.get('quote')!, symbols);
  for (const answers of everybody()) {
    const settled = settle(form, answers);
    for (const step of stepsFor(form, settled)) {
      if (visibleFields(step, settled).has('call')) {
        const says = choicesFor(step, 'call', settled).map(
          ({ value }) => options[Number(String(value).slice(1))]!.says,
        );
        if (says.includes('yes') && !says.includes('no')) return true;
      }
      if (validate(step, settled, '').length > 0) break;
    }
  }
  return false;
}

describe('a yes without a no: the proof finds what trying all answers finds', () => {
  it.each(Array.from({ length: 60 }, (_, index) => index))('in drawn config %i', () => {
    const config = drawn();
    site.write('config/lists/answers.yaml', listOf(config));
    site.write('config/wizards/quote.yaml', wizardOf(config));
    const { symbols, problems } = site.compile();
    const source = symbols.wizards.get('quote');
    if (!source) throw new Error(problems.map(({ message }) => message).join('\n'));
    const found = examineForm(source, symbols).some(({ rule, unfair }) => rule === 'refusal' && unfair.length > 0);
    expect(found, wizardOf(config) + listOf(config)).toBe(byBruteForce(symbols, config));
  });
});

describe('a refusal that is harder to press than the agreement: the proof finds what looking at each button finds', () => {
  const others = [
    { label: 'No, thank you', refuses: true },
    { label: 'Without a call', refuses: true },
    { label: 'Other colours', refuses: false },
    { label: 'Send it too', refuses: false, sends: true },
    { label: 'Nothing to say', refuses: false },
  ] as const;

  it.each(Array.from({ length: 40 }, (_, index) => index))('in drawn config %i', () => {
    const sends = draw.below(2) === 0;
    const buttons = others
      .filter(() => draw.below(2) === 0)
      .map((one) => ({ ...one, isLink: draw.below(2) === 0, sends: 'sends' in one }));
    const reason = draw.below(4) === 0;
    const actions = (sending: boolean) =>
      sending ? '[{ sendLead: true }, { navigate: { to: / } }]' : '[{ navigate: { to: / } }]';
    const alternatives = buttons.map(
      ({ label, isLink, sends: sending }) =>
        `  - { label: '${label}', ${isLink ? 'look: link, ' : ''}actions: ${actions(sending)} }`,
    );
    site.write(
      'config/forms/ask.yaml',
      `
schema: { type: object, properties: { fast: { type: boolean, title: Fast } } }
submit: { label: Ask, next: It goes to us., actions: ${actions(sends)} }
${reason ? "unfair: { refusal: 'For a test' }\n" : ''}${alternatives.length > 0 ? `alternatives:\n${alternatives.join('\n')}\n` : ''}examples: [{ name: one, answers: { fast: true } }]`,
    );
    const { symbols, problems } = site.compile();
    const source = symbols.forms.get('ask');
    if (!source) throw new Error(problems.map(({ message }) => message).join('\n'));
    // Who does not send what the submit button sends refuses, whatever the words.
    const hidden = buttons.filter((one) => one.isLink && (one.refuses || (sends && !one.sends)));
    const { unfair, excused } = examineAlternatives(source, wordingOf(symbols));
    expect({ unfair: unfair.map(({ code }) => code), excused: excused.length }).toEqual(
      reason
        ? { unfair: hidden.length > 0 ? [] : ['fair/unneeded'], excused: hidden.length }
        : { unfair: hidden.map(() => 'fair/refusal'), excused: 0 },
    );
  });
});
