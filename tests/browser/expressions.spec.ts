import { join } from 'node:path';
import fc from 'fast-check';
import { build, type Rolldown } from 'vite';
import { evaluated } from '../../src/compiler/simulate/visitor/modules.ts';
import { modules } from '../../src/compiler/expression/language.ts';
import { drawnAnswers, drawnExpression, emitted, today } from '../support/expressions/drawn.ts';
import { shown } from '../support/expressions/shown.ts';
import { expect, test } from './fixtures.ts';

const project = join(import.meta.dirname, '../..');
const engine = join(project, 'src/shared/engine/expressions');

/** One expression with several visitors' answers. */
const drawnCase = fc.tuple(drawnExpression, fc.array(drawnAnswers, { minLength: 3, maxLength: 3 }));

/** The modules of expressions and code that uses them, as a page of the site would load them. */
async function bundled(codes: readonly string[]): Promise<string> {
  const entry = 'virtual:drawn';
  const text = [
    ...modules.map((name) => `import * as ${name} from '${engine}/${name}.ts';`),
    `import { shown } from '${project}/tests/support/expressions/shown.ts';`,
    `const codes = [${codes.join(',\n')}];`,
    `globalThis.results = (cases) => cases.map((all, index) => all.map((answers) =>
       shown(codes[index](answers, { today: () => '${today}' }))));`,
  ].join('\n');
  const result = (await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    plugins: [
      {
        name: 'drawn-expressions',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? text : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

test('any expression has the same value in the browser as on the server, for any answers', async ({
  page,
  baseURL,
}) => {
  const cases = fc.sample(drawnCase, 1500);
  const codes = cases.map(([expression]) => emitted(expression));
  const script = await bundled(codes);
  const served = (path: string, contentType: string, body: string) =>
    page.route(new URL(path, baseURL).href, (route) => route.fulfill({ contentType, body }));
  await served('/drawn.js', 'text/javascript', script);
  await served('/drawn', 'text/html', '<!doctype html><script type="module" src="/drawn.js"></script>');
  await page.goto('/drawn');
  const inBrowser = await page.evaluate(
    (answers) => (globalThis as unknown as { results: (all: unknown) => string[][] }).results(answers),
    cases.map(([, answers]) => answers),
  );
  const valuesOf = (results: readonly (readonly string[] | undefined)[]) =>
    cases.map(([expression, answers], index) => ({ expression, answers, results: results[index] }));
  const here = cases.map(([, all], index) =>
    all.map((answers) => shown(evaluated({ code: codes[index]! })(answers, { today: () => today }))),
  );
  expect(valuesOf(inBrowser)).toEqual(valuesOf(here));
  // Without values, the test would prove nothing.
  const known = here.flat().filter((result) => !result.startsWith('undefined'));
  expect(known.length).toBeGreaterThan(here.flat().length / 4);
  expect(new Set(known.map((result) => result.split(' ')[0]))).toEqual(new Set(['number', 'boolean', 'string']));
});
