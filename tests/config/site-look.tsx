import { renderToStaticMarkup } from 'react-dom/server';
import { daysBefore, inIndia } from '../../src/cli/leads/days.ts';
import type { LeadLimit, Site } from '../../src/plan/config.generated.ts';
import { toLimit } from '../../src/server/limits/limit.ts';
import { memoryLimiter } from '../../src/server/limits/memory.ts';
import { savedItems } from '../../src/storage/savedItems.ts';

/** What becomes of leads, and what a device keeps, by doing it: no page shows that. */
export async function serviceLook({ leads, storage }: Site): Promise<string> {
  const day = '2026-01-01T12:00:00Z';
  const limits = Object.entries(leads?.limits ?? {}) as [string, LeadLimit][];
  const lines = [
    ...(leads ? [`On ${inIndia(day)} purge deletes what came before ${purgedOn(day, leads.retention)}.`] : []),
    ...(await Promise.all(limits.map(async ([which, limit]) => `By ${which}, ${await untilRefused(limit)}`))),
    `Of 200 policies that a visitor saves the device keeps ${keptOf(200, storage.longestList)}.`,
  ];
  const html = renderToStaticMarkup(
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>,
  );
  return `${html.replaceAll('><', '>\n<')}\n`;
}

const purgedOn = (day: string, retention: number): string =>
  inIndia(new Date(daysBefore(Date.parse(day), retention)).toISOString());

/** How many leads are taken that come at once, and when the next may come. */
async function untilRefused(limit: LeadLimit): Promise<string> {
  const count = memoryLimiter(toLimit(limit), () => 0);
  for (let taken = 0; ; taken++) {
    const wait = await count('one');
    if (wait > 0) return `${taken} leads are taken at once, and the next after ${wait} s.`;
  }
}

/** How many of so many saved policies are on the device in the end. */
function keptOf(count: number, longest: number): number {
  const saved = savedItems(undefined, 'saved', { isId: () => true, longest }, () => 0);
  for (let number = 1; number <= count; number++) saved.add(`policy-${number}`);
  return saved.get().length;
}
