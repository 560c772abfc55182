import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Leads, Phones } from '../../shared/plan/config.generated.ts';
import type { LeadPost } from '../../shared/plan/lead.ts';
import { Problem } from '../http/problem.ts';
import { causeOf } from '../leads/encryption/unreadable.ts';
import { maxLeadBytes, type LeadStore, type NewLead } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { consentRefusal } from './consent.ts';
import { refuseCrossSite } from './cross-site.ts';
import { answerInTime } from './deadline.ts';
import { holdsSecret, type LeadChecks } from './lead-checks.ts';
import type { LeadForm, LeadTerms } from './lead-form.ts';
import { refuseEncoded } from './json.ts';
import { invalidLead, leadSchema } from './lead-schema.ts';
import { refuseOtherMethods } from './methods.ts';
import { notStored } from './problems.ts';
import { readLead } from './read-lead.ts';
import type { ReceivedFile } from './uploads/received.ts';
import { createRooms, type Rooms } from './uploads/room.ts';
import { isMultipart, takeUploads, defaultUploads, type Uploads, type UploadSettings } from './uploads/uploads.ts';

const address = '/api/leads';

/** Settings of leads from site.yaml. */
export interface LeadRules extends Pick<Partial<Leads>, 'limits' | 'guard'> {
  /** How phone numbers are written in the country of the site. */
  readonly phones?: Phones;
}

/** The server's limits for files. */
interface LeadLimits {
  readonly uploads?: UploadSettings | undefined;
  readonly rooms?: Rooms | undefined;
}

/** The current terms of leads, and yesterday's if they have changed today. */
interface Terms {
  readonly now: LeadTerms;
  readonly former: () => LeadTerms | undefined;
}

/** POST /api/leads (spec 7.06). Its answer has the token with which `requestRoutes` opens the lead. */
// Long because all checks of a request are in order here.
export function leadRoutes(
  api: FastifyInstance,
  terms: Terms,
  store: LeadStore,
  {
    counts,
    guard,
    uploads: { memory, rate } = defaultUploads,
    rooms = createRooms(memory),
    answered,
    countGuess,
  }: Pick<LeadRules, 'guard'> & LeadChecks & LeadLimits,
  log: Log,
): void {
  const { count, uncount, files } = counts;
  const uploads = takeUploads(api, { memory, rate, rooms, forms: terms.now.forms, body: maxLeadBytes, counts: files });
  const deadline = answerInTime(log);
  api.post<{ Body: LeadPost }>(
    address,
    {
      onRequest: [
        deadline.start,
        refuseCrossSite,
        refuseOtherTypes(uploads),
        refuseEncoded,
        requireKey,
        uploads.begin,
        withFiles(deadline.stop),
      ],
      // Uploads are slow, so the timer restarts when the files have arrived.
      preValidation: withFiles(deadline.start),
      schema: { body: leadSchema },
      schemaErrorFormatter: invalidLead,
    },
    async (request, reply) => {
      const sent = { body: request.body, files: uploads.filesOf(request) };
      // The refusal of a lead says whether a code exists, as the route of its list does.
      if (holdsSecret(terms.now.forms, request.body)) await countGuess?.(request);
      const { refusal = await uploads.refusalOf(request), ...read } = readOnTerms(sent, terms, guard);
      const key = idempotencyKey(request)!;
      const asked = refusal || !answered ? { lead: read.lead, issues: [] } : await answered(read.form, read.lead);
      const lead: NewLead = { ...asked.lead, key };
      const wrong =
        asked.issues.length > 0 ? new Problem('invalid-lead', undefined, { errors: asked.issues }) : undefined;
      const counted = refusal ?? wrong ?? (await count(request, lead));
      // A retry of a stored lead, whose answer was lost, still gets its reference, even beyond the limits, with an
      // expired consent, or with a choice that its address no longer has.
      const saved = await (counted instanceof Problem ? store.find(lead) : store.save(counted)).catch(async (error) => {
        if (!(counted instanceof Problem)) await uncount(request, counted);
        return refuseUnstored(log, request)(error);
      });
      if (!saved) throw counted;
      if (saved.outcome === 'unreadable') return refuseUnstored(log, request)(saved.error);
      if (saved.outcome === 'conflict') throw new Problem('key-reused', 'This Idempotency-Key came with another body.');
      return reply
        .code(201)
        .header('Cache-Control', 'no-store')
        .send({ reference: saved.reference, token: saved.token });
    },
  );
  refuseOtherMethods(api, address, ['POST']);
}

/** Logs the reason, such as a full disk, for the operator. */
const refuseUnstored = (log: Log, request: FastifyRequest) => (error: NodeJS.ErrnoException) => {
  log.error({ id: request.id }, `A lead could not be stored: ${causeOf(error)}`);
  throw notStored;
};

/** A lead as sent. */
interface Sent {
  readonly body: LeadPost;
  readonly files: readonly ReceivedFile[];
}

interface Read {
  readonly form: LeadForm;
  readonly lead: Omit<NewLead, 'key'>;
  /** Why its consent is refused. */
  readonly refusal: Problem | undefined;
}

/**
 * Reads a lead by the current terms. If it does not match, it may come from a page that was opened yesterday, so
 * yesterday's terms are tried.
 */
function readOnTerms({ body, files }: Sent, { now, former }: Terms, guard: LeadRules['guard']): Read {
  const read = (terms: LeadTerms): Read => {
    const lead = readLead(body, terms, guard, files);
    const form = terms.forms[lead.form]!;
    return { form, lead, refusal: consentRefusal(form, lead.consent) };
  };
  const before = former();
  if (!before) return read(now);
  const fits = [now, before].flatMap((terms) => {
    try {
      const result = read(terms);
      return result.refusal ? [] : [result];
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  });
  return fits[0] ?? read(now);
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A hook only for calls with files. */
const withFiles =
  (hook: Hook): Hook =>
  async (request, reply) => {
    if (isMultipart(request)) await hook(request, reply);
  };

const isJson = /^application\/json\s*(;|$)/i;

const refuseOtherTypes =
  ({ taken: takesFiles }: Uploads) =>
  async (request: FastifyRequest): Promise<void> => {
    const { 'content-type': type = '' } = request.headers;
    const others = takesFiles ? ', or multipart/form-data with files' : '';
    if (!isJson.test(type) && !(takesFiles && isMultipart(request)))
      throw new Problem('not-json', `The body must be application/json${others}.`);
  };

async function requireKey(request: FastifyRequest): Promise<void> {
  if (idempotencyKey(request) === undefined)
    throw new Problem('no-idempotency-key', 'The header Idempotency-Key must hold 1 to 128 visible characters.');
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key) ? key : undefined;
}
