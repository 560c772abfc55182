import type { FastifyRequest } from 'fastify';
import type { LeadLimits } from '../../plan/config.generated.ts';
import { Problem } from '../http/problem.ts';
import { phoneKey } from '../leads/phone.ts';
import type { LeadStore, NewLead } from '../leads/store.ts';
import { toLimit, unlimited } from '../limits/limit.ts';
import type { Limiter } from '../limits/limit.ts';
import { networksOf } from '../http/network.ts';
import { setsOf, type LeadForms } from './lead-form.ts';
import { askedIn } from './lead-rows.ts';

/** Counts leads, and says which of them are too many. */
export interface LeadCounts {
  /** Refuses a sender that has sent too many. */
  readonly limitSender: (request: FastifyRequest) => Promise<void>;
  /** The seconds for which this sender may send no lead with this phone number. */
  readonly waitOf: (request: FastifyRequest, lead: NewLead) => Promise<number>;
  /**
   * The lead, flagged when too many came for its phone number. Anybody can send the number of somebody else, who must
   * then still be able to send a lead. So only the network that sends too many is refused.
   */
  readonly flagged: (lead: NewLead) => Promise<NewLead>;
}

export function countLeads(store: LeadStore, limits: LeadLimits, forms: LeadForms): LeadCounts {
  const limiter = (which: keyof LeadLimits, name: string = which) => {
    const limit = limits[which];
    return limit ? store.limiter(name, toLimit(limit)) : unlimited;
  };
  const [address, network, all] = [limiter('address'), limiter('network'), limiter('all')];
  const [phone, phoneOfNetwork] = [limiter('phone'), limiter('phone', 'phone-network')];
  return {
    // The narrowest comes first, so that who is refused uses nothing of what others share.
    limitSender: async (request) => {
      const sender = networksOf(request.ip);
      refuseForNow(await address(sender.address), 'They come from one address.');
      refuseForNow(await network(sender.network), 'They come from one network.');
      refuseForNow(await all(''), 'They come from everywhere.');
    },
    waitOf: (request, lead) => {
      const sender = networksOf(request.ip);
      return longestWait(
        phoneOfNetwork,
        phonesOf(lead, forms).map((number) => `${number} ${sender.network}`),
      );
    },
    flagged: async (lead) =>
      (await longestWait(phone, phonesOf(lead, forms))) > 0 ? { ...lead, flag: 'many-for-phone' } : lead,
  };
}

/** The phone numbers among the answers of a lead, as ten digits, each once. */
function phonesOf({ form, answers }: NewLead, forms: LeadForms): string[] {
  const asked = forms[form] ? setsOf(forms[form]).flatMap((set) => askedIn(set, answers)) : [];
  const phones = asked.filter(([{ widget, autocomplete }]) => widget === 'tel' || autocomplete?.startsWith('tel'));
  return [...new Set(phones.flatMap(([, answer]) => phoneKey(String(answer)) ?? []))];
}

async function longestWait(limiter: Limiter, subjects: readonly string[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(subjects.map(limiter))));
}

export function refuseForNow(seconds: number, detail: string): void {
  if (seconds > 0) throw new Problem('too-many-leads', detail, { headers: { 'Retry-After': String(seconds) } });
}
