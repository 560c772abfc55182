import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../../..');
const code = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const blocks = ['src/site/blocks'].flatMap((folder) =>
  readdirSync(join(project, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, drawn: code(join(project, folder, name)) })),
);
const asking = blocks.filter(({ name, drawn }) => /form\/(Later)?Form\.tsx/.test(drawn) && name !== 'wizard');

describe('a block with a form', () => {
  it('is found', () => {
    expect(asking.map(({ name }) => name).sort()).toEqual(['catalog-item', 'form', 'jobs', 'panel', 'tiles']);
  });

  // A page ships the code that sends a form, unless the contract says that the form loads later with its own code.
  it.each(asking)('$name draws the form as its contract says: x-later or at once', ({ name, drawn }) => {
    const contract = readFileSync(join(project, `schemas/blocks/${name}.schema.json`), 'utf8');
    expect(contract.includes('"x-later": true')).toBe(drawn.includes('form/LaterForm.tsx'));
    expect(drawn.includes('form/LaterForm.tsx') && drawn.includes('form/Form.tsx')).toBe(false);
  });
});
