import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as emitted from 'virtual:catalog';
import { leadForms } from 'virtual:lead-forms';
import type { SendingForm } from '../../../src/shared/plan/form.ts';
import { leadSettings, siteName } from 'virtual:lead-settings';
import { servedOf } from '../../../src/server/api/catalog.ts';
import { validate } from '../../../src/shared/engine/validate.ts';
import { call, postLead, start } from './fixtures.ts';
import type { Started, Wire } from './fixtures.ts';
import { openapiRules } from './openapi-rules.ts';

const catalogs = servedOf(emitted.catalogs);

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: object;
    readonly example?: string;
  }[];
  readonly responses: Readonly<
    Record<
      string,
      { readonly headers?: object; readonly content?: Readonly<Record<string, { readonly schema: object }>> }
    >
  >;
}

interface Description {
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let site: Started;
let description: Description;
const ajv = formats.default(
  new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true, keywords: ['x-list'] }),
);

/** The site as config has it, but without limits on the number of leads. */
beforeAll(async () => {
  site = await start({
    catalogs,
    leadForms,
    siteName,
    leadSettings: { guard: leadSettings.guard! },
  });
  description = (await call(site.port, '/api/openapi.json')).json<Description>();
  for (const [name, schema] of Object.entries(description.components.schemas))
    ajv.addSchema(standalone(schema), `schema:${name}`);
});
afterAll(() => site.stop());

/** The schema with references that work outside of the document. */
const standalone = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'schema:')) as object;

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** All differences between a response and the description: status, media type, headers, body. */
function faultsOf({ status, headers, text, json }: Wire, path: string, method = 'get'): unknown[] {
  const described = description.paths[path]?.[method]?.responses[status];
  if (!described) return [`${method} ${path} may not answer ${status}`];
  const missing = Object.keys(described.headers ?? {}).filter((name) => headers[name.toLowerCase()] === undefined);
  if (!described.content) return [...missing, ...(text === '' ? [] : ['a body'])];
  const media = String(headers['content-type']).split(';')[0]!;
  if (!described.content[media]) return [`media type ${media}`];
  const validate = ajv.compile(standalone(described.content[media].schema));
  validate(json());
  return [...missing, ...(validate.errors ?? [])];
}

describe('the description of the API', () => {
  test('is OpenAPI 3.1: known members, required ones, and schemas that compile', () => {
    const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true }).compile(
      openapiRules,
    );
    validate(description);
    expect(validate.errors ?? []).toEqual([]);
    for (const name of Object.keys(description.components.schemas))
      expect(ajv.getSchema(`schema:${name}`)).toBeDefined();
    expect(description.info).toMatchObject({ title: 'Chhatri API' });
    expect(JSON.stringify(description)).not.toContain('spec ');
  });

  test('names each operation once, every variable of an address as a parameter, and only existing addresses', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations()) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      ).toEqual(parts);
    }
    const refs = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name!,
    );
    expect(refs.filter((name) => !(name in description.components.schemas))).toEqual([]);
    const used = new Set(refs);
    expect(Object.keys(description.components.schemas).filter((name) => !used.has(name))).toEqual([]);
  });

  test('matches every call that reads: 200, 304, 404 for another method, 400', async () => {
    for (const { path, method, operation } of operations().filter((one) => one.method === 'get')) {
      const address = path.replace(
        /\{(\w+)\}/g,
        (_, name) => operation.parameters!.find((parameter) => parameter.name === name)!.example!,
      );
      const answer = await call(site.port, address);
      expect([path, answer.status, faultsOf(answer, path)]).toEqual([path, 200, []]);
      const again = await call(site.port, address, { headers: { 'if-none-match': answer.headers.etag! } });
      expect([again.status, faultsOf(again, path)]).toEqual([304, []]);
      const other = await call(site.port, address, { method: 'DELETE' });
      expect([other.status, faultsOf(other, path, method)]).toEqual([405, []]);
      const long = await call(site.port, `${address}?${'a'.repeat(9_000)}`);
      expect([long.status, faultsOf(long, path)]).toEqual([414, []]);
    }
    for (const [address, path] of [
      ['/api/mock/policies?type=boat', '/api/mock/policies'],
      ['/api/mock/policies?ids=a,b', '/api/mock/policies'],
      ['/api/mock/policy/none', '/api/mock/policy/{id}'],
      ['/api/problems/none', '/api/problems/{kind}'],
    ] as const) {
      expect(faultsOf(await call(site.port, address), path)).toEqual([]);
    }
  });

  test('matches leads: the examples of the forms fit, others do not', async () => {
    const [id, form] = Object.entries(leadForms)[0]!;
    const lead = {
      form: id,
      answers: { name: 'Nikhil Joshi', phone: '9876543210', productType: 'term', consent: true },
      consent: { version: form.shown.consent!.version, at: new Date().toISOString() },
      page: '/TermPlans',
      config: form.shown.config,
      trap: '',
      spent: 5_000,
    };
    const fits = ajv.getSchema(`schema:Lead.${id}`)!;
    for (const [body, status] of [
      [lead, 201],
      [{ ...lead, x: 1 }, 422],
      [{ ...lead, trap: 'spam' }, 422],
      [{ ...lead, spent: 1 }, 422],
      [{ ...lead, consent: undefined }, 422],
      [{ ...lead, consent: { ...lead.consent, version: 'v0' } }, 422],
      [{ ...lead, answers: { ...lead.answers, phone: '12' } }, 422],
      [{ ...lead, answers: { ...lead.answers, spy: 1 } }, 422],
      [{ ...lead, page: 'x' }, 422],
    ] as const) {
      const answer = await postLead(site.port, body);
      expect([answer.status, faultsOf(answer, '/api/leads', 'post')]).toEqual([status, []]);
      expect([fits(JSON.parse(JSON.stringify(body))), body]).toEqual([status === 201, body]);
    }
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'idempotency-key': '' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      expect(faultsOf(await postLead(site.port, lead, headers), '/api/leads', 'post')).toEqual([]);
    }
    expect(faultsOf(await postLead(site.port, '{'), '/api/leads', 'post')).toEqual([]);
  });

  test.each([
    ['name', 'Asha\u0000', 'format'],
    ['name', '\u001b[2JAsha', 'format'],
    ['name', 'Asha\r\nBcc: x', 'format'],
    ['name', 'Asha \u202Eoar', 'format'],
    ['name', 'a'.repeat(15_000), 'maxLength'],
    ['email', 'asha\u001b@example.com', 'format'],
    ['email', `${'a'.repeat(300)}@example.com`, 'maxLength'],
  ])('%s %.40j is refused with the message that the browser shows', async (name, answer, rule) => {
    const lead = leadForms.lead as SendingForm;
    const set = lead.steps[0]!;
    const message = set.plan.messages[name]![rule];
    const answers = { name: 'Asha', phone: '9876543210', productType: 'term', consent: true, [name]: answer };
    const { config, consent } = lead.shown;
    const body = { form: 'lead', answers, page: '/', config, trap: '', spent: 10_000 };
    const at = new Date().toISOString();
    const refused = await postLead(site.port, { ...body, consent: { version: consent!.version, at } });
    expect([refused.status, refused.json().errors.map((error) => [error.path, error.message])]).toEqual([
      422,
      [[`/answers/${name}`, message]],
    ]);
    expect(validate(set, answers, '')).toMatchObject([{ field: name, message }]);
  });
});
