import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { main } from '../../src/tools/cli/site/main.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { printProblems } from '../../src/shared/problems/print.ts';
import { contracts } from '../support/compiled.ts';

/**
 * Each folder has a file of another tool, source.json (or survey.csv), and optionally its ui.json; imported.txt is the
 * result. `npx vitest run tests/cases/import -u` writes it anew.
 */
const project = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'import');
const scratch = mkdtempSync(join(tmpdir(), 'import-'));

afterAll(() => {
  rmSync(scratch, { recursive: true });
  vi.unstubAllEnvs();
});

/** The small site of the problems, with another page, which is to show the form. */
function siteFor(name: string): string {
  const root = join(scratch, name);
  cpSync(join(folder, '../problems/_base'), root, { recursive: true });
  const settings = join(root, 'config/site.yaml');
  const link = '    - { label: Home, href: / }\n';
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace(link, `${link}    - { label: Imported, href: /imported }\n`),
  );
  return root;
}

interface Imported {
  readonly files: readonly { readonly file: string; readonly text: string }[];
  readonly lost: readonly { readonly at: string; readonly what: string; readonly way: string }[];
  readonly todo: Imported['lost'];
}

/** What the command prints without --write. */
function preview({ files, lost, todo }: Imported): string {
  const lines = (items: Imported['lost']) =>
    items.map(({ at, what, way }) => `  ${at}  ${what}\n    ${way}\n`).join('');
  return [
    ...files.map(({ file, text }) => `# ${file}\n${text}\n`),
    lost.length === 0
      ? 'Everything was imported.\n'
      : `${lost.length} not imported, or in another way:\n${lines(lost)}`,
    ...(todo.length === 0 ? [] : [`\n${todo.length} to do:\n${lines(todo)}`]),
  ].join('');
}

/** Adds the page that shows the form, or the wizard. */
function showForm(root: string, name: string): void {
  const isWizard = existsSync(join(root, `config/wizards/${name}.yaml`));
  const block = isWizard
    ? `{ block: wizard, heading: Imported, main: true, wizard: ${name} }`
    : `{ block: form, heading: Imported, main: true, form: ${name} }`;
  const page = `path: /imported\ntitle: Imported\ndescription: A small page with a form that another tool has asked before us.\nblocks:\n  - ${block}\n`;
  writeFileSync(join(root, 'config/pages/imported.yaml'), page);
}

async function site(root: string, ...args: string[]): Promise<{ code: number; printed: string }> {
  const printed: string[] = [];
  const record = (...words: unknown[]) => void printed.push(words.join(' '));
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockImplementation(record));
  vi.stubEnv('SITE_ROOT', root);
  const code = await main(args, project, undefined);
  spies.forEach((spy) => spy.mockRestore());
  return { code, printed: printed.join('\n') };
}

describe('a form of another tool', () => {
  it.each(readdirSync(folder))('%s', async (name) => {
    const source = ['source.json', 'survey.csv'].map((file) => join(folder, name, file)).find(existsSync)!;
    const ui = join(folder, name, 'ui.json');
    const args = ['import', name, source, ...(existsSync(ui) ? ['--ui', ui] : [])];
    const root = siteFor(name);
    const { code, printed } = await site(root, ...args, '--write', '--json');
    expect(code).toBe(0);
    await expect(preview(JSON.parse(printed) as Imported)).toMatchFileSnapshot(join(folder, name, 'imported.txt'));

    showForm(root, name);
    const { problems, unready } = compileSite(root, contracts);
    expect([...problems, ...unready], printProblems([...problems, ...unready])).toEqual([]);
  });

  it('keeps the questions whose words the site writes in another way, and lists the words to change', async () => {
    const root = siteFor('words');
    const settings = join(root, 'config/site.yaml');
    const glossary = 'copy:\n  quotes: straight\n  glossary:\n    - { use: email, avoid: [e-mail] }\n';
    writeFileSync(settings, `${readFileSync(settings, 'utf8')}${glossary}`);
    const source = join(scratch, 'words.json');
    const element = { type: 'text', name: 'mail', title: 'Your e-mail', description: 'An e-mail.', isRequired: true };
    writeFileSync(source, JSON.stringify({ elements: [element] }));
    const { printed } = await site(root, 'import', 'words', source, '--json');
    const { files, lost, todo } = JSON.parse(printed) as Imported;
    expect(lost).toEqual([]);
    expect(files[0]!.text).toContain('title: Your e-mail\n');
    expect(files[0]!.text).toContain('help: An e-mail.\n');
    // The example knows the outcome.
    expect(files[0]!.text).toContain('errors:\n      mail: Your e-mail is required.\n');
    expect(todo.map(({ what }) => what)).toContainEqual(expect.stringContaining('(copy/word)'));
  });

  it('is printed, and written only once', async () => {
    const name = 'rjsf-simple';
    const root = siteFor('printed');
    const source = join(folder, name, 'source.json');
    const { code, printed } = await site(root, 'import', name, source);
    expect(code).toBe(0);
    await expect(`${printed}\n`).toMatchFileSnapshot(join(folder, name, 'imported.txt'));
    expect(existsSync(join(root, `config/forms/${name}.yaml`))).toBe(false);
    expect((await site(root, 'import', name, source, '--write')).code).toBe(0);
    const again = await site(root, 'import', name, source, '--write');
    expect([again.code, again.printed]).toEqual([1, expect.stringContaining('exists already')]);
    expect(readFileSync(join(root, `config/forms/${name}.yaml`), 'utf8')).toContain('examples:');
  });

  it.each([
    ['nothing.json', undefined, 'There is no file'],
    ['half.json', '{', 'is not valid JSON'],
    ['list.json', '[]', 'does not contain an object'],
    ['other.json', '{"type": "string"}', 'It is none of these: '],
    ['empty.json', '{"type": "object", "properties": {}}', 'has no question'],
    ['survey.json', '{"elements": [{"type": "signaturepad", "name": "s"}]}', 'has no question'],
  ])('%s is refused', async (name, text, words) => {
    const path = join(scratch, name);
    if (text !== undefined) writeFileSync(path, text);
    const { code, printed } = await site(scratch, 'import', 'a', path);
    expect([code, printed]).toEqual([1, expect.stringContaining(words)]);
    expect((await site(scratch, 'import', 'A b', path)).code).toBe(2);
  });
});
