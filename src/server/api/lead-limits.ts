import type { FastifyRequest } from 'fastify';
import type { LeadLimits, Phones } from '../../shared/plan/config.generated.ts';
import { Problem } from '../http/problem.ts';
import { phoneKey } from '../leads/phone.ts';
import type { LeadStore, NewFile, NewLead } from '../leads/store.ts';
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
  /**
   * Counts a valid lead, so that refused requests shut out no other sender. Resolves to the lead, flagged if too many
   * came for its phone number or from everyone together, or to the problem if its sender has to wait. Only the network
   * that sends too many for a number is refused, because anyone can send the number of another person, who must still
   * be able to send a lead.
   */
  readonly count: (request: FastifyRequest, lead: NewLead) => Promise<NewLead | Problem>;
  /** Takes back the count of a lead that could not be stored, so that its sender can try again. */
  readonly uncount: (request: FastifyRequest, lead: NewLead) => Promise<void>;
  readonly files: FileCounts;
}

export function countLeads(
  store: LeadStore,
  limits: LeadLimits,
  forms: LeadForms,
  phones: Phones | undefined,
): LeadCounts {
  const { phone: ofPhone, files = {}, all, ...ofSender } = limits;
  const limiter = (name: string, limit: Limit | undefined) => (limit ? store.limiter(name, limit) : unlimited);
  const ofNumber = ofPhone && toLimit(ofPhone);
  const [phone, phoneOfNetwork] = [limiter('phone', ofNumber), limiter('phone-network', ofNumber)];
  const leads = limitSenders((origin) => limiter(origin, ofSender[origin] && toLimit(ofSender[origin])));
  const bytes = limitSenders((origin) => limiter(`files-${origin}`, files[origin] && toFileLimit(files[origin])));
  const reserved = (name: string, limit: Limit | undefined) =>
    withReserve(limiter(name, limit), limiter(`${name}-reserve`, limit));
  const [everyone, filesOfEveryone] = [
    reserved('all', all && toLimit(all)),
    reserved('files-all', files.all && toFileLimit(files.all)),
  ];
  return {
    count: async (request, lead) => {
      const sender = await leads(request);
      if (sender) return tooMany(sender.wait, `They come from ${sender.from}.`);
      const numbers = phonesOf(lead, forms, phones);
      const { network } = networksOf(request.ip);
      const wait = await longestWait(
        phoneOfNetwork,
        numbers.map((number) => `${number} ${network}`),
      );
      if (wait > 0) return tooMany(wait, 'They come from one network for one phone number.');
      const together = [await everyone(1), ...(lead.files ? [await filesOfEveryone(kilobytesIn(lead.files))] : [])];
      const refused = Math.max(...together.map((one) => one.wait));
      if (refused > 0) return tooMany(refused, 'They come from everywhere.');
      if ((await longestWait(phone, numbers)) > 0) return { ...lead, flag: 'many-for-phone' };
      return together.some(({ beyond }) => beyond) ? { ...lead, flag: 'beyond-limit' } : lead;
    },
    uncount: async (request, lead) => {
      const numbers = phonesOf(lead, forms, phones);
      const { network } = networksOf(request.ip);
      // With the amount ahead, each limit decides as it did when it counted the lead.
      await Promise.all([
        leads(request, -1, 1),
        ...numbers.flatMap((number) => [phoneOfNetwork(`${number} ${network}`, -1, 1), phone(number, -1, 1)]),
        everyone(-1),
        ...(lead.files ? [filesOfEveryone(-kilobytesIn(lead.files))] : []),
      ]);
    },
    files: countFiles(bytes),
  };
}

/**
 * A limit for everyone together, and as much again in reserve: a flood has to fill both before it shuts out others, and
 * leads of the reserve are flagged. A negative amount takes one back from where it was counted.
 */
const withReserve =
  (limit: Limiter, reserve: Limiter) =>
  async (amount: number): Promise<{ readonly wait: number; readonly beyond: boolean }> => {
    const beyond = (await limit('', amount, Math.max(0, -amount))) > 0;
    return { beyond, wait: beyond ? await reserve('', amount) : 0 };
  };

const kilobytesIn = (files: readonly NewFile[]): number =>
  kilobytes(files.reduce((total, { size }) => total + size, 0));

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

const tooMany = (seconds: number, detail: string): Problem =>
  new Problem('too-many-leads', detail, { headers: { 'Retry-After': String(seconds) } });
