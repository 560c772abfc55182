import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LeadForms } from '../lead-form.ts';
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
}

export const isMultipart = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

/** For how long a client may send a lead with files, in ms: 25 MB through a phone's slow network. */
export const longestUpload = 300_000;

/** Lets the API take leads with files, where a form asks for some. `body`: the most bytes of the lead itself. */
export function takeUploads(api: FastifyInstance, forms: LeadForms, body: number): Uploads {
  const limits = uploadLimitsOf(forms);
  if (!limits) return { taken: false, begin: async () => {}, filesOf: () => [] };
  const newRoom = createRooms();
  const rooms = new WeakMap<FastifyRequest, Room>();
  const received = new WeakMap<FastifyRequest, readonly ReceivedFile[]>();
  api.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (Number(request.headers['content-length']) > longestOf(limits, body)) throw tooLarge(limits);
    const room = rooms.get(request) ?? newRoom();
    const lead = await readMultipart(payload, request.headers['content-type']!, { limits, body, room });
    received.set(request, lead.files);
    return lead.body;
  });
  return {
    taken: true,
    begin: async (request, reply) => {
      const room = newRoom();
      rooms.set(request, room);
      // When the answer is sent, or the client has gone.
      reply.raw.once('close', room.leave);
    },
    filesOf: (request) => received.get(request) ?? [],
  };
}
