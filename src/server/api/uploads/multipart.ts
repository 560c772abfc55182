import type { Readable } from 'node:stream';
import { Busboy, type BusboyConfig } from '@fastify/busboy';
import { Problem } from '../../http/problem.ts';
import { parseJson } from '../json.ts';
import type { UploadLimits } from './limits.ts';
import { watchRate, type LeastRate } from './rate.ts';
import type { Room } from './room.ts';
import { collectFile, type ReceivedFile } from './received.ts';

/** The part with the lead as JSON. All other parts are files, each named by its field. */
const leadPart = 'lead';

export interface Multipart {
  /** The part `lead`, read as JSON. */
  readonly body: unknown;
  readonly files: readonly ReceivedFile[];
}

interface MultipartSettings {
  readonly limits: UploadLimits;
  /** Maximum size of the part `lead`, in bytes. */
  readonly body: number;
  /** The memory for the bytes of files. */
  readonly room: Room;
  readonly rate: LeastRate;
}

const malformed = new Problem('malformed-request', 'The multipart body is malformed.');
const tooSlow = new Problem('too-slow');
const noLead = new Problem('malformed-json', 'The first part must be "lead", with the lead as JSON.');

/**
 * Reads a multipart/form-data body as a stream.
 * Errors   a Problem if the body is malformed, too large or too slow, or memory is full
 */
export function readMultipart(payload: Readable, type: string, settings: MultipartSettings): Promise<Multipart> {
  const { limits, body: longestBody, room, rate } = settings;
  return new Promise((resolve, reject) => {
    const files: ReceivedFile[] = [];
    let lead: readonly Buffer[] | undefined;
    let received = 0;
    const parser = parserOf(type, limits.files);

    /** The rest of the body is read and dropped, see `limitUnreadBody`. */
    const fail = (problem: Problem): void => {
      payload.off('data', count);
      payload.unpipe(parser);
      payload.resume();
      reject(problem);
    };
    const count = (chunk: Buffer): void => {
      received += chunk.length;
      if (received > longestOf(limits, longestBody)) fail(tooLarge(limits));
      else if (!room.take(chunk.length)) fail(room.none);
    };
    const tooMany = () => fail(new Problem('body-too-large', `A lead may have ${limits.files} files at most.`));

    parser.on('file', (field: string | undefined, stream) => {
      stream.on('error', () => fail(malformed));
      if (field === leadPart && lead === undefined)
        return void (lead = collectLead(stream, longestBody, () => fail(leadTooLong(longestBody))));
      if (field === undefined || field === leadPart || lead === undefined) {
        stream.resume();
        return fail(field === undefined ? malformed : noLead);
      }
      const file = collectFile(field, limits.file);
      stream.on('data', (chunk: Buffer) => file.add(chunk));
      stream.on('end', () => void files.push(file.end()));
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, tooMany);
    parser.on('error', () => fail(malformed));
    parser.on('finish', () => {
      try {
        if (!lead) throw noLead;
        resolve({ body: parseJson(Buffer.concat(lead)), files });
      } catch (problem) {
        fail(problem as Problem);
      }
    });
    watchRate(payload, rate, () => fail(tooSlow));
    payload.on('data', count).on('error', () => fail(malformed));
    payload.on('close', () => !payload.readableEnded && fail(malformed));
    payload.pipe(parser);
  });
}

/** Collects the bytes of the part `lead` as they arrive. `tooLong`: called when they are more than `most`. */
function collectLead(stream: Readable, most: number, tooLong: () => void): readonly Buffer[] {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) tooLong();
    else chunks.push(chunk);
  });
  return chunks;
}

const leadTooLong = (most: number): Problem =>
  new Problem('body-too-large', `The part "lead" may have ${most / 1024} KB at most.`);

/** Maximum size of the whole body in bytes, including part headers. */
export const longestOf = ({ all, files }: UploadLimits, longestBody: number): number =>
  all + longestBody + (files + 2) * 1024;

export const tooLarge = ({ all }: UploadLimits): Problem =>
  new Problem('body-too-large', `The files of a lead may have ${all / 1e6} MB at most.`);

function parserOf(type: string, files: number) {
  const config: BusboyConfig = {
    headers: { 'content-type': type },
    // As a field, the lead would be decoded leniently.
    isPartAFile: () => true,
    limits: { fields: 0, files: files + 1, parts: files + 1, headerPairs: 10, headerSize: 4096 },
  };
  try {
    return new Busboy(config);
  } catch {
    // It has no boundary.
    throw malformed;
  }
}
