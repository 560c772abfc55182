import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { fingerprint } from '../../../src/compiler/emit/fingerprint.ts';
import { listsModule } from '../../../src/compiler/emit/site-modules.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import { formModuleOf } from '../../../src/compiler/simulate/visitor/modules.ts';
import { AddressFailed, addressFor, createAsk, type ServedAddress } from '../../../src/server/api/addresses.ts';
import type { FoundOptions, SearchedList } from '../../../src/server/api/list-search.ts';
import { isPublic } from '../../../src/server/http/public-lookup.ts';
import { withKnownOptions } from '../../../src/shared/engine/known-options.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import { noLog } from '../../../src/server/log.ts';
import { startServices } from '../../support/services.ts';
import { call, postLead, start, type Started } from './fixtures.ts';
import { siteOf } from '../../support/compiled.ts';

const project = join(import.meta.dirname, '../../..');
const { symbols } = siteOf(join(project, 'tests/sites/branches'));
const compiled = compileForm(formModel(symbols.wizards.get('visit')!), symbols);
const shown = fingerprint(compiled);
const module = formModuleOf(compiled);
/** As the server has it: without the samples of config. */
const visit = {
  ...module,
  shown,
  steps: module.steps.map((step) => ({
    ...step,
    plan: withKnownOptions(
      step.plan,
      Object.fromEntries(
        ['branch', 'pincode', 'topics'].filter((name) => step.plan.fields[name]).map((name) => [name, []]),
      ),
    ),
  })),
};

/** When the visitor agreed, the same at a retry. */
const now = new Date().toISOString();

const code = `data:text/javascript,${encodeURIComponent(listsModule(symbols, ''))}`;
const { lists } = (await import(/* @vite-ignore */ code)) as { readonly lists: readonly SearchedList[] };

/**
 * The lists as the compiler hands them to the server, with another patience, in ms, and other seconds for those kept.
 */
const listsWith = (timeout: number, cache: number): readonly SearchedList[] =>
  lists.map((list) =>
    'from' in list ? { ...list, from: { ...list.from, timeout, cache: list.from.cache === 0 ? 0 : cache } } : list,
  );

/** So long that an answer arrives on a busy machine too. */
const patient = 60_000;

type Services = Awaited<ReturnType<typeof startServices>>;
let services: Services;
let site: Started;
const startWith = (timeout: number, cache = 3600) =>
  start({ lists: listsWith(timeout, cache), leadForms: { visit }, servicesOrigin: services.origin });

/** Starts the site again. */
async function restart(...settings: Parameters<typeof startWith>): Promise<void> {
  await site.stop();
  site = await startWith(...settings);
}

/** Starts the site again, for a service that never answers. */
async function restartHasty(): Promise<void> {
  services.mood = 'silent';
  await restart(100);
}

beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  services.mood = 'well';
  services.asked.length = 0;
  site = await startWith(patient);
  return () => site.stop();
});
afterAll(() => services.stop());

const search = (query: string, list = 'branches') => call(site.port, `/api/lists/${list}?${query}`);
const send = (answers: Answers, key: string = crypto.randomUUID()) =>
  postLead(
    site.port,
    {
      form: 'visit',
      answers: { consent: true, ...answers },
      page: '/',
      config: shown.config,
      consent: { version: shown.consent!.version, at: now },
    },
    { 'idempotency-key': key },
  );

describe('options from an address', () => {
  it('are those of the answer that narrows them, and the samples of config are not served', async () => {
    expect((await search('of=pune')).json<FoundOptions>()).toEqual({
      count: 3,
      options: [
        { value: 'PN1', label: 'Shivaji Nagar', note: '4 Station Road', of: 'pune' },
        { value: 'PN2', label: 'Koregaon Park', note: '12 Lane 7', of: 'pune' },
        { value: 'PN3', label: 'Baner', note: '9 Hill Road', of: 'pune' },
      ],
    });
    expect((await search('of=leh')).json()).toEqual({ count: 0, options: [] });
  });

  it('are searched, and have the type that config has', async () => {
    expect((await search('of=pune&q=bane')).json<FoundOptions>().options.map(({ value }) => value)).toEqual(['PN3']);
    expect((await search('', 'topics')).json<FoundOptions>().options.map(({ value }) => value)).toEqual([1, 2, 3]);
  });

  it('fill in other fields, as far as the address has something for them', async () => {
    const { options } = (await search('', 'pincodes')).json<FoundOptions>();
    expect(options.map((option) => option.with)).toEqual([
      { town: 'Pune', state: 'Maharashtra' },
      { town: 'Pune', state: 'Maharashtra' },
      { town: 'Bengaluru', state: 'Karnataka' },
      { town: 'Leh' },
    ]);
  });

  it('are asked for once while they are kept, also by visitors at the same time, and browsers keep none', async () => {
    const answers = await Promise.all(['of=pune', 'of=pune&q=b', 'of=pune'].map((query) => search(query)));
    expect(services.asked).toEqual(['/services/branches?city=pune']);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('no-store'));
    await search('', 'topics');
    await search('', 'topics');
    expect(services.asked.filter((path) => path.includes('topics'))).toHaveLength(2);
  });

  it('put what a visitor sends into the query only', async () => {
    await search(`of=${encodeURIComponent('pune&admin=1#/../x')}`);
    expect(services.asked).toEqual(['/services/branches?city=pune%26admin%3D1%23%2F..%2Fx']);
    expect(addressFor({ address: 'https://a.example/b?c={of}' }, '@evil.example/')).toBe(
      'https://a.example/b?c=%40evil.example%2F',
    );
  });

  it.each<[string, Services['mood']]>([
    ['an error', 'broken'],
    [
      'a redirect, which is not followed',
      (_, response) => void response.writeHead(302, { location: '/services/topics' }).end(),
    ],
    ['no JSON', (_, response) => void response.end('<html>')],
    ['another shape', (_, response) => void response.end('{"data":{"branches":{}}}')],
    ['an option without a label', (_, response) => void response.end('{"data":{"branches":[{"code":"A"}]}}')],
    ['a connection that breaks', (_, response) => void response.destroy()],
    ['more than 2 MB', (_, response) => void response.end(JSON.stringify('x'.repeat(2_100_000)))],
  ])('are a problem of their own after %s, and are asked for again', async (_, mood) => {
    services.mood = mood;
    const answer = await search('of=pune');
    expect([answer.status, answer.json().type]).toEqual([502, '/api/problems/address-failed']);
    services.mood = 'well';
    expect((await search('of=pune')).status).toBe(200);
  });

  it('are a problem of their own after no answer in time', async () => {
    await restartHasty();
    expect((await search('of=pune')).json().type).toBe('/api/problems/address-failed');
  });

  it('are not asked for without end: a sender has 120 requests a minute', async () => {
    const calls = await Promise.all(Array.from({ length: 125 }, (_, index) => search(`of=${index}`)));
    const refused = calls.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
    expect(services.asked).toHaveLength(120);
  });
});

describe('a lead with an answer from an address', () => {
  it('is stored with the words of the options', async () => {
    expect((await send({ city: 'pune', branch: 'PN3', topics: [3, 1] })).status).toBe(201);
    const [lead] = await site.stored();
    expect(lead!.labels.branch).toEqual({ question: 'Branch', answer: 'Baner' });
    expect(lead!.labels.topics!.answer).toBe('A change of address and A new policy');
    expect(lead!.flag).toBeUndefined();
  });

  it.each([
    ['a value of another city', { city: 'mumbai', branch: 'PN1' }],
    ['a value that the address does not have', { city: 'pune', branch: 'XX' }],
    ['a sample of config that the address no longer has', { city: 'leh', branch: 'LH1' }],
  ])('is refused with %s', async (_, answers) => {
    const answer = await send(answers);
    expect([answer.status, answer.json().errors]).toEqual([
      422,
      [{ path: '/answers/branch', keyword: 'enum', message: 'Choose a branch of this city.', step: 'place' }],
    ]);
  });

  it('is not checked where config says so', async () => {
    expect((await send({ city: 'pune', branch: 'PN1', topics: [77] })).status).toBe(201);
    const [lead] = await site.stored();
    expect([lead!.answers.topics, lead!.flag]).toEqual([[77], undefined]);
  });

  it.each([
    ['fails', async () => void (services.mood = 'broken')],
    ['does not answer', restartHasty],
  ])('is stored, and flagged, when the address %s', async (_, fail) => {
    await fail();
    expect((await send({ city: 'pune', branch: 'PN1' })).status).toBe(201);
    const [lead] = await site.stored();
    expect([lead!.flag, lead!.labels.branch]).toEqual([
      'unchecked',
      { question: 'Branch', answer: 'PN1', unchecked: true },
    ]);
  });

  it('has its reference at a retry, although the address no longer has the choice', async () => {
    await restart(patient, 0);
    const key = crypto.randomUUID();
    const first = await send({ city: 'pune', branch: 'PN1' }, key);
    services.mood = (_, response) => void response.end('{"data":{"branches":[]}}');
    expect((await send({ city: 'pune', branch: 'PN1' })).status).toBe(422);
    const again = await send({ city: 'pune', branch: 'PN1' }, key);
    expect([again.status, again.json().reference]).toEqual([201, first.json().reference]);
  });
});

describe('a host that config names', () => {
  const from: ServedAddress = { address: '', value: 'a', label: 'b', cache: 0, timeout: patient, type: 'string' };

  it('is not reached if its name leads to a private network', async () => {
    const port = new URL(services.origin).port;
    const ask = createAsk('', noLog);
    await expect(ask({ ...from, address: `https://localhost:${port}/services/topics` }, undefined)).rejects.toEqual(
      new AddressFailed('PRIVATE_NETWORK'),
    );
    expect(services.asked).toEqual([]);
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fd00::1', false],
    ['64:ff9b::7f00:1', false],
  ])('%s is on the internet: %s', (address, expected) => expect(isPublic(address)).toBe(expected));
});
