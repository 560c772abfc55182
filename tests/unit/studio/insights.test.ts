import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayBefore } from '../../../src/shared/engine/dates.ts';
import type { Insight } from '../../../src/shared/plan/insights.ts';
import { insightHandlers } from '../../../src/studio/insights/server/handlers.ts';
import { openLeads } from '../../../src/server/leads/open.ts';
import { compiled } from '../../config/modules.ts';

const { symbols } = compiled;
const wizard = 'config/wizards/home-lead.yaml';
const contact = { page: 'home-insurance', form: 'home-lead', step: 'contact' } as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-insights-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('INSIGHTS_FILE', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const at = (file: string, path: readonly (string | number)[], names = symbols) =>
  insightHandlers({ workspace: { site: { names } } as never }).insights({ file, path: [...path] });

async function counted(...counts: readonly (Insight & { readonly number: number })[]): Promise<void> {
  const store = await openLeads({ dataDir: folder });
  await store.insights.add(counts.map((one) => ({ ...one, day: dayBefore(symbols.today) })));
  await store.close();
}

it('says how many came to a step and went on, and how often its message was read, in fives', async () => {
  await counted(
    { event: 'entered', ...contact, number: 412 },
    { event: 'forward', ...contact, number: 371 },
    { event: 'back', ...contact, number: 3 },
    { event: 'message', ...contact, field: 'email', message: 'required', number: 58 },
  );
  expect(await at(wizard, ['steps', 0])).toMatchObject({
    state: 'known',
    said: ['410 came, 370 went on, under 5 went back'],
  });
  const message = ['steps', 0, 'messages', 'email', 'required'];
  expect((await at(wizard, message)).said).toEqual(['“Enter valid email” was read 55 times']);
  expect((await at(wizard, ['steps', 0, 'messages', 'pincode', 'required'])).said).toEqual([
    '“Enter valid 6-digit pincode” was read under 5 times',
  ]);
});

it('says how many came to a page, and finished a form', async () => {
  await counted(
    { event: 'entered', page: 'home', number: 20 },
    { event: 'entered', page: 'home', form: 'lead', step: 'lead', number: 20 },
    { event: 'finished', page: 'home', form: 'lead', number: 11 },
  );
  expect((await at('config/pages/home.yaml', [])).said).toEqual(['20 came']);
  expect((await at('config/forms/lead.yaml', [])).said).toEqual(['20 came, 10 finished']);
});

it('says so while there is no database, and while nothing was counted yet', async () => {
  expect(await at(wizard, ['steps', 0])).toEqual({ state: 'unknown', said: [] });
  await counted();
  // The answer before is kept for a while.
  vi.stubEnv('DATA_DIR', `${folder}/.`);
  expect(await at(wizard, ['steps', 0])).toMatchObject({ state: 'unknown', said: [], to: dayBefore(symbols.today) });
});

it('says why counts cannot be read', async () => {
  vi.stubEnv('INSIGHTS_FILE', join(folder, 'insights.json'));
  writeFileSync(join(folder, 'insights.json'), '{}');
  expect((await at(wizard, ['steps', 0])).why).toContain('has no counts');
});

it('reads a file that the command exported', async () => {
  const file = join(folder, 'exported.json');
  const count = { event: 'entered', ...contact, page: '', field: '', message: '', count: 85 };
  writeFileSync(file, JSON.stringify({ from: '2026-10-01', to: '2026-10-31', counts: [count] }));
  vi.stubEnv('INSIGHTS_FILE', file);
  expect(await at(wizard, ['steps', 0])).toEqual({
    state: 'known',
    said: ['85 came, under 5 went on, under 5 went back'],
    from: '2026-10-01',
    to: '2026-10-31',
  });
});

it('says nothing of what is never counted, and on a site without insights', async () => {
  expect(await at(wizard, ['title'])).toEqual({ state: 'nothing', said: [] });
  const { insights: _, ...data } = symbols.site!.data;
  const without = { ...symbols, site: { ...symbols.site!, data } };
  expect(await at(wizard, ['steps', 0], without)).toEqual({ state: 'nothing', said: [] });
});
