import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import { postLead, readableLog, start, type Started } from '../unit/server/fixtures.ts';
import {
  boundary,
  claim,
  goodClaim,
  goodParts,
  jpeg,
  multipart,
  multipartHeaders,
  pdf,
  png,
} from '../unit/server/upload-fixtures.ts';

/** Number of requests; `npm run bench faults` sends more. */
const requests = Math.ceil(Number(process.env.FUZZ ?? 2_000) / 8);

const { log, text } = readableLog();
let site: Started;
beforeAll(async () => {
  site = await start({ leadForms: { claim }, log });
});
afterAll(() => site.stop());

const bytes = fc.oneof(
  fc.constantFrom(
    pdf(),
    jpeg(),
    png(),
    pdf(1_000_001),
    Buffer.alloc(0),
    Buffer.from('\r\n--'),
    Buffer.from(`\r\n--${boundary}`),
  ),
  fc.uint8Array({ maxLength: 400 }).map((some) => Buffer.from(some)),
);
const field = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('licence', 'photos', 'photos') },
  fc.constantFrom('lead', 'name', '__proto__', 'constructor', '', 'a"; filename="b', 'photos/1', 'x'.repeat(5_000)),
);
const files = fc.oneof(
  fc.constant(goodParts),
  fc.array(fc.tuple(field, bytes), { maxLength: 5 }),
  fc.subarray([...goodParts, ...goodParts]),
);
const name = fc.oneof(
  fc.constantFrom('a.pdf', '', ' ', '\u0000', '__proto__', '../x', '\ud800', 'x'.repeat(300)),
  fc.string(),
);
const lead = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        licence: fc.oneof(name, fc.jsonValue()),
        photos: fc.oneof(fc.array(name, { maxLength: 4 }), fc.jsonValue()),
      })
      .map((answers) => ({ ...goodClaim, answers: { ...goodClaim.answers, ...answers } })),
  },
  { weight: 6, arbitrary: fc.constant(goodClaim) },
  fc.constantFrom('', '{', '[]', 'null', '{"__proto__":1}'),
);

/** Damage to a body in transit: none, a cut, a changed byte, a repeated piece. */
const damage = fc.oneof(
  { weight: 3, arbitrary: fc.constant((body: Buffer) => body) },
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((at) => (body: Buffer) => body.subarray(0, Math.floor(at * body.length))),
  fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)).map(([at, byte]) => (body: Buffer) => {
    const changed = Buffer.from(body);
    changed[Math.floor(at * body.length)] = byte;
    return changed;
  }),
  fc.nat(400).map((length) => (body: Buffer) => Buffer.concat([body.subarray(0, length), body])),
);
const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant(multipartHeaders) },
  fc
    .constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
      `Multipart/Form-Data; charset=utf-16; boundary=${boundary}`,
      `multipart/form-data; boundary=--${boundary}`,
      'multipart/related; boundary=x',
    )
    .map((type) => ({ 'content-type': type })),
);

test('no body with files crashes the server, and stored files are as sent', async () => {
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(lead, files, damage, headers, async (body, parts, harm, type) => {
      const answer = await postLead(site.port, harm(multipart(body, parts)), type);
      expect([201, 400, 413, 415, 422]).toContain(answer.status);
      if (answer.status === 201) stored += 1;
      expect(await site.stored()).toHaveLength(stored);
    }),
    { numRuns: requests },
  );
  expect(stored).toBeGreaterThan(0);
  expect(text()).not.toMatch(/"level":50/);
  for (const { answers, files = [] } of await site.stored())
    expect(files.map(({ name }) => name.length)).toHaveLength([answers.licence, answers.photos ?? []].flat().length);
});
