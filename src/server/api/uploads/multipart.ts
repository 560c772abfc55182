import type { Readable } from 'node:stream';
import { Busboy, type BusboyConfig } from '@fastify/busboy';
import { Problem } from '../../http/problem.ts';
import type { UploadLimits } from './limits.ts';
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
}

const malformed = new Problem('malformed-request', 'The multipart body is malformed.');
const noLead = new Problem('malformed-json', 'The first part must be "lead", with the lead as JSON.');

/**
 * Reads a multipart/form-data body as a stream.
 * Errors   a Problem if the body is malformed, too large, or memory is full
 */
export function readMultipart(payload: Readable, type: string, settings: MultipartSettings): Promise<Multipart> {
  const { limits, body: longestBody, room } = settings;
  return new Promise((resolve, reject) => {
    const files: ReceivedFile[] = [];
    let text: string | undefined;
    let received = 0;
    const parser = parserOf(type, limits.files, longestBody);

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

    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) fail(new Problem('body-too-large', `The part "lead" may have ${longestBody / 1024} KB at most.`));
      else if (files.length > 0 || name !== leadPart) fail(noLead);
      else text = value;
    });
    parser.on('file', (field: string | undefined, stream) => {
      stream.on('error', () => fail(malformed));
      if (field === undefined || text === undefined) {
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
      const body = parsedJson(text);
      if (body === undefined) fail(noLead);
      else resolve({ body, files });
    });
    payload.on('data', count);
    payload.on('error', () => fail(malformed));
    payload.on('close', () => !payload.readableEnded && fail(malformed));
    payload.pipe(parser);
  });
}

/** Maximum size of the whole body in bytes, including part headers. */
export const longestOf = ({ all, files }: UploadLimits, longestBody: number): number =>
  all + longestBody + (files + 2) * 1024;

export const tooLarge = ({ all }: UploadLimits): Problem =>
  new Problem('body-too-large', `The files of a lead may have ${all / 1e6} MB at most.`);

function parserOf(type: string, files: number, longestBody: number) {
  const config: BusboyConfig = {
    headers: { 'content-type': type },
    isPartAFile: (name) => name !== leadPart,
    limits: { fields: 1, files, parts: files + 1, fieldSize: longestBody, headerPairs: 10, headerSize: 4096 },
  };
  try {
    return new Busboy(config);
  } catch {
    // It has no boundary.
    throw malformed;
  }
}

function parsedJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
