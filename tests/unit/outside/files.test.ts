import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDockerfile } from './dockerfile.ts';

const project = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(project, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

const github = readdirSync(join(project, '.github'), { recursive: true, encoding: 'utf8' })
  .map((path) => `.github/${path}`)
  .filter((path) => statSync(join(project, path)).isFile() && !path.startsWith('.github/pictures/'));
const files = [...github, '.devcontainer/devcontainer.json', 'CHANGELOG.md', 'Dockerfile'];

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  on: object;
  permissions: object;
  jobs: Record<string, { strategy?: { matrix: { node: number[] } }; permissions?: object; steps: Step[] }>;
}

const workflow = parse(read('.github/workflows/ci.yml')) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

describe.each(files)('%s', (file) => {
  // Guides create files; tests/guides follows them.
  const [text = ''] = read(file).split('\n## Guides\n');

  it('names only npm scripts that exist', () => {
    const named = [...text.matchAll(/\bnpm (?:run (?:-s )?|(?=test\b|start\b))([\w:]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('names only paths that exist', () => {
    expect(pathsIn(text, file).filter((path) => !existsSync(join(project, path)))).toEqual([]);
  });

  it('names neither an owner nor an e-mail address', () => {
    expect(text).not.toMatch(/github\.com\/|[\w.]+@[\w-]+\.\w/);
  });
});

/** Links of Markdown relative to its folder, and words that start like a path of the project. */
function pathsIn(text: string, file: string): string[] {
  const links = file.endsWith('.md') ? [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)] : [];
  const code = file.endsWith('.md') ? [...text.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words!) : [text];
  const words = code.flatMap((words) => words.split(/[\s"'`(),;]+/));
  return [
    ...links.map(([, link]) => join(dirname(file), link!)),
    ...words.filter((word) => /^\.?\w[\w-]*\/[\w./-]*$/.test(word) && !isOther(word)),
    ...words.filter((word) => /^[\w.-]+\.(?:md|json|js|ts|yaml)$/.test(word)),
  ];
}

/** An image has a name like a path; the other paths exist after an install or a run. */
const isOther = (word: string): boolean => /^(?:mcr\.microsoft\.com|node_modules|test-results)\//.test(word);

it('the names of paths are found', () => {
  const text = 'See [that](../src/no.md#x), `npm test -- src/no/` and `no.json`, but `/healthz` is an address.';
  expect(pathsIn(text, '.github/X.md')).toEqual(['src/no.md', 'src/no/', 'no.json']);
  expect(pathsIn('run: .ci/no && tests/no.ts', 'x.yml')).toEqual(['.ci/no', 'tests/no.ts']);
});

describe('the workflow', () => {
  it('runs on pushes and pull requests, and may only read', () => {
    expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request']);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job).not.toHaveProperty('permissions');
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toEqual({ 'persist-credentials': false });
    expect(read('.github/workflows/ci.yml')).not.toContain('secrets.');
  });

  it('uses actions of GitHub, by their major version', () => {
    for (const { uses } of steps.filter((step) => step.uses !== undefined))
      expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
  });

  it('builds on the oldest Node that package.json allows, and on newer ones', () => {
    const [matrix] = Object.values(workflow.jobs).flatMap(({ strategy }) => strategy?.matrix.node ?? []);
    expect(matrix).toBe(Number(/\d+/.exec(manifest.engines.node)?.[0]));
    expect(steps.map(({ run }) => run)).toEqual(expect.arrayContaining(['npm ci', 'npm run check', 'npm run build']));
  });

  it('runs .ci/run on the Node of .nvmrc, whose major version is in the matrix', () => {
    const job = Object.values(workflow.jobs).find((one) => one.steps.some(({ run }) => run === '.ci/run'));
    expect(job?.steps.map((step) => step.with?.['node-version-file'])).toContain('.nvmrc');
    expect(workflow.jobs.build!.strategy!.matrix.node).toContain(Number(read('.nvmrc')));
    expect(statSync(join(project, '.ci/run')).mode & 0o111).not.toBe(0);
  });

  it('calls the image at its open port', () => {
    const port = readDockerfile(read('Dockerfile'))
      .at(-1)!
      .steps.find(({ name }) => name === 'EXPOSE')!.text;
    expect(steps.map(({ run }) => run).join('\n')).toContain(`http://localhost:${port}/readyz`);
  });
});

it('Dependabot looks for packages each week and for actions each month', () => {
  const { version, updates } = parse(read('.github/dependabot.yml')) as { version: number; updates: object[] };
  expect(version).toBe(2);
  expect(updates).toMatchObject([
    { 'package-ecosystem': 'npm', directory: '/', schedule: { interval: 'weekly' } },
    { 'package-ecosystem': 'github-actions', directory: '/', schedule: { interval: 'monthly' } },
  ]);
  const { groups } = updates[0] as { groups: Record<string, object> };
  expect(Object.values(groups)).toEqual([{ 'update-types': ['minor', 'patch'] }]);
});

describe.each(['bug', 'idea'])('the issue form %s', (name) => {
  const form = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as {
    name: string;
    description: string;
    body: { type: string; id?: string; attributes: { label?: string; value?: string } }[];
  };

  it('has the parts that GitHub requires', () => {
    expect([typeof form.name, typeof form.description]).toEqual(['string', 'string']);
    const questions = form.body.filter(({ type }) => type !== 'markdown');
    const ids = questions.map(({ id }) => id);
    expect(questions.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, id, attributes } of questions) {
      expect(type).toMatch(/^(?:textarea|input|dropdown|checkboxes)$/);
      expect(id).toMatch(/^[\w-]+$/);
      expect(attributes.label).toEqual(expect.any(String));
    }
  });
});

it('every issue uses a form', () => {
  expect(parse(read('.github/ISSUE_TEMPLATE/config.yml'))).toEqual({ blank_issues_enabled: false });
});

it('the development container is valid JSON, with the Node of .nvmrc', () => {
  const { image } = JSON.parse(read('.devcontainer/devcontainer.json')) as { image: string };
  expect(image).toMatch(new RegExp(`:${read('.nvmrc').trim()}-`));
});

it('the changelog starts with unreleased changes', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^#+ .*/gm)].map(([line]) => line);
  expect(headings.slice(0, 2)).toEqual(['# Changelog', '## Unreleased']);
  const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].map((kind) => `### ${kind}`);
  expect(headings.slice(2).filter((line) => line.startsWith('###') && !kinds.includes(line))).toEqual([]);
});

it('README links to the guides for contributing and for reporting a vulnerability', () => {
  expect(read('README.md')).toContain('(.github/CONTRIBUTING.md)');
  expect(read('README.md')).toContain('(.github/SECURITY.md)');
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

it('package.json has at most 20 scripts', () => {
  expect(Object.keys(manifest.scripts).length).toBeLessThanOrEqual(20);
});
