import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compileSite } from '../../../../src/compiler/compile-site.ts';
import { measure } from '../../../../src/authoring/coverage/measure.ts';
import { uncoveredRequired, wantedLine } from '../../../../src/authoring/coverage/report.ts';
import { siteFolder } from '../../../sites/sites.ts';
import { contracts } from '../../../support/compiled.ts';

const root = mkdtempSync(join(tmpdir(), 'coverage-'));
afterAll(() => rmSync(root, { recursive: true }));

it('reports the parts of rows that no example exercises: rules, messages, conditions and options', () => {
  cpSync(siteFolder('rows'), root, { recursive: true });
  const file = join(root, 'config/forms/nominees.yaml');
  const [form = '', first = ''] = readFileSync(file, 'utf8').split(/^ {2}- name: /m);
  writeFileSync(file, `${form}  - name: ${first}`);
  const { report } = measure(compileSite(root, contracts).symbols, root);

  const inRows = uncoveredRequired(report).filter(({ what }) => /share|guardian|"nominee"/.test(what));
  expect(inRows.map(wantedLine)).toMatchInlineSnapshot(`
    [
      "config/forms/nominees.yaml:16:20  rule  rule "required" of "nominee": add an example, one in which "nominee" fails it.",
      "config/forms/nominees.yaml:16:29  rule  rule "required" of "share": add an example, one in which "share" fails it.",
      "config/forms/nominees.yaml:16:36  rule  rule "required" of "guardian": add an example, one in which "guardian" fails it.",
      "config/forms/nominees.yaml:19:60  rule  rule "minimum" of "share": add an example, one in which "share" fails it.",
      "config/forms/nominees.yaml:19:72  rule  rule "maximum" of "share": add an example, one in which "share" fails it.",
      "config/forms/nominees.yaml:43:20  message  message of "nominee" for "required": add an example, one in which "nominee" fails "required".",
      "config/forms/nominees.yaml:45:11  message  message of "share" for "required": add an example, one in which "share" fails "required".",
      "config/forms/nominees.yaml:46:11  message  message of "share" for "minimum": add an example, one in which "share" fails "minimum".",
      "config/forms/nominees.yaml:47:11  message  message of "share" for "maximum": add an example, one in which "share" fails "maximum".",
      "config/forms/nominees.yaml:48:21  message  message of "guardian" for "required": add an example, one in which "guardian" fails "required".",
    ]
  `);
  const others = report.filter(({ kind, by }) => ['branch', 'option'].includes(kind) && by.length === 0);
  // The lists of another wizard do not belong to this form.
  expect(others.map(({ what }) => what).filter((what) => !/"(makes|swimmers)"/.test(what))).toEqual([
    'condition of "share", when it holds',
    'option "Wife or husband" of "relations"',
  ]);
});
