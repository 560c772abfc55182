import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import type { FieldPlan, SendingForm } from '../../../src/shared/plan/form.ts';
import type { ServedCatalog } from '../../../src/shared/plan/catalog.ts';
import { openDatabase } from '../../../src/server/leads/database/open.ts';
import type { LeadsLocation } from '../../../src/server/leads/database/open.ts';
import { noKeys } from '../../../src/server/leads/encryption/keys.ts';
import { filesOfAll } from '../../../src/server/leads/files.ts';
import { leadOf } from '../../../src/server/leads/rows.ts';
import type { StoredLead } from '../../../src/server/leads/store.ts';
import type { LeadStore } from '../../../src/server/leads/store.ts';
import { memoryLimiter } from '../../../src/server/limits/memory.ts';
import { createServer } from '../../../src/server/server.ts';
import type { SiteOptions } from '../../../src/server/server.ts';
import { validatorOf } from '../../support/validator.ts';
import * as samples from '../site/api/samples.ts';

/** An answer as it arrived, still compressed. */
export interface Wire {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  json<Shape = Said>(): Shape;
}

/** The members of API responses, including problems. */
export interface Said {
  readonly reference: string;
  readonly token: string;
  readonly type: string;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly { readonly path: string; readonly keyword: string; readonly message: string }[];
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Makes one call on a connection of its own. The path is sent without any change. */
export function call(port: number, path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: bytes,
          text,
          json: <Shape>() => JSON.parse(text) as Shape,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const scriptName = 'assets/index-BX3k_9aQ.js';
export const script = `export const words = ${JSON.stringify('premium '.repeat(200))};`;

const html = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>${'<p>cover</p>'.repeat(100)}`;

const routes = {
  pages: {
    '/': { file: 'index.html', canonical: '/' },
    '/claim': { file: 'index.html', canonical: '/claim' },
    '/termplans': { file: 'index.html', canonical: '/TermPlans' },
    '/claimsettlement': { file: 'ClaimSettlement/index.html', canonical: '/ClaimSettlement', noindexQuery: true },
    '/policy/health-shield': { file: 'policy/health-shield/index.html', canonical: '/policy/health-shield' },
  },
  patterns: [{ pattern: '/policy/{id}', file: 'policy/_id/index.html' }],
  redirects: { '/landing': '/', '/old': '/compare?type=life' },
  notFound: '404.html',
  origin: 'https://www.chhatri.example',
  frames: ['https://maps.example'],
};

const site: Readonly<Record<string, string>> = {
  'index.html': html('Home'),
  'ClaimSettlement/index.html': html('Claim Settlement'),
  'policy/health-shield/index.html': html('Health Shield'),
  'policy/_id/index.html': html('Policy'),
  '404.html': html('404'),
  [scriptName]: script,
  'assets/index-BX3k_9aQ.js.br': 'made by the build',
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
  'assets/mark.SVG': '<svg/>',
  'assets/share.png': 'PNG',
  'assets/font.woff2': 'wOF2',
  'assets/data.unknown': '?',
  '.vite/manifest.json': '{}',
  'site-routes.json': JSON.stringify(routes),
};

/** A new temporary folder. */
export async function temporary(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'server-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function writeSite(folder: string): Promise<string> {
  for (const [path, content] of Object.entries(site)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

const policy = (id: string, type: string, name: string, provider: string, premium: number) => ({
  id,
  type,
  name,
  provider,
  premium,
  coverage: 500_000,
  csr: 95,
  benefits: ['Cashless care'],
  exclusions: ['War'],
});

export const catalogs: readonly [ServedCatalog, ServedCatalog] = [
  {
    ...samples.policies,
    schema: { type: 'object' },
    items: [
      policy('health-shield', 'health', 'Health Shield', 'Himadri Health', 700),
      policy('life-cover', 'life', 'Life Cover', 'Neelam Life', 300),
      policy('family-health', 'health', 'Family Care', 'Tulsi Health', 1000),
    ],
  },
  {
    ...samples.termPlans,
    schema: { type: 'object' },
    items: [{ id: 'plan-one', title: 'Plan One', provider: 'Neelam Life', premium: 5000 }],
  },
];

const field = (name: string, rest: Partial<FieldPlan> = {}): FieldPlan => ({
  name,
  label: name,
  required: true,
  widget: 'text',
  options: {},
  whenHidden: 'drop',
  ...rest,
});

const schema = {
  $id: 'set/lead',
  type: 'object',
  required: ['name', 'phone', 'consent'],
  properties: {
    name: { type: 'string', minLength: 2 },
    phone: { type: 'string', pattern: '^[6-9][0-9]{9}$' },
    again: { type: 'string' },
    note: { type: 'string', maxLength: 20_000 },
    consent: { type: 'boolean', const: true },
  },
} as const;

const lead: SendingForm = {
  plan: { id: 'lead', carried: [], submit: { label: 'Send', actions: [{ sendLead: true }] } },
  steps: [
    {
      plan: {
        id: 'lead',
        validation: 'messages',
        schema,
        fields: {
          name: field('name', { label: 'Full name' }),
          phone: field('phone', { label: 'Mobile number', widget: 'tel' }),
          again: field('again', { required: false }),
          note: field('note', { required: false }),
          consent: field('consent', { label: 'I agree' }),
        },
        messages: {
          name: { required: 'Enter your name' },
          phone: { required: 'Enter your number', pattern: 'Enter 10 digits' },
          consent: { required: 'Tick the box' },
        },
        rules: [{ plugin: 'same', with: {}, messages: { differ: 'The numbers differ' } }],
        effects: [],
      },
      validator: validatorOf(schema),
      conditions: [],
      rules: {
        same: ({ phone, again }) =>
          again === undefined || again === phone ? [] : [{ field: 'again', code: 'differ' }],
      },
    },
  ],
  shown: { config: 'c0ffee', consent: { field: 'consent', version: 'a9ee' } },
};

export const leadForms = { lead };

/** A store that stores nothing. `parts` replaces some of its methods. */
export const storeOf = (parts: Partial<LeadStore> = {}): LeadStore => ({
  save: async () => ({ outcome: 'saved', reference: 'CH-2222-2222', token: 'a-token' }),
  find: async () => undefined,
  see: async () => undefined,
  withdraw: async () => undefined,
  correct: async () => undefined,
  erase: async () => undefined,
  insights: { add: async () => {}, deleteBefore: async () => {} },
  limiter: (_name, limit) => memoryLimiter(limit),
  check: async () => {},
  undelivered: async () => 0,
  close: async () => {},
  ...parts,
});

/** A log whose text the test can read. */
export function readableLog() {
  const lines: string[] = [];
  return { log: pino({}, { write: (line: string) => void lines.push(line) }), text: () => lines.join('') };
}

/** Starts a server with the sample site on a free port. */
export async function start(options: Partial<SiteOptions> = {}) {
  const folder = await temporary();
  const client = await writeSite(join(folder.path, 'client'));
  const dataDir = join(folder.path, 'data');
  const server = await createServer({ client, dataDir, catalogs, leadForms, ...options });
  const port = await server.listen(0, '127.0.0.1');
  const stop = async () => {
    await server.close();
    await folder.remove();
  };
  return {
    port,
    server,
    client,
    dataDir,
    stored: () => storedLeads({ dataDir, ...options }),
    close: () => server.close(),
    stop,
  };
}

export type Started = Awaited<ReturnType<typeof start>>;

/** The leads of a database, oldest first, read on a separate connection. */
export async function storedLeads(place: LeadsLocation): Promise<(StoredLead & { key: string })[]> {
  const db = await openDatabase(place);
  const rows = await db.selectFrom('lead').selectAll().orderBy('id').execute();
  const files = await filesOfAll(
    db,
    rows.map(({ id }) => id),
  );
  await db.destroy();
  const { keys = noKeys } = place;
  return rows.map((row) => ({ ...leadOf(row, keys, files.get(row.id)), key: row.idempotency_key }));
}

/** Posts a lead under a new key, or with the key in `headers`. */
export function postLead(port: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Wire> {
  return call(port, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
}

export const goodLead = {
  form: 'lead',
  answers: { name: 'Asha', phone: '9876543210', consent: true },
  consent: { version: 'a9ee', at: new Date().toISOString() },
  page: '/policy/health-shield',
  config: 'c0ffee',
};

/** The data that the server stores beside the answers of `goodLead`. */
export const goodLabels = {
  name: { question: 'Full name' },
  phone: { question: 'Mobile number' },
  again: { question: 'again' },
  note: { question: 'note' },
  consent: { question: 'I agree' },
};
