import { tokensCss } from '../../src/compiler/emit/tokens.ts';
import type { Checked } from '../../src/compiler/check/checked.ts';
import { daysBefore, inIndia } from '../../src/tools/cli/leads/days.ts';
import type { LeadLimit, Site } from '../../src/shared/plan/config.generated.ts';
import { toLimit } from '../../src/server/limits/limit.ts';
import { memoryLimiter } from '../../src/server/limits/memory.ts';
import { savedItems } from '../../src/site/storage/savedItems.ts';
import { drawn } from './drawing/drawn.ts';
import type { Modules } from './looks.ts';
import { headHtml } from './page-look.tsx';
import { renderShell } from './render.tsx';
import type { Section } from './sections.ts';

/** The parts of all pages, and the rules for leads. */
export async function siteSections({ data }: Checked<'site'>, modules: Modules): Promise<readonly Section[]> {
  const home = await modules.page(modules.symbols.pages.find((page) => page.data.path === '/')!.file);
  return [
    ['Head of the home page', drawn(headHtml(home, modules.site, '/'), modules)],
    ['Header and footer', drawn(await renderShell(modules.shell), modules)],
    ['Leads and devices', await serviceLook(data)],
    ['Colours and sizes', tokensCss(data)],
  ];
}

/** The limits for leads and for storage on a device, found by trying them: no page shows them. */
async function serviceLook({ leads, storage }: Site): Promise<string> {
  const day = '2026-01-01T12:00:00Z';
  const limits = Object.entries(leads?.limits ?? {}) as [string, LeadLimit][];
  return [
    ...(leads ? [`On ${inIndia(day)} purge deletes what came before ${purgedOn(day, leads.retention)}.`] : []),
    ...(await Promise.all(limits.map(async ([which, limit]) => `By ${which}, ${await untilRefused(limit)}`))),
    `Of 200 policies that a visitor saves the device keeps ${keptOf(200, storage.longestList)}.`,
  ].join('\n');
}

const purgedOn = (day: string, retention: number): string =>
  inIndia(new Date(daysBefore(Date.parse(day), retention)).toISOString());

/** How many leads are accepted at once, and when the next one is. */
async function untilRefused(limit: LeadLimit): Promise<string> {
  const count = memoryLimiter(toLimit(limit), () => 0);
  for (let taken = 0; ; taken++) {
    const wait = await count('one');
    if (wait > 0) return `${taken} leads are taken at once, and the next after ${wait} s.`;
  }
}

/** How many of `count` saved policies remain on the device. */
function keptOf(count: number, longest: number): number {
  const saved = savedItems(undefined, 'saved', { isId: () => true, longest }, () => 0);
  for (let number = 1; number <= count; number++) saved.add(`policy-${number}`);
  return saved.get().length;
}
