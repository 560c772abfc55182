import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a service behaves: it answers, fails, never answers, or answers something else. */
export type Mood =
  | 'well'
  | 'broken'
  | 'silent'
  | 'held'
  | ((request: IncomingMessage, response: ServerResponse) => void);

const branches: Readonly<Record<string, readonly object[]>> = {
  pune: [
    { code: 'PN1', name: 'Shivaji Nagar', street: '4 Station Road' },
    { code: 'PN2', name: 'Koregaon Park', street: '12 Lane 7' },
    { code: 'PN3', name: 'Baner', street: '9 Hill Road' },
  ],
  mumbai: [{ code: 'MB1', name: 'Fort', street: '1 Mint Road' }],
  nagpur: [{ code: 'NG1', name: 'Sitabuldi', street: '3 Fort Lane' }],
};

const topics = [
  { id: '1', title: 'A new policy' },
  { id: '2', title: 'A claim' },
  { id: '3', title: 'A change of address' },
];

const pincodes = [
  { pincode: '411001', office: 'Pune City', district: 'Pune', state: 'Maharashtra' },
  { pincode: '411045', office: 'Baner', district: 'Pune', state: 'Maharashtra' },
  { pincode: '560001', office: 'Bengaluru GPO', district: 'Bengaluru', state: 'Karnataka' },
  { pincode: '194101', office: 'Leh', district: 'Leh', state: '' },
];

/**
 * A real server with the addresses of tests/sites/branches, on a free port. `mood` can be changed at any time; while it
 * is `held`, requests wait for the next mood.
 */
export async function startServices(): Promise<{
  readonly origin: string;
  mood: Mood;
  /** The addresses that were asked. */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
}> {
  const asked: string[] = [];
  let mood: Mood = 'well';
  let held: (() => void)[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (typeof mood === 'function') return mood(request, response);
    if (mood === 'silent') return;
    if (mood === 'held') {
      held.push(() => answer(request, response));
      return;
    }
    if (mood === 'broken') {
      response.writeHead(500).end('{}');
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://services');
    const body =
      pathname === '/services/branches'
        ? { data: { branches: branches[searchParams.get('city') ?? ''] ?? [] } }
        : pathname === '/services/topics'
          ? topics
          : pathname === '/services/pincodes'
            ? pincodes
            : undefined;
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    get mood() {
      return mood;
    },
    set mood(next) {
      mood = next;
      const waiting = held;
      held = [];
      for (const go of waiting) go();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
