import { leadBody } from '../../../shared/engine/lead-body.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { Site } from '../../../shared/plan/config.generated.ts';
import type { ConsentAsked, LeadSource, OwnRequest } from '../../../shared/plan/lead.ts';
import { refusing } from '../../api/leads.ts';
import { isOwnRequest } from '../../api/requests.ts';
import { apiOf } from '../../api/useApi.ts';
import { failing, leadTries } from '../../render/form/lead.ts';

interface About {
  readonly token: string;
  /** When the request was corrected last, as the visitor has seen it. */
  readonly corrected: string | undefined;
  /** What the server asks the visitor to agree to. */
  readonly asked: ConsentAsked | undefined;
}

/**
 * Sends corrected answers. The time of a consent is that of the first try with the same answers.
 * Returns  the request as it is now
 * Errors   LeadFailed
 */
export function correcting(site: Pick<Site, 'http' | 'storage' | 'texts'>) {
  const tries = new Map<string | undefined, ReturnType<typeof leadTries>>();
  return (source: LeadSource, given: Answers, { token, corrected, asked }: About): Promise<OwnRequest> => {
    const submittedOf = tries.get(asked?.at) ?? leadTries(asked?.at);
    tries.set(asked?.at, submittedOf);
    const { answers, config, consent } = leadBody(source, submittedOf(given, {}));
    const body = { token, answers, config, ...(consent && { consent }), ...(corrected !== undefined && { corrected }) };
    return failing(site, source, () => refusing(apiOf(site).post('/requests/correct', body, isOwnRequest)));
  };
}
