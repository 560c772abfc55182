import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networksOf } from '../../http/network.ts';
import type { Problem } from '../../http/problem.ts';
import type { LeadForms } from '../lead-form.ts';
import type { FileCounts } from '../lead-limits.ts';
import { uploadLimitsOf } from './limits.ts';
import { longestOf, readMultipart, tooLarge } from './multipart.ts';
import type { LeastRate } from './rate.ts';
import type { Room, Rooms } from './room.ts';
import type { ReceivedFile } from './received.ts';

/** Receives leads with files. */
export interface Uploads {
  /** Whether any form has uploads. If not, calls with files are refused by their headers. */
  readonly taken: boolean;
  /** A hook that runs before the body is read. */
  readonly begin: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The files of a call. */
  readonly filesOf: (request: FastifyRequest) => readonly ReceivedFile[];
  /** The problem if the sender has sent too much. */
  readonly refusalOf: (request: FastifyRequest) => Promise<Problem | undefined>;
}

/** Server limits for files. */
export interface UploadSettings {
  /** Maximum memory for files of all calls together, in bytes. */
  readonly memory: number;
  /** Time limit for sending a lead with files, in ms. */
  readonly time: number;
  /** Slower senders are refused: many of them could hold the memory for all of that time. */
  readonly rate: LeastRate;
}

/** `bytes`: in each second, over half a minute, so that a phone may lose its network for a while. */
export const uploadRate = (bytes: number): LeastRate => ({ bytes: bytes * 30, every: 30_000 });

/** `time`: 25 MB through a phone's slow network. */
export const defaultUploads: UploadSettings = { memory: 64 * 1024 * 1024, time: 300_000, rate: uploadRate(2_000) };

interface TakeUploadsOptions extends Pick<UploadSettings, 'memory' | 'rate'> {
  readonly forms: LeadForms;
  readonly rooms: Rooms;
  /** Maximum size of the lead itself, in bytes. */
  readonly body: number;
  readonly counts: FileCounts;
}

export const isMultipart = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

/** Adds uploads to the API, if a form has an upload field. */
export function takeUploads(
  api: FastifyInstance,
  { memory, rate, forms, rooms: roomsOf, body, counts }: TakeUploadsOptions,
): Uploads {
  const limits = uploadLimitsOf(forms);
  if (!limits) return { taken: false, begin: async () => {}, filesOf: () => [], refusalOf: async () => undefined };
  // A quarter, so that one sender who sends slowly does not use all, but enough for any lead.
  const share = Math.max(memory / 4, longestOf(limits, body));
  const roomFor = ({ ip }: FastifyRequest): Room => roomsOf(networksOf(ip).network, share);
  const rooms = new WeakMap<FastifyRequest, Room>();
  const received = new WeakMap<FastifyRequest, readonly ReceivedFile[]>();
  const refusals = new WeakMap<FastifyRequest, Promise<Problem | undefined>>();
  api.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (Number(request.headers['content-length']) > longestOf(limits, body)) throw tooLarge(limits);
    const room = rooms.get(request) ?? roomFor(request);
    try {
      const lead = await readMultipart(payload, request.headers['content-type']!, { limits, body, room, rate });
      received.set(request, lead.files);
      return lead.body;
    } finally {
      // Includes the bytes of invalid or aborted bodies.
      refusals.set(request, counts.came(request, room.taken));
    }
  });
  return {
    taken: true,
    begin: async (request, reply) => {
      if (!isMultipart(request)) return;
      await counts.ahead(request, Number(request.headers['content-length'] ?? 0));
      const room = roomFor(request);
      rooms.set(request, room);
      // After the answer is sent, or the client has disconnected.
      reply.raw.once('close', room.leave);
    },
    filesOf: (request) => received.get(request) ?? [],
    refusalOf: async (request) => refusals.get(request),
  };
}
