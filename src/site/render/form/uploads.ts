import type { Api } from '../../api/client.ts';
import { LeadRejected, postLead } from '../../api/leads.ts';
import { askedFiles, faultWords, tooMuchTogether, type FileFault } from '../../../shared/engine/files.ts';
import type { FieldPlan, FieldSet } from '../../../shared/plan/form.ts';
import type { LeadSource, Submitted } from '../../../shared/plan/lead.ts';
import { faultOfFile, chosenFile, tellSending } from './files.ts';

/** The visitor stopped the sending. */
export class Stopped extends Error {
  override readonly name = 'Stopped';

  constructor(
    readonly words: string,
    options: ErrorOptions,
  ) {
    super('The visitor stopped the upload', options);
  }
}

interface Chosen {
  readonly field: FieldPlan;
  /** The name of its field, also in a row: photos.2.picture. */
  readonly part: string;
  /** Where the answer is in the lead. */
  readonly path: string;
  readonly file: File;
}

/**
 * Sends a lead with the files that its answers name, and reports the progress.
 * Errors   as `postLead`; Stopped; LeadRejected when a file can no longer be read, or all are too large together
 */
export async function postWithFiles(source: LeadSource, submitted: Submitted, api: Pick<Api, 'post'>) {
  const chosen = await readable(source, submitted);
  const [first] = chosen;
  if (!first) return postLead(source, submitted, api);
  const { field } = first;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => stopping.abort();
  const onProgress = (done: number) => tellSending({ field, done, stop });
  onProgress(0);
  try {
    return await postLead(source, withKey(submitted, chosen), {
      post: (path, lead, is, options) => api.post(path, bodyOf(lead, chosen), is, { ...options, signal, onProgress }),
    });
  } catch (error) {
    if (signal.aborted) throw new Stopped(field.options.stopped ?? '', { cause: error });
    // A file that changes or disappears during the upload fails the request like a network error.
    if ((error as { code?: unknown }).code === 'ERR_NETWORK') await readable(source, submitted);
    throw error;
  } finally {
    tellSending(undefined);
  }
}

/** The files of a lead, in the order of its answers. Throws LeadRejected for one that is gone, or too much. */
async function readable({ sets = [], files: limit }: LeadSource, { answers }: Submitted): Promise<Chosen[]> {
  const chosen: Chosen[] = [];
  const asked = (sets as readonly FieldSet[]).flatMap((set) => askedFiles(set, answers));
  for (const { field, name: part, path: keys, files } of new Map(asked.map((one) => [one.name, one])).values()) {
    const path = `/answers/${keys.join('/')}`;
    for (const name of files) {
      const file = chosenFile(field, name);
      const fault = file ? await faultOfFile(field, file) : 'gone';
      if (file && fault === undefined) chosen.push({ field, part, path, file });
      else if (fault) {
        const message = faultWords(field, fault, name, file?.size);
        throw new LeadRejected([{ path, keyword: fault, message }]);
      }
    }
  }
  const sizes = chosen.map(({ file }) => file.size);
  const tooMuch = tooMuchTogether(limit, sizes, chosen[0]?.field.language);
  if (tooMuch)
    throw new LeadRejected([
      { path: chosen[tooMuch.index]!.path, keyword: 'tooLarge' satisfies FileFault, message: tooMuch.message },
    ]);
  return chosen;
}

const fileNumbers = new WeakMap<File, number>();
let fileCount = 0;

/** A number of its own for each file. */
function numberOf(file: File): number {
  const number = fileNumbers.get(file) ?? (fileCount += 1);
  fileNumbers.set(file, number);
  return number;
}

/** Other files under the same names are another lead. */
const withKey = (submitted: Submitted, chosen: readonly Chosen[]): Submitted => ({
  ...submitted,
  idempotencyKey: `${submitted.idempotencyKey}.${chosen.map(({ file }) => numberOf(file)).join('.')}`.slice(0, 128),
});

/** The lead as JSON, then its files, each under the name of its field. Their own names are in the answers. */
function bodyOf(lead: unknown, chosen: readonly Chosen[]): FormData {
  const form = new FormData();
  form.append('lead', JSON.stringify(lead));
  for (const { part, file } of chosen) form.append(part, file, 'file');
  return form;
}
