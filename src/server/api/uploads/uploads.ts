import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../http/problem.ts';
import type { LeadForms } from '../lead-form.ts';
import type { FileCounts } from '../lead-limits.ts';
import { uploadLimitsOf } from './limits.ts';
import { longestOf, readMultipart, tooLarge } from './multipart.ts';
import { createRooms, type Room } from './room.ts';
import type { ReceivedFile } from './received.ts';

/** Takes leads with files. */
export interface Uploads {
  /** Whether a form asks for any. Otherwise no call with files comes further than its headers. */
  readonly taken: boolean;
  /** A hook, which comes before the body is read. */
  readonly begin: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The files that came with a call. */
  readonly filesOf: (request: FastifyRequest) => readonly ReceivedFile[];
  /** Why a lead with files cannot be taken now: its sender has sent too much. */
  readonly refusalOf: (request: FastifyRequest) => Promise<Problem | undefined>;
}

/** What a server spends on files. */
export interface UploadSettings {
  /** How many bytes it holds in memory at once, for all calls together. */
  readonly memory: number;
  /** For how long a client may send a lead with files, in ms. */
  readonly time: number;
}

/** `time`: 25 MB through a phone's slow network. */
export const usualUploads: UploadSettings = { memory: 64 * 1024 * 1024, time: 300_000 };

interface Settings {
  readonly memory: number;
  readonly forms: LeadForms;
  /** The most bytes of the lead itself. */
  readonly body: number;
  readonly counts: FileCounts;
}

export const isMultipart = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

/** Lets the API take leads with files, where a form asks for some. */
export function takeUploads(api: FastifyInstance, { memory, forms, body, counts }: Settings): Uploads {
  const limits = uploadLimitsOf(forms);
  if (!limits) return { taken: false, begin: async () => {}, filesOf: () => [], refusalOf: async () => undefined };
  const newRoom = createRooms(memory);
  const rooms = new WeakMap<FastifyRequest, Room>();
  const received = new WeakMap<FastifyRequest, readonly ReceivedFile[]>();
  const refusals = new WeakMap<FastifyRequest, Promise<Problem | undefined>>();
  api.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (Number(request.headers['content-length']) > longestOf(limits, body)) throw tooLarge(limits);
    const room = rooms.get(request) ?? newRoom();
    try {
      const lead = await readMultipart(payload, request.headers['content-type']!, { limits, body, room });
      received.set(request, lead.files);
      return lead.body;
    } finally {
      // Also what came of a body that is no good, or whose sender went away.
      refusals.set(request, counts.came(request, room.taken));
    }
  });
  return {
    taken: true,
    begin: async (request, reply) => {
      if (!isMultipart(request)) return;
      await counts.ahead(request, Number(request.headers['content-length'] ?? 0));
      const room = newRoom();
      rooms.set(request, room);
      // When the answer is sent, or the client has gone.
      reply.raw.once('close', room.leave);
    },
    filesOf: (request) => received.get(request) ?? [],
    refusalOf: async (request) => refusals.get(request),
  };
}
