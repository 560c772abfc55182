import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle, stepsFor } from '../../src/shared/engine/settle.ts';
import { walk } from '../../src/shared/engine/wizard/walk.ts';
import { unknownInRows } from '../../src/server/api/lead-rows.ts';
import type { StoredLead } from '../../src/server/leads/store.ts';
import { cover, coverLead, family, single } from '../unit/server/cover.ts';
import { postLead, readableLog, start, type Started } from '../unit/server/fixtures.ts';

/** Number of requests; `npm run bench faults` sends more. */
const requests = Math.ceil(Number(process.env.FUZZ ?? 2_000) / 8);

const { log, text } = readableLog();
let site: Started;
beforeAll(async () => {
  site = await start({ leadForms: { cover }, log });
});
afterAll(() => site.stop());

const nasty = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '__proto__', '=cmd()', '\ud800', 'ñ'.repeat(100), -1, 1e300, true, null),
  fc.jsonValue({ maxDepth: 3 }),
);
/** Mostly one of these, sometimes anything. */
const often = (...values: readonly unknown[]) =>
  fc.oneof({ weight: 14, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: nasty });
const phone = often('9876543210', '9876543210', '6000000000', '12345');

/** A row, also with answers whose question is hidden. */
const member = fc.record(
  {
    member: often('Ravi Rao', 'Meera', 'आशा'),
    relation: often('spouse', 'child', 'parent'),
    reach: phone,
    smokes: often(true, false),
    role: fc.constant('no field of a row'),
  },
  { requiredKeys: ['member', 'relation'] },
);
const knownMember = member.map(({ role: _, ...row }) => row);
const members = fc.oneof(
  { weight: 8, arbitrary: fc.array(knownMember, { minLength: 1, maxLength: 3 }) },
  fc.array(member, { maxLength: 6 }),
  nasty,
);

/** Answers on the path of the wizard and off it: rows for a family that has none, an exit, another price. */
const answers = fc.record(
  {
    age: often(18, 42, 59, 60, 79, 80, 17),
    smoker: often(true, false),
    plans: often(['basic'], ['family'], ['family', 'care'], ['basic', 'care'], [], ['gold']),
    price: often(400, 500, 650, 0.5, '400'),
    since: often('2020-03-09', '2000-01-01', '1999-12-31', '2024-02-30', '9999-12-31'),
    members,
    request: often('Family', 'Basic', ''),
    name: often('Asha Rao', 'Ñ', 'a\tb'),
    phone,
    consent: often(true),
    spy: fc.constant('no field of the wizard'),
  },
  { requiredKeys: ['age', 'plans', 'name', 'phone', 'consent'] },
);
/** Without answers that most leads cannot have, so that many are accepted. */
const likely = fc
  .tuple(answers, fc.constantFrom(single, family), fc.subarray(['price', 'request', 'spy', 'members', 'since']))
  .map(([drawn, sound, oddNames]) => {
    const odd = Object.entries(drawn).filter(([name]) => oddNames.includes(name as 'price'));
    return { ...sound, ...Object.fromEntries(odd) };
  });
const body = fc
  .oneof({ weight: 2, arbitrary: answers as fc.Arbitrary<object> }, { weight: 3, arbitrary: likely })
  .map((drawn) => JSON.stringify(coverLead(drawn)));
const bodies = fc.oneof(
  { weight: 15, arbitrary: body },
  body.chain((whole) => fc.nat(whole.length).map((cut) => whole.slice(0, cut))),
);

const ajv = formats.default(new Ajv({ strict: false, allErrors: true, logger: false }));

function expectFits(properties: object, given: object): void {
  const fits = ajv.validate({ type: 'object', additionalProperties: false, properties }, given);
  expect([fits, given, ajv.errors]).toEqual([true, given, null]);
}

/** Checks a row again: the wizard accepts it to its end, it has no answer off the path, and it fits every schema. */
function expectAllowed({ answers: stored, labels }: StoredLead): void {
  const settled = settle(cover, stored);
  expect([walk(cover, settled, 'invalid').complete, settled]).toEqual([true, stored]);
  const steps = stepsFor(cover, stored);
  const properties = Object.fromEntries(steps.flatMap(({ plan }) => Object.entries(plan.schema.properties)));
  expectFits(properties, stored);
  for (const [field, { plan }] of steps.flatMap(({ rows }) => Object.entries(rows?.sets ?? {})))
    for (const row of stored[field] as readonly object[]) expectFits(plan.schema.properties, row);
  expect(steps.flatMap((step) => unknownInRows(step, stored))).toEqual([]);
  const flat = Object.keys(stored).filter((name) => name !== 'members');
  expect(Object.keys(labels)).toEqual(expect.arrayContaining(flat));
}

test(`${requests} leads of a wizard, most of them invalid: never a 5xx, never a row that breaks a rule`, async () => {
  const statuses = new Map<number, number>();
  for (const drawn of fc.sample(bodies, { numRuns: requests })) {
    const { status, text: answer } = await postLead(site.port, drawn);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect([status < 500, drawn, answer]).toEqual([true, drawn, answer]);
  }
  console.log(`${requests} leads of a wizard: ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect(text()).not.toContain('"level":50');
  expect(statuses.get(201)).toBeGreaterThan(requests / 10);
  expect(statuses.get(422)).toBeGreaterThan(requests / 10);
  const rows = await site.stored();
  rows.forEach(expectAllowed);
  const withRows = rows.filter(({ answers: { members: given } }) => given !== undefined);
  expect(withRows.length).toBeGreaterThan(0);
  expect(withRows.length).toBeLessThan(rows.length);
});
