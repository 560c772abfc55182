import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** How many files of each kind a generated site has. */
export interface Counts {
  readonly pages: number;
  readonly forms: number;
  readonly wizards: number;
}

/** The counts for a site of this many pages, with three forms and a wizard to every ten of them. */
export const countsOf = (pages: number): Counts => ({
  pages,
  forms: Math.ceil(pages * 0.3),
  wizards: Math.ceil(pages * 0.1),
});

/** How many forms and wizards choose from the same list. */
const perList = 10;

/**
 * Writes the config of a generated site: pages of text, some with a form or a wizard with conditions, narrowed lists,
 * messages and examples, as product managers write them. `own`: the content of the real site.yaml.
 */
export function writeSite(folder: string, { pages, forms, wizards }: Counts, own: object): void {
  for (const kind of ['pages', 'forms', 'wizards', 'lists', 'assets'])
    mkdirSync(join(folder, kind), { recursive: true });
  const write = (file: string, data: object) => writeFileSync(join(folder, file), stringify(data));
  writeFileSync(join(folder, 'site.yaml'), siteYaml(own));
  for (let list = 0; list * perList < forms + wizards; list++)
    write(`lists/${nameOf('kind', list)}.yaml`, listOf(list));
  for (let form = 0; form < forms; form++) write(`forms/${nameOf('form', form)}.yaml`, formOf(form));
  for (let wizard = 0; wizard < wizards; wizard++)
    write(`wizards/${nameOf('quote', wizard)}.yaml`, wizardOf(wizard, forms));
  for (let page = 0; page < pages; page++)
    write(`pages/${page === 0 ? 'home' : nameOf('page', page)}.yaml`, pageOf(page, { pages, forms, wizards }));
  write('pages/not-found.yaml', {
    path: '/404',
    name: 'Not found',
    title: 'There is no such page',
    description: 'The address leads nowhere. The home page leads on.',
    status: 404,
    blocks: [
      { block: 'prose', heading: 'There is no such page', main: true, paragraphs: ['Begin at the [home page](/).'] },
    ],
  });
}

export const nameOf = (kind: string, index: number): string => `${kind}-${String(index + 1).padStart(4, '0')}`;

function siteYaml(own: object): string {
  const { copy: _, ...site } = own as { header: object; copy?: object };
  const link = { label: 'Home', href: '/' };
  const footer = {
    about: 'A generated site.',
    columns: [],
    contact: { title: 'Contact', lines: [{ text: 'No contact' }] },
    social: { title: 'Social', links: [link] },
    legal: ['Nothing is sold here.'],
  };
  return stringify({
    ...site,
    header: { ...site.header, items: [link] },
    footer,
    alerts: 'browser',
    posts: [],
  });
}

const listOf = (index: number) => ({
  of: 'options',
  items: Array.from({ length: 12 }, (_, item) => ({
    value: `v${item + 1}`,
    label: `Kind ${item + 1} of ${index + 1}`,
  })),
});

const listFor = (index: number): string => nameOf('kind', Math.floor(index / perList));

/** The fields that a form, and the second step of a wizard, asks for; the last two depend on the first. */
const fieldsOf = (index: number) => ({
  schema: {
    type: 'object',
    required: ['kind', 'name', 'mobile', 'email', 'amount'],
    properties: {
      kind: { type: 'string', title: 'Kind', 'x-list': listFor(index) },
      name: { type: 'string', title: 'Full name', minLength: 2 },
      mobile: { type: 'string', title: 'Mobile number', pattern: '^[0-9]{10}$' },
      email: { type: 'string', title: 'Email', format: 'email' },
      amount: { type: 'integer', title: 'Amount', minimum: 1000, maximum: 900000 },
      note: { type: 'string', title: 'Anything to add' },
      since: { type: 'integer', title: 'Since which year', minimum: 1950, maximum: 2020 },
    },
  },
  ui: {
    name: { filters: ['trim'], private: 'contact', autocomplete: 'name' },
    mobile: { widget: 'tel', filters: ['phone', { cap: 10 }], private: 'contact' },
    email: { private: 'contact', autocomplete: 'email' },
    amount: { widget: 'amount' },
    note: { widget: 'textarea', when: { kind: { const: 'v2' } } },
    since: { when: { kind: { enum: ['v3', 'v4'] } } },
  },
  messages: {
    kind: { required: 'Choose a kind.' },
    name: { required: 'Enter your name.', minLength: 'Enter your full name.' },
    mobile: { required: 'Enter your mobile number.', pattern: 'Mobile number must be 10 digits.' },
    email: { required: 'Enter your email.', format: 'Enter a valid email.' },
    amount: { required: 'Enter an amount.', minimum: 'Enter at least 1,000.', maximum: 'Enter at most 9,00,000.' },
    since: { minimum: 'Enter a year from 1950.', maximum: 'Enter a year up to 2020.' },
  },
});

const answers = { kind: 'v1', name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.com', amount: 5000 };
const nothing = {
  name: 'Enter your name.',
  mobile: 'Enter your mobile number.',
  email: 'Enter your email.',
  amount: 'Enter an amount.',
};
const done = { alert: 'Thank you.' };

const formOf = (index: number) => ({
  description: `Generated form ${index + 1}. Nothing is sent.`,
  ...fieldsOf(index),
  submit: { label: 'Send', actions: [done] },
  examples: [
    { name: 'All is answered', answers, does: [done] },
    { name: 'Nothing is answered', errors: { kind: 'Choose a kind.', ...nothing } },
    {
      name: 'A year too early',
      answers: { ...answers, kind: 'v3', since: 1900 },
      errors: { since: 'Enter a year from 1950.' },
    },
  ],
});

const wizardOf = (index: number, forms: number) => ({
  title: `Quote ${index + 1}`,
  progress: 'Step {step} of {total}',
  next: 'Next',
  back: 'Back',
  steps: [
    {
      id: 'who',
      title: 'Who it is for',
      schema: {
        type: 'object',
        required: ['who'],
        properties: { who: { type: 'string', title: 'Who', 'x-list': listFor(forms + index) } },
      },
      messages: { who: { required: 'Choose who it is for.' } },
    },
    {
      id: 'health',
      title: 'Health',
      when: { who: { enum: ['v2', 'v3'] } },
      schema: { type: 'object', properties: { ill: { type: 'boolean', title: 'Ill this year' } } },
    },
    { id: 'details', title: 'Details', ...fieldsOf(forms + index) },
  ],
  submit: { label: 'Finish', actions: [done] },
  examples: [
    { name: 'The short way', answers: { who: 'v1', ...answers }, steps: ['who', 'details'], does: [done] },
    {
      name: 'Asked about health',
      answers: { who: 'v2', ill: true, ...answers },
      steps: ['who', 'health', 'details'],
      does: [done],
    },
    { name: 'No one is chosen', stoppedAt: 'who', errors: { who: 'Choose who it is for.' } },
  ],
});

function pageOf(index: number, { pages, forms, wizards }: Counts): object {
  const next = (index + 1) % pages;
  const shown = index < forms ? [{ block: 'form', heading: 'Ask us', form: nameOf('form', index) }] : [];
  const asked = index < wizards ? [{ block: 'wizard', heading: 'Your quote', wizard: nameOf('quote', index) }] : [];
  return {
    path: index === 0 ? '/' : `/p${index + 1}`,
    ...(index > 0 && { parent: 'home' }),
    name: `Page ${index + 1}`,
    title: `Generated page ${index + 1}`,
    description: `Page ${index + 1} of a generated site, to see how the tools take many pages.`,
    blocks: [
      {
        block: 'hero',
        heading: `Page ${index + 1}`,
        lead: 'What it pays for, and what it leaves out.',
        buttons: [{ label: 'Go on', href: next === 0 ? '/' : `/p${next + 1}` }],
      },
      {
        block: 'features',
        heading: 'Why people compare',
        columns: 3,
        items: ['One', 'Two', 'Three'].map((name) => ({
          heading: `Reason ${name.toLowerCase()}`,
          icon: 'columns-3',
          text: `It is the reason ${name.toLowerCase()} of page ${index + 1}.`,
        })),
      },
      {
        block: 'prose',
        heading: 'More about it',
        paragraphs: Array.from(
          { length: 4 },
          (_, at) => `Paragraph ${at + 1} of page ${index + 1} says **what matters** in a few words.`,
        ),
      },
      ...shown,
      ...asked,
    ],
  };
}

/** The texts, pictures and colours of the real site for a generated one, with its constants filled in. */
export function ownSite(project: string): object {
  const read = (file: string): unknown => parse(readFileSync(join(project, 'config', file), 'utf8'));
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    if (!('$constant' in value))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]));
    const [file = '', name = ''] = String(value.$constant).split('.');
    return (read(`constants/${file}.yaml`) as { constants: Record<string, { value: unknown }> }).constants[name]?.value;
  };
  return filled(read('site.yaml')) as object;
}
