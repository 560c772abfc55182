import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runLeads } from '../../../src/tools/cli/leads/run.ts';
import type { LeadSettings } from '../../../src/shared/plan/lead.ts';
import type { LeadsLocation } from '../../../src/server/leads/database/open.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** In the format of our site. */
export const phones = { country: '91', trunk: '0', digits: 10 };

/** Runs the command as `npm run leads -- …` does. */
export async function runCommand(
  place: LeadsLocation | (() => LeadsLocation),
  args: readonly string[],
  { input = '', settings = { retention: 30 } as Pick<LeadSettings, 'retention' | 'webhook'> } = {},
): Promise<Ran> {
  const [out, err] = [new PassThrough(), new PassThrough()];
  // As a buffer, because a text would lose its byte-order mark.
  const texts = [buffer(out), buffer(err)] as const;
  const code = await runLeads(args, {
    place: () => (typeof place === 'function' ? place() : place),
    settings: { phones, ...settings },
    out,
    err,
    input: Readable.from([input]),
  });
  out.end();
  err.end();
  return { code, out: String(await texts[0]), err: String(await texts[1]) };
}
