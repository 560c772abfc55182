import type { FastifyRequest } from 'fastify';
import type { LeadLimits, Phones } from '../../shared/plan/config.generated.ts';
import { Problem } from '../http/problem.ts';
import { phoneKey } from '../leads/phone.ts';
import type { LeadStore, NewLead } from '../leads/store.ts';
import { kilobytes, toFileLimit, toLimit, unlimited } from '../limits/limit.ts';
import type { Limit, Limiter } from '../limits/limit.ts';
import { limitSenders, type LimitRefusal, type SenderLimiter } from './senders.ts';
import { networksOf } from '../http/network.ts';
import type { LeadForms } from './lead-form.ts';
import { askedIn } from './lead-rows.ts';

/** Counts the bytes of requests with files. */
export interface FileCounts {
  /** Throws if a sender has sent too much, or is about to. */
  readonly ahead: (request: FastifyRequest, bytes: number) => Promise<void>;
  /** Counts received bytes. Resolves to a problem if the sender has sent too much. */
  readonly came: (request: FastifyRequest, bytes: number) => Promise<Problem | undefined>;
}

/** Counts leads, and limits them. */
export interface LeadCounts {
  /** Throws if a sender has sent too many. */
  readonly limitSender: (request: FastifyRequest) => Promise<void>;
  /** Seconds until this sender may send a lead with this phone number. */
  readonly waitOf: (request: FastifyRequest, lead: NewLead) => Promise<number>;
  /**
   * The lead, flagged if too many came for its phone number. Only the network that sends too many is refused, because
   * anyone can send the number of another person, who must still be able to send a lead.
   */
  readonly flagged: (lead: NewLead) => Promise<NewLead>;
  readonly files: FileCounts;
}

export function countLeads(
  store: LeadStore,
  limits: LeadLimits,
  forms: LeadForms,
  phones: Phones | undefined,
): LeadCounts {
  const { phone: ofPhone, files = {}, ...ofSender } = limits;
  const limiter = (name: string, limit: Limit | undefined) => (limit ? store.limiter(name, limit) : unlimited);
  const ofNumber = ofPhone && toLimit(ofPhone);
  const [phone, phoneOfNetwork] = [limiter('phone', ofNumber), limiter('phone-network', ofNumber)];
  const leads = limitSenders((origin) => limiter(origin, ofSender[origin] && toLimit(ofSender[origin])));
  const bytes = limitSenders((origin) => limiter(`files-${origin}`, files[origin] && toFileLimit(files[origin])));
  return {
    limitSender: async (request) => {
      const refused = await leads(request);
      if (refused) refuseForNow(refused.wait, `They come from ${refused.from}.`);
    },
    waitOf: (request, lead) => {
      const sender = networksOf(request.ip);
      return longestWait(
        phoneOfNetwork,
        phonesOf(lead, forms, phones).map((number) => `${number} ${sender.network}`),
      );
    },
    flagged: async (lead) =>
      (await longestWait(phone, phonesOf(lead, forms, phones))) > 0 ? { ...lead, flag: 'many-for-phone' } : lead,
    files: countFiles(bytes),
  };
}

function countFiles(count: SenderLimiter): FileCounts {
  const refusalOf = (refused: LimitRefusal | undefined) =>
    refused && tooMany(refused.wait, `Their files are too large, and come from ${refused.from}.`);
  return {
    ahead: async (request, bytes) => {
      const refusal = refusalOf(await count(request, 0, kilobytes(bytes)));
      if (refusal) throw refusal;
    },
    came: async (request, bytes) => refusalOf(await count(request, kilobytes(bytes))),
  };
}

/** The phone numbers in a lead, each once, without prefixes. */
function phonesOf({ form, answers }: NewLead, forms: LeadForms, phones: Phones | undefined): string[] {
  const asked = (forms[form]?.steps ?? []).flatMap((step) => askedIn(step, answers));
  const given = asked.filter(([{ widget, autocomplete }]) => widget === 'tel' || autocomplete?.startsWith('tel'));
  return [...new Set(given.flatMap(([, answer]) => phoneKey(String(answer), phones) ?? []))];
}

async function longestWait(limiter: Limiter, subjects: readonly string[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(subjects.map((subject) => limiter(subject)))));
}

export function refuseForNow(seconds: number, detail: string): void {
  if (seconds > 0) throw tooMany(seconds, detail);
}

const tooMany = (seconds: number, detail: string): Problem =>
  new Problem('too-many-leads', detail, { headers: { 'Retry-After': String(seconds) } });
