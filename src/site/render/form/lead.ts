import { messageFor } from '../../api/errors.ts';
import { ConsentRefused, LeadRejected, postLead, type Refusal } from '../../api/leads.ts';
import { apiOf } from '../../api/useApi.ts';
import { nameIn } from '../../../shared/engine/objects.ts';
import type { FieldError } from '../../../shared/engine/validate.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { LeadGuard, Site } from '../../../shared/plan/config.generated.ts';
import type { ConsentAsked, LeadSource, Receipt, Submitted } from '../../../shared/plan/lead.ts';
import { randomId } from '../../storage/device.ts';
import type { Stopped } from './uploads.ts';

/** A lead could not be sent. */
export class LeadFailed extends Error {
  override readonly name = 'LeadFailed';

  /**
   * `words`: the message of the failed call for the visitor, if any; `errors`: the fields that the server refused;
   * `asked`: what the visitor must agree to before the lead is sent again.
   */
  constructor(
    readonly words: string | undefined,
    readonly errors: readonly FieldError[],
    readonly asked: ConsentAsked | undefined,
    options?: ErrorOptions,
  ) {
    super('The lead was not sent', options);
  }
}

/** Send a lead (spec 7.06). Throws LeadFailed. */
export async function sendLead(
  site: Pick<Site, 'http' | 'storage' | 'texts'>,
  source: LeadSource,
  submitted: Submitted,
): Promise<Receipt> {
  return failing(site, source, async () => {
    // Loaded where a form asks for files.
    const post = takesFiles(source) ? (await import('./uploads.ts')).postWithFiles : postLead;
    return post(source, submitted, apiOf(site));
  });
}

/** Sends answers of a form. Throws LeadFailed. */
export async function failing<T>(
  site: Pick<Site, 'http' | 'texts'>,
  source: LeadSource,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const errors =
      error instanceof LeadRejected ? error.errors.flatMap((refusal) => asFieldError(source, refusal)) : [];
    const asked = error instanceof ConsentRefused ? error.asked : undefined;
    const changed = error instanceof LeadRejected && errors.length === 0 && asksOther(error);
    const words = (error as Error).name === 'Stopped' ? (error as Stopped).words : messageFor(error, site.http);
    throw new LeadFailed(changed ? site.texts.formChanged : words, errors, asked, { cause: error });
  }
}

/** Whether the server refuses what this page does not ask: a newer version of the form asks it. */
const asksOther = ({ errors }: LeadRejected): boolean =>
  errors.some(({ path }) => /^\/(answers|form|page)\b/.test(path));

const takesFiles = ({ sets = [] }: Pick<LeadSource, 'sets'>): boolean =>
  sets.some(
    ({ plan, rows }) =>
      Object.values(plan.fields).some(({ widget }) => widget === 'upload') ||
      takesFiles({ sets: Object.values(rows?.sets ?? {}) }),
  );

/** Signs of a program: the text in the field that people do not see, and how long the form was shown, in ms. */
export interface GuardResult {
  readonly trap?: string;
  readonly spent?: number;
}

/**
 * Checks a form that has been shown since `shown` (ms, as performance.now). It waits for the minimum time of the guard,
 * so that quick visitors are not refused, and empties the trap, so that a visitor whose browser filled it in succeeds
 * with a second press.
 */
export async function checkGuard(
  guard: LeadGuard | undefined,
  shown: number,
  field: HTMLInputElement | null,
): Promise<GuardResult> {
  if (!guard) return {};
  const spent = (): number => Math.ceil(performance.now() - shown);
  const left = guard.fillTime - spent();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  const trap = field?.value ?? '';
  if (field) field.value = '';
  return { trap, spent: spent() };
}

/** Only the refusal of a visible answer becomes a field error. */
function asFieldError({ fields, within: rowOf }: LeadSource, { path, keyword, message }: Refusal): FieldError[] {
  const [, member, ...rest] = path.split('/');
  const field = rest.reduce(fieldAt, '');
  const within = rowOf?.(field);
  if (member === 'answers' && within !== undefined) return [{ field, keyword, message, within }];
  const isSeen = Object.hasOwn(fields, field) && fields[field]!.widget !== 'hidden';
  return member === 'answers' && isSeen ? [{ field, keyword, message }] : [];
}

/** The name of a field whose answer is at a path: rows are counted from 0 there, and from 1 in names. */
function fieldAt(owner: string, step: string): string {
  if (/^\d+$/.test(step)) return `${owner}.${Number(step) + 1}.`;
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
  return owner.endsWith('.') ? owner + name : nameIn(owner, name);
}

/**
 * Gives the same answers the same key, time and page at every try. Other answers are another lead.
 * `now`: the server's time as far as it is known, ISO 8601. A lead is dated by it, because the device's clock may be
 * wrong.
 */
export function leadTries(now?: string): (answers: Answers, seen: GuardResult) => Submitted {
  const ahead = now === undefined ? 0 : Date.now() - Date.parse(now);
  let last: Submitted | undefined;
  return (answers, { trap, spent }) => {
    if (!last || JSON.stringify(answers) !== JSON.stringify(last.answers)) {
      const at = new Date(Date.now() - ahead).toISOString();
      last = { answers, at, page: location.pathname, idempotencyKey: randomId(), spent };
    }
    return { ...last, trap };
  };
}
