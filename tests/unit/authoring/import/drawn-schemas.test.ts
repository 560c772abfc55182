import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { compileSite } from '../../../../src/compiler/compile-site.ts';
import { printProblems } from '../../../../src/shared/problems/print.ts';
import { CannotImport, readForm } from '../../../../src/authoring/import/read.ts';
import { repair } from '../../../../src/authoring/import/repair.ts';
import { fileText, writeForm } from '../../../../src/authoring/import/write.ts';
import { trialSite } from '../../../../src/tools/cli/site/import/trial.ts';
import { asked, missing } from './count.ts';
import { contracts } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const base = join(project, 'tests/cases/problems/_base');
const root = mkdtempSync(join(tmpdir(), 'drawn-'));
cpSync(base, root, { recursive: true });
writeFileSync(
  join(root, 'config/pages/drawn.yaml'),
  'path: /drawn\ntitle: Drawn\ndescription: A page for a form that a test has drawn, to see whether it is well.\nblocks:\n  - { block: form, heading: Drawn, main: true, form: drawn }\n',
);
const trial = trialSite('drawn', { project, root: base, cache: undefined });

afterAll(() => {
  trial.remove();
  rmSync(root, { recursive: true });
});

const names = ['alpha', 'beta', 'gamma'] as const;
const title = fc.constantFrom('Weight', 'How long is it?', 'Name of {beta}', 'Note: short.', '<b>Bold</b> words');

const leaf = fc.oneof(
  fc.record(
    { type: fc.constant('string'), title, maxLength: fc.nat(20), minLength: fc.nat(10) },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    {
      type: fc.constantFrom('integer', 'number'),
      title,
      minimum: fc.integer({ min: -9, max: 9 }),
      maximum: fc.integer({ min: 0, max: 20 }),
      multipleOf: fc.constantFrom(1, 2, 0.5),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: fc.constant('boolean'), title }, { requiredKeys: ['type'] }),
  fc.record(
    { type: fc.constant('string'), title, enum: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1 }) },
    { requiredKeys: ['type', 'enum'] },
  ),
  fc.record({ type: fc.constant('string'), format: fc.constantFrom('date', 'email', 'uri') }),
  fc.record(
    { type: fc.constant('array'), title, items: fc.record({ type: fc.constant('string') }) },
    { requiredKeys: ['type', 'items'] },
  ),
  fc.record(
    { type: fc.constant('array'), items: fc.record({ enum: fc.constant(['x', 'y']) }), maxItems: fc.nat(3) },
    { requiredKeys: ['type', 'items'] },
  ),
  fc.constantFrom(
    { $ref: '#/definitions/place' },
    { $ref: '#/definitions/loop' },
    { $ref: '#/definitions/gone' },
    { type: 'null' },
  ),
);

const condition = fc.oneof(
  fc.record({
    properties: fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(
        fc.record({ const: fc.constantFrom('a', 'b', 'zz', 3, true) }),
        fc.record({ minimum: fc.nat(9) }),
        fc.record({ enum: fc.constant(['a', 'c']) }),
      ),
      { minKeys: 1, maxKeys: 2 },
    ),
  }),
  fc.record({ not: fc.record({ required: fc.constant(['alpha']) }) }),
  fc.record({ required: fc.subarray([...names], { minLength: 1, maxLength: 2 }) }),
);

const { object } = fc.letrec<{ object: Record<string, unknown>; field: unknown }>((tie) => ({
  field: fc.oneof(
    { maxDepth: 2, depthSize: 'xsmall' },
    leaf,
    fc.record({ type: fc.constant('array'), items: tie('object') }),
    tie('object'),
  ),
  object: fc.record(
    {
      type: fc.constant('object'),
      title,
      properties: fc.dictionary(fc.constantFrom(...names), tie('field'), { minKeys: 1 }),
      required: fc.subarray([...names]),
      if: condition,
      then: fc.record({
        properties: fc.dictionary(fc.constantFrom('zeta', 'alpha'), leaf, { minKeys: 1 }),
        required: fc.subarray(['zeta', 'beta']),
      }),
      else: fc.record({ properties: fc.dictionary(fc.constantFrom('eta', 'zeta'), leaf) }),
      dependencies: fc.dictionary(
        fc.constantFrom(...names),
        fc.oneof(
          fc.subarray([...names], { minLength: 1 }),
          fc.record({ properties: fc.dictionary(fc.constantFrom('theta'), leaf) }),
        ),
      ),
    },
    { requiredKeys: ['type', 'properties'] },
  ) as fc.Arbitrary<Record<string, unknown>>,
}));

const definitions = {
  place: {
    type: 'object',
    title: 'Place',
    required: ['street'],
    properties: { street: { type: 'string', title: 'Street' }, land: { enum: ['in', 'np'] } },
  },
  loop: {
    type: 'object',
    properties: { label: { type: 'string', title: 'Label' }, inner: { $ref: '#/definitions/loop' } },
  },
};

/** The problems of a form in a site of its own, which the import has not seen. */
function problemsOf(files: readonly { file: string; text: string }[]) {
  for (const kind of ['forms/drawn.yaml', 'lists'])
    rmSync(join(root, 'config', kind), { recursive: true, force: true });
  cpSync(join(base, 'config/lists'), join(root, 'config/lists'), { recursive: true });
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { problems, unready } = compileSite(root, contracts);
  return [...problems, ...unready].filter(({ place }) => files.some(({ file }) => file === place.file));
}

it('a drawn schema with references, nesting and conditions passes check, and says what was lost', () => {
  const seed = process.env.SEED === undefined ? 7 : Number(process.env.SEED);
  fc.assert(
    fc.property(object, (drawn) => {
      const source = { definitions, ...drawn };
      let draft: ReturnType<typeof writeForm>;
      try {
        draft = writeForm('drawn', readForm(source));
      } catch (error) {
        // A schema in which nothing can be asked is refused in words.
        expect(error).toBeInstanceOf(CannotImport);
        return;
      }
      const { files, lost, left } = repair(draft.files, trial.check);
      expect(left, printProblems(left)).toEqual([]);
      const texts = files.map((file) => ({ file: file.file, text: fileText(file) }));
      const problems = problemsOf(texts);
      expect(problems, printProblems(problems)).toEqual([]);
      const count = missing(asked.rjsf!({ ...drawn } as never), { files: texts, lost: [...draft.lost, ...lost] });
      expect(count.filter((one) => one.startsWith('the question'))).toEqual([]);
    }),
    { numRuns: Number(process.env.COUNT ?? 6), seed, endOnFailure: process.env.COUNT !== undefined },
  );
}, 300_000);
