import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { beginSite } from '../../../../src/compiler/compile-site.ts';
import { renderPage } from '../../../config/render.tsx';
import { modulesOf, shippedBy } from '../../../support/mutations/modules.ts';
import { exampleNames } from '../../../support/reference/example-site.ts';
import { contracts } from '../../../support/compiled.ts';
import { scratchSite } from '../../../support/scratch-site.ts';

interface Example {
  readonly schema: { readonly required?: readonly string[]; readonly properties: Record<string, object> };
  readonly ui?: Record<string, object>;
  readonly messages?: object;
}

const exampleOf = (name: string): Example =>
  parse(readFileSync(join('schemas/examples/fields', `${name}.yaml`), 'utf8')) as Example;

/** These have no input. */
const controls = exampleNames('fields').filter((name) => !['rows', 'projection', 'note', 'ranking'].includes(name));
const fieldOf = (control: string): string => `in${control.replaceAll('-', '')}`;

/** A form with rows for the example of each control, two rows of each, with nothing hidden. */
const form = {
  schema: {
    type: 'object',
    properties: Object.fromEntries(
      controls.map((control) => {
        const { required, properties } = exampleOf(control).schema;
        const items = { type: 'object', ...(required && { required }), properties };
        return [fieldOf(control), { type: 'array', title: control, minItems: 2, items }];
      }),
    ),
  },
  ui: Object.fromEntries(
    controls.map((control) => [
      fieldOf(control),
      {
        widget: 'rows',
        options: { row: 'Row {n}', add: 'Add', remove: 'Remove', removed: '{row} was removed.', undo: 'Undo' },
        rows: rowOf(exampleOf(control)),
      },
    ]),
  ),
  messages: Object.fromEntries(controls.map((control) => [fieldOf(control), { minItems: 'Two, please' }])),
  submit: { label: 'Send', actions: [{ alert: 'Done' }] },
  examples: [{ name: 'No row' }],
};

/** The ui of a row, without conditions, so that nothing is hidden. */
function rowOf({ ui = {}, messages }: Example): object {
  const shown = Object.entries(ui).map(([name, { when: _, ...look }]: [string, { when?: unknown }]) => [name, look]);
  return { ui: Object.fromEntries(shown) as object, ...(messages && { messages }) };
}

const { root } = scratchSite();
// The examples ask for items of our lists.
cpSync('config/lists', join(root, 'config/lists'), { recursive: true });
writeFileSync(join(root, 'config/forms/all-in-rows.yaml'), JSON.stringify(form));
const page = {
  path: '/rows',
  title: 'Rows',
  description: 'Every control in rows, so that the names of its inputs can be compared.',
  blocks: [{ block: 'form', form: 'all-in-rows' }],
};
writeFileSync(join(root, 'config/pages/all-in-rows.yaml'), JSON.stringify(page));

describe('in rows', async () => {
  const { symbols } = beginSite(root, contracts);
  const modules = modulesOf(symbols, shippedBy(symbols, root));
  const html = await renderPage(await modules.page('config/pages/all-in-rows.yaml'), modules.site, '/rows');
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);

  it.each(controls)('the inputs of %s have unique names in each row', (control) => {
    const fields = Object.keys(exampleOf(control).schema.properties);
    const own = names.filter((name) => name.startsWith(`${fieldOf(control)}.`));
    for (const row of [1, 2])
      for (const field of fields)
        expect(own.filter((name) => name.startsWith(`${fieldOf(control)}.${row}.${field}`))).not.toEqual([]);
  });

  it('no input has just the name of a field', () => {
    const fields = controls.flatMap((control) => Object.keys(exampleOf(control).schema.properties));
    expect(names.filter((name) => fields.includes(name))).toEqual([]);
  });
});
