import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StoredLead } from '../../../src/server/leads/store.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly lead: StoredLead;
}

/** A system that receives leads from the webhook. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** From now on responds with this status, or never. */
  answer: number | 'never';
  close(): Promise<void>;
}

/** A real server on a free port that collects the leads it receives. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body, lead: JSON.parse(body) as StoredLead });
      if (receiver.answer !== 'never') response.writeHead(receiver.answer, { location: '/elsewhere' }).end('thank you');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    answer: 200,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}
