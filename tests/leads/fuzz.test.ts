import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import * as emitted from 'virtual:catalog';
import { servedOf } from '../../src/server/api/catalog.ts';
import { settle } from '../../src/shared/engine/settle.ts';
import { validate } from '../../src/shared/engine/validate.ts';
import { consentWords, leadLabels } from '../../src/shared/engine/texts.ts';
import type { FieldSchema, FormModule, SendingForm, Step } from '../../src/shared/plan/form.ts';
import type { StoredLead } from '../../src/server/leads/store.ts';
import type { LeadForm } from '../../src/server/api/lead-form.ts';
import { readableLog, start, storedLeads } from '../unit/server/fixtures.ts';
import type { Started } from '../unit/server/fixtures.ts';

const catalogs = servedOf(emitted.catalogs);

/** Number of requests; `npm run bench faults` sends more. */
const requests = Number(process.env.FUZZ ?? 2_000);

const modules = import.meta.glob<FormModule>('/config/forms/*.yaml', { import: 'default', eager: true });
const former = { v0: 'I agreed to other words' };
// All forms are tested as if they sent leads, also those that tell their visitors that nothing is sent.
const forms: Readonly<Record<string, SendingForm & Pick<LeadForm, 'offers' | 'formerConsent'>>> = Object.fromEntries(
  Object.values(modules).map((form) => [form.plan.id, { shown: { config: 'c0ffee' }, ...form, formerConsent: former }]),
);

/** The questions of a form. */
const setOf = ({ steps }: FormModule): Step => steps[0]!;

/** The consent texts of a form, by version. */
const wordsOf = (form: SendingForm): Readonly<Record<string, string>> =>
  form.shown.consent
    ? { [form.shown.consent.version]: consentWords(setOf(form).plan.fields[form.shown.consent.field]!), ...former }
    : {};

const hour = 60 * 60_000;
/** Times of consents, in ms before now. Valid ones are more likely. */
const ages = { counting: [0, 1_000, hour, 23 * hour], others: [-hour, -5 * 60_000, 25 * hour, 10_000 * hour] };
const time = (...from: readonly number[]) =>
  fc.constantFrom(...from).map((age) => new Date(Date.now() - age).toISOString());
const consentTo = (form: SendingForm) =>
  fc.record({
    version: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...Object.keys(wordsOf(form))) },
      fc.constantFrom('v1', 'forged', '0000000000000000', 'constructor', '__proto__'),
    ),
    at: fc.oneof({ weight: 6, arbitrary: time(...ages.counting) }, time(...ages.others)),
  });

/** Texts that have broken programs before. */
const nasty = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table lead; --",
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\uffff',
  'Ame\u0301lie',
  'Åsa',
  'आशा',
  '張偉',
  'محمد',
  '\u202eevil',
  '👩‍👩‍👧‍👦',
  'a',
  'ñ'.repeat(200),
  ' '.repeat(50),
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  '9876543210',
  '+91 98765-43210',
  '९८७६५४३२१०',
  '2026-02-29',
  '2024-02-29',
  '1900-01-01',
  '9999-12-31',
  '0123',
  'NO',
  '=cmd()',
  'x@y.z',
  '\r\nSet-Cookie: a=b',
];

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const strange = fc.constantFrom('__proto__', 'constructor', 'toString', 'spy', 'a/b', 'a~b', '', 'ключ', '\u0000');

/** An answer that fits a field's schema more often than not. */
function answerTo(schema: FieldSchema): fc.Arbitrary<unknown> {
  const likely = fits(schema);
  return fc.oneof(
    { weight: 8, arbitrary: likely },
    { weight: 1, arbitrary: fc.constantFrom(...nasty) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.constant(likely).chain(() => fc.array(fc.string(), { maxLength: 3 })) },
  );
}

function fits(schema: FieldSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array')
    return fc.array(schema.items?.enum ? fc.constantFrom(...schema.items.enum) : fc.string(), {
      maxLength: schema.maxItems ?? 3,
    });
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({
      min: Math.ceil(schema.minimum ?? 0),
      max: Math.max(Math.ceil(schema.minimum ?? 0), schema.maximum ?? 1_000_000),
    });
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (schema.format === 'email') return fc.constantFrom('asha@example.com', 'a.b+c@mail.example.in', 'asha@');
  if (schema.pattern !== undefined)
    return fc.oneof(
      fc.stringMatching(new RegExp(schema.pattern)),
      fc.constantFrom('9876543210', '411001', 'MH12AB1234', 'secret1'),
    );
  return fc.oneof(
    fc.constantFrom('Asha Kulkarni', 'Pune', 'Ñ', 'आशा'),
    fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 300), unit: 'grapheme' }),
  );
}

const asking = Object.values(forms).filter(({ shown }) => shown.consent);
const anyForm = fc.oneof(fc.constantFrom(...asking), fc.constantFrom(...Object.values(forms)));
/** The body of a lead, mostly as the form sends it, sometimes with a mistake. */
const body: fc.Arbitrary<string> = anyForm.chain((form) => {
  const { schema: asked } = setOf(form).plan;
  const fields = Object.entries(asked.properties);
  const required = new Set(asked.required);
  const answers = fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, answerTo(schema)])), {
    requiredKeys: [...required],
  });
  const good = fc.record({
    form: fc.constant(form.plan.id),
    answers,
    ...(form.shown.consent && { consent: consentTo(form) }),
    page: fc.constantFrom('/', '/TermPlans', '/policy/x'),
    config: fc.constant(form.shown.config),
  });
  const broken = fc
    .tuple(
      good,
      fc.constantFrom('form', 'answers', 'consent', 'page', 'config', 'labels', 'trap', 'spent'),
      fc.jsonValue({ maxDepth: 4 }),
    )
    .map(([lead, member, value]) => ({ ...lead, [member]: value }));
  const extended = fc
    .tuple(good, strange, fc.jsonValue({ maxDepth: 2 }), fc.boolean())
    .map(([lead, name, value, inside]) => {
      const more = Object.fromEntries([[name, value]]);
      return inside
        ? { ...lead, answers: Object.assign(Object.create(null), lead.answers, more) }
        : { ...lead, ...more };
    });
  const text = fc.oneof({ weight: 6, arbitrary: good }, broken, extended).map((lead) => JSON.stringify(lead));
  return fc.oneof(
    { weight: 12, arbitrary: text },
    text.chain((whole) => fc.nat(whole.length).map((cut) => whole.slice(0, cut))),
    raw,
  );
});

/** Bodies that JSON.stringify never produces. */
const raw = fc.constantFrom(
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '\u0000',
  deep(8_000),
  deep(10_000),
  `{"form":"lead","answers":{"name":${deep(7_000)}}}`,
  `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_001)}`,
  '{"__proto__":{"admin":true},"form":"lead"}',
  '{"form":"lead","answers":{"constructor":{"prototype":{"admin":true}}}}',
  `{"form":"lead","note":"${'a'.repeat(17_000)}"}`,
  `{"form":1e999,"answers":-0}`,
);

const headerSets = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/json; charset=latin1',
      'APPLICATION/JSON',
      'text/plain',
      'application/jsonx',
      ';',
      '*/*',
    ),
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('k', '', 'a b', 'x'.repeat(300))),
    'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'same-origin', 'cross-site', 'nonsense'),
    'content-encoding': fc.constantFrom('identity', 'identity', 'gzip'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'nonsense', '::1, x'),
    'accept-encoding': fc.constantFrom('br', ';;;', 'gzip;q=nan', '*'),
  },
  { requiredKeys: [] },
);

const usualHeaders = fc.uuid().map((key) => ({ 'content-type': 'application/json', 'idempotency-key': key }));

const lead = fc.record({
  method: fc.constant('POST'),
  path: fc.constant('/api/leads'),
  headers: fc.oneof(
    { weight: 5, arbitrary: usualHeaders as fc.Arbitrary<Record<string, string>> },
    headerSets as fc.Arbitrary<Record<string, string>>,
  ),
  body,
});

/** The text without lone surrogates, which no address can contain. */
const well = (value: string): string => Buffer.from(value).toString();

const word = fc.oneof(fc.constantFrom(...nasty), fc.string({ maxLength: 60 }), fc.constant('a'.repeat(64_000)));
const address = fc.oneof(
  fc
    .tuple(fc.constantFrom('type', 'q', 'minPremium', 'maxPremium', '__proto__', 'q[]', 'colour'), word)
    .map(([name, value]) => `/api/mock/policies?${name}=${encodeURIComponent(well(value))}`),
  word.map((value) => `/api/mock/policy/${encodeURIComponent(well(value))}`),
  word.map((value) => `/${encodeURI(well(value))}`),
  fc.constantFrom(
    '/%',
    '/%00',
    '/api/%zz',
    '//',
    '/..%2f..',
    '/api/leads/',
    '/api/problems/__proto__',
    '/api/openapi.json?x',
    '/readyz',
    '/healthz?x',
    '/policy/%F0%9F',
  ),
);
const other = fc.record({
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'),
  path: address,
  headers: headerSets as fc.Arbitrary<Record<string, string>>,
  body: fc.constantFrom('', '', '{}', 'x'),
});

const connections = 16;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let site: Started;
const { log, text } = readableLog();
/** All requests come from one address, faster than visitors behind it would send them. */
const requestLimit = { most: Infinity, window: 10_000 };
beforeAll(async () => void (site = await start({ leadForms: forms, catalogs, log, requestLimit })));
afterAll(async () => {
  agent.destroy();
  await site.stop();
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * Sends a request. Resolves to its response, with status 0 when the connection was cut before the whole body was sent.
 */
function send({ method, path, headers, body: content }: Sent): Promise<{ status: number; type: string; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port: site.port,
        host: '127.0.0.1',
        agent,
        method,
        path,
        headers: { ...headers, 'content-length': Buffer.byteLength(content) },
      },
      (response) => {
        let received = '';
        response.on('data', (chunk) => (received += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode!, type: response.headers['content-type'] ?? '', text: received }),
        );
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') && content.length > 16_384
        ? resolve({ status: 0, type: '', text: '' })
        : reject(error),
    );
    sent.end(content);
  });
}

/** Checks the data stored beside the answers: only texts and labels of config, and a consent with a possible time. */
function expectAllowed({ form: id, answers, labels, consent, at }: StoredLead): void {
  const form = forms[id]!;
  const words = wordsOf(form);
  expect([consent !== undefined, id]).toEqual([form.shown.consent !== undefined, id]);
  const agreed = consent && { [form.shown.consent!.field]: { question: words[consent.version] } };
  expect(labels).toEqual({ ...leadLabels(setOf(form), answers), ...agreed });
  if (!consent) return;
  expect(Object.keys(words)).toContain(consent.version);
  const age = Date.parse(at) - Date.parse(consent.at);
  expect([consent.at, age > -60_000 && age < 24.1 * hour]).toEqual([consent.at, true]);
}

/** Whether Node's client can send it. */
const sendable = ({ path, headers }: Sent): boolean =>
  /^[\x21-\x7e]+$/.test(path) && Object.values(headers).every((value) => /^[\x20-\x7e]*$/.test(value));

test(`${requests} requests, most of them invalid: never a 5xx, never a crash, never an invalid row`, async () => {
  const statuses = new Map<number, number>();
  const drawn = fc
    .sample(
      fc.oneof(
        { weight: 7, arbitrary: lead as fc.Arbitrary<Sent> },
        { weight: 3, arbitrary: other as fc.Arbitrary<Sent> },
      ),
      { numRuns: requests },
    )
    .filter(sendable);
  const bad: unknown[] = [];
  const left = [...drawn];
  const sendRest = async (): Promise<void> => {
    for (let one = left.pop(); one; one = left.pop()) {
      const { status, type, text: received } = await send(one);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isProblem =
        type === 'application/problem+json' && (one.method === 'HEAD' || JSON.parse(received).status === status);
      const explained = status < 400 || isProblem || (status === 404 && type.startsWith('text/html')) || status === 0;
      if (status >= 500 || !explained) bad.push({ ...one, status, type, body: one.body.slice(0, 500) });
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRest));
  console.log(
    `${drawn.length} requests: ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}`,
  );
  expect(bad).toEqual([]);
  expect(text()).not.toContain('"level":50');
  expect(statuses.get(201)).toBeGreaterThan(requests / 50);
  expect(statuses.get(422)).toBeGreaterThan(requests / 10);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();

  // Checks each row again, with another Ajv over the form's schema and with the form's own checks.
  const ajv = formats.default(new Ajv({ strict: false, allErrors: true }));
  const rows = await storedLeads(site);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const form = forms[row.form]!;
    const set = setOf(form);
    const { properties } = set.plan.schema;
    const known = { type: 'object', additionalProperties: false, properties };
    expect([ajv.validate(known, row.answers), row.form, row.answers, ajv.errors]).toEqual([
      true,
      row.form,
      row.answers,
      null,
    ]);
    expect([
      validate({ ...set, plan: { ...set.plan, validation: 'messages' } }, row.answers, 'invalid'),
      row.answers,
    ]).toEqual([[], row.answers]);
    expect(settle(form, row.answers)).toEqual(row.answers);
    expectAllowed(row);
  }
  const versions = new Set(rows.map(({ consent }) => consent?.version));
  expect(versions).toEqual(new Set([undefined, ...Object.values(forms).flatMap((form) => Object.keys(wordsOf(form)))]));
});
