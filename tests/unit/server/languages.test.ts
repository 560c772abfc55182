import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validatorOf } from '../../support/validator.ts';
import { call, catalogs, goodLead, leadForms, postLead, start, temporary, writeSite } from './fixtures.ts';
import type { Started } from './fixtures.ts';

/** The sample site with its home page and its form in Hindi. The form asks for a longer name there. */
async function sampleInHindi(folder: string): Promise<string> {
  const client = await writeSite(join(folder, 'client'));
  const table = JSON.parse(await readFile(join(client, 'site-routes.json'), 'utf8')) as { pages: object };
  await mkdir(join(client, 'hi'));
  await writeFile(join(client, 'hi/index.html'), '<!doctype html><h1>होम</h1>');
  await writeFile(join(client, 'hi/404.html'), '<!doctype html><h1>नहीं मिला</h1>');
  const pages = { ...table.pages, '/hi': { file: 'hi/index.html', canonical: '/hi' } };
  const languages = [{ base: '/hi', notFound: 'hi/404.html', missing: 'not-in-hi' }];
  await writeFile(join(client, 'site-routes.json'), JSON.stringify({ ...table, pages, languages }));
  return client;
}

const { lead } = leadForms;
const step = lead.steps[0]!;
const schema = {
  ...step.plan.schema,
  required: ['name'],
  properties: { name: { type: 'string', minLength: 20 }, phone: { type: 'string' } },
} as const;
const hindi = {
  base: '/hi',
  language: 'hi',
  catalogs: [{ ...catalogs[0], items: catalogs[0].items.slice(0, 1) }],
  leadForms: {
    lead: { ...lead, steps: [{ ...step, plan: { ...step.plan, schema }, validator: validatorOf(schema) }] },
  },
};

describe('a site in two languages', () => {
  let site: Started;
  let client = '';
  let remove = async () => {};
  beforeAll(async () => {
    const folder = await temporary();
    remove = folder.remove;
    client = await sampleInHindi(folder.path);
    site = await start({ client, language: 'en', languages: [hindi] });
  });
  afterAll(async () => {
    await site.stop();
    await remove();
  });
  const get = (path: string) => call(site.port, path);

  it.each([
    ['/hi', 200, 'होम'],
    ['/HI/', 200, 'होम'],
    ['/hi/nowhere', 404, 'नहीं मिला'],
    ['/hindi', 404, '404'],
  ])('shows at %s a page with status %i', async (path, status, text) => {
    expect(await get(path)).toMatchObject({ status, text: expect.stringContaining(`<h1>${text}</h1>`) as string });
  });

  it.each([
    ['/hi/ClaimSettlement', '/ClaimSettlement#not-in-hi'],
    ['/hi//ClaimSettlement', '/ClaimSettlement#not-in-hi'],
    ['/hi/ClaimSettlement?a=1', '/ClaimSettlement?a=1#not-in-hi'],
    ['/hi/policy/health-shield', '/policy/health-shield#not-in-hi'],
  ])('leads from %s, which is not translated, to the first language for now', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([302, to]);
  });

  it.each([
    ['/hi/policy/%E0%A4%95', '/policy/%E0%A4%95#not-in-hi'],
    ['/hi/policy/a%0d%0aSet-Cookie:%20b=c', '/policy/a%0D%0ASet-Cookie%3A%20b%3Dc#not-in-hi'],
    ['/hi/policy/a%3Fb%23c', '/policy/a%3Fb%23c#not-in-hi'],
    ['/hi/policy/a%5Cb', '/policy/a%5Cb#not-in-hi'],
    // The sign of kelvin, whose lower case is the letter k.
    ['/hi/policy/%E2%84%AA', '/policy/%E2%84%AA#not-in-hi'],
  ])('leads from %s only to that address, and stays up', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location, answer.headers['set-cookie']]).toEqual([302, to, undefined]);
  });

  it('counts wrong tokens in all languages together', async () => {
    const another = await start({ client, language: 'en', languages: [hindi] });
    const guess = async (path: string, token: string) =>
      (
        await call(another.port, path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token }),
        })
      ).status;
    for (let tries = 0; tries < 20; tries += 1) await guess('/api/requests', `wrong${tries}`);
    expect(await guess('/api/requests', 'wrong')).toBe(429);
    expect(await guess('/hi/api/requests', 'wrong')).toBe(429);
    await another.stop();
  });

  it('has an API in each language, with the items of that language', async () => {
    const [first, other] = await Promise.all([get('/api/mock/policies'), get('/hi/api/mock/policies')]);
    expect([first.status, other.status]).toEqual([200, 200]);
    expect(other.text.length).toBeLessThan(first.text.length);
  });

  it('checks a lead with the form of its language, and keeps the language', async () => {
    const refused = await call(site.port, '/hi/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'hi-1' },
      body: JSON.stringify(goodLead),
    });
    expect(refused.status).toBe(422);
    const accepted = await call(site.port, '/hi/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'hi-2' },
      body: JSON.stringify({ ...goodLead, answers: { ...goodLead.answers, name: 'आशा राव, जो लंबा नाम है' } }),
    });
    expect(accepted.status).toBe(201);
    expect((await postLead(site.port, goodLead)).status).toBe(201);
    const stored = await site.stored();
    expect(stored.map(({ language }) => language).sort()).toEqual(['en', 'hi']);
  });
});
