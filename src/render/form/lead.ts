import type { Lead, Refusal } from '../../api/leads.ts';
import type { FieldError } from '../../engine/validate.ts';
import type { Answers } from '../../plan/answers.ts';
import type { Site } from '../../plan/config.generated.ts';

/** How a lead's sending ended badly. */
export class LeadFailed extends Error {
  override readonly name = 'LeadFailed';

  /** `words`: what the failed call tells the visitor, if it does; `errors`: what the server refused. */
  constructor(
    readonly words: string | undefined,
    readonly errors: readonly FieldError[],
    options?: ErrorOptions,
  ) {
    super('The lead was not sent', options);
  }
}

/** Send a lead (spec 7.06); the HTTP client is loaded now. Throws LeadFailed, or what failed while loading. */
export async function sendLead(site: Site, lead: Lead): Promise<{ reference: string }> {
  const [{ apiOf }, { postLead, LeadRejected }, { messageFor }] = await Promise.all([
    import('../../api/useApi.ts'),
    import('../../api/leads.ts'),
    import('../../api/errors.ts'),
  ]);
  try {
    return await postLead(lead, apiOf(site));
  } catch (error) {
    const errors = error instanceof LeadRejected ? error.errors.map(asFieldError) : [];
    throw new LeadFailed(messageFor(error), errors, { cause: error });
  }
}

const asFieldError = ({ path, keyword, message }: Refusal): FieldError => ({ field: path.split('/').at(-1) ?? '', keyword, message });

/** One key for every try of the same answers; another for others, which are another lead. */
export function leadKeys(): (answers: Answers) => string {
  let key = '';
  let body = '';
  return (answers) => {
    const now = JSON.stringify(answers);
    if (now !== body) [key, body] = [randomId(), now];
    return key;
  };
}

/** `crypto.randomUUID` exists on https alone. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
