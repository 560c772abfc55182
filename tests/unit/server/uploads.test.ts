import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../src/server/leads/database/open.ts';
import { noKeys } from '../../../src/server/leads/encryption/keys.ts';
import { bytesOf } from '../../../src/server/leads/files.ts';
import { call, leadForms, postLead, start, type Started } from './fixtures.ts';
import {
  boundary,
  claim,
  goodClaim,
  goodParts,
  jpeg,
  leave,
  multipart,
  multipartHeaders,
  pdf,
  png,
  postFiles,
  type Part,
} from './upload-fixtures.ts';

let site: Started;
beforeAll(async () => {
  site = await start({ leadForms: { ...leadForms, claim } });
  await vi.waitFor(async () => expect((await call(site.port, '/readyz')).status).toBe(200), { timeout: 60_000 });
});
afterAll(() => site.stop());

const lead = (answers: object) => ({ ...goodClaim, answers: { ...goodClaim.answers, ...answers } });
const errorsOf = async (body: object, parts: readonly Part[]) => {
  const answer = await postFiles(site.port, body, parts);
  return [answer.status, answer.json().errors];
};
const stored = async (reference: string) =>
  (await site.stored()).find((each) => each.reference === reference) as Awaited<ReturnType<Started['stored']>>[number];

/** The bytes of each file of a lead. */
async function bytesIn(reference: string): Promise<Buffer[]> {
  const db = await openDatabase({ dataDir: site.dataDir });
  const { id } = await db.selectFrom('lead').select('id').where('reference', '=', reference).executeTakeFirstOrThrow();
  const files = await db.selectFrom('lead_file').select('number').where('lead_id', '=', id).orderBy('number').execute();
  const bytes: Buffer[] = [];
  for (const { number } of files) {
    const parts: Uint8Array[] = [];
    for await (const part of bytesOf(db, id, number, noKeys)) parts.push(part);
    bytes.push(Buffer.concat(parts));
  }
  await db.destroy();
  return bytes;
}

describe('a lead with files', () => {
  it('is stored with them, byte for byte, with the type of their content', async () => {
    const parts: readonly Part[] = [
      ['licence', pdf(400_001)],
      ['photos', jpeg(262_144)],
      ['photos', png(1)],
    ];
    const answer = await postFiles(site.port, goodClaim, parts);
    expect(answer.status).toBe(201);
    const { reference } = answer.json();
    expect((await bytesIn(reference)).map((bytes, index) => bytes.equals(Buffer.from(parts[index]![1])))).toEqual([
      true,
      true,
      true,
    ]);
    const { files, answers } = await stored(reference);
    const sha256 = (index: number) => createHash('sha256').update(parts[index]![1]).digest('hex');
    expect(answers).toEqual(goodClaim.answers);
    expect(files).toEqual([
      { field: 'licence', name: 'licence.pdf', type: 'application/pdf', size: 400_001, sha256: sha256(0) },
      { field: 'photos', name: 'front.jpg', type: 'image/jpeg', size: 262_144, sha256: sha256(1) },
      { field: 'photos', name: 'back.png', type: 'image/png', size: 8, sha256: sha256(2) },
    ]);
  });

  it('sent again under its key is one lead with one copy of its files; with another file it is a conflict', async () => {
    const key = { 'idempotency-key': 'files-1' };
    const first = await postFiles(site.port, goodClaim, goodParts, key);
    const again = await postFiles(site.port, goodClaim, goodParts, key);
    const other = await postFiles(site.port, goodClaim, [...goodParts.slice(0, 2), ['photos', png(3_001)]], key);
    expect([first.status, again.json().reference, other.status]).toEqual([201, first.json().reference, 409]);
    expect(await bytesIn(first.json().reference)).toHaveLength(3);
  });

  it('without files is sent as JSON, in a form that asks for none', async () => {
    expect((await postLead(site.port, { ...goodClaim, answers: { name: 'Asha' } })).json().errors).toEqual([
      { path: '/answers/licence', keyword: 'required', message: 'Add your licence' },
    ]);
  });

  it('stores file names without invisible characters', async () => {
    const licence = `../../etc/p\u0000a\u202ess\ud800wd.pdf`;
    const answer = await postFiles(site.port, lead({ licence, photos: [] }), goodParts.slice(0, 1));
    expect((await stored(answer.json().reference)).files?.map(({ name }) => name)).toEqual(['../../etc/pass�wd.pdf']);
  });
});

describe('a file that is not what it seems is marked', () => {
  const holding = (file: Buffer, ...parts: readonly string[]) =>
    Buffer.concat([file, ...parts.map((part) => Buffer.from(part, 'latin1'))]);
  it.each([
    ['a PDF with JavaScript', pdf(), ['<< /S /JavaScript /JS (app.alert(1)) >>'], 'script'],
    ['a PDF that starts a program', pdf(), ['<</Type/Action/S/Launch/F(calc)>>'], 'script'],
    ['a PDF with a sign across two parts of the upload', pdf(70_000), ['/JavaScr', 'ipt '], 'script'],
    ['a picture that is a ZIP archive', jpeg(), ['PK\x03\x04', '.'.repeat(90_000), 'PK\x05\x06'], 'second-type'],
    ['a picture that is a PDF', png(), ['%PDF-1.4'], 'second-type'],
    ['a picture with a script', jpeg(), ['<SCRIPT>alert(1)</SCRIPT>'], 'script'],
    ['a PDF with a word like a sign', pdf(), ['/JSON /Launched %PDF-1.7 <script>'], undefined],
    ['a picture with half of a ZIP archive', jpeg(), ['PK\x03\x04'], undefined],
  ])('%s', async (_, file, parts, suspect) => {
    const answer = await postFiles(site.port, lead({ photos: [] }), [['licence', holding(file, ...parts)]]);
    expect(answer.status).toBe(201);
    expect((await stored(answer.json().reference)).files?.map((one) => one.suspect)).toEqual([suspect]);
  });
});

describe('an invalid file is refused at its field', () => {
  it.each([
    ['too large', pdf(1_200_000), 'tooLarge', 'licence.pdf has 1.2 MB, more than 1 MB'],
    ['larger than any field takes', pdf(5_100_000), 'tooLarge', 'licence.pdf has 5.1 MB, more than 1 MB'],
    ['empty', '', 'empty', 'licence.pdf is empty'],
    ['of another kind than its name says', '<html><script>', 'wrongKind', 'licence.pdf is neither a picture nor a PDF'],
  ])('%s', async (_, bytes, keyword, message) => {
    expect(await errorsOf(lead({ photos: [] }), [['licence', bytes]])).toEqual([
      422,
      [{ path: '/answers/licence', keyword, message }],
    ]);
  });

  it('of a kind that only another field accepts', async () => {
    expect(await errorsOf(goodClaim, [goodParts[0]!, goodParts[1]!, ['photos', pdf()]])).toEqual([
      422,
      [{ path: '/answers/photos', keyword: 'wrongKind', message: 'back.png is neither a picture nor a PDF' }],
    ]);
  });

  it('that the answers name but the request lacks', async () => {
    expect(await errorsOf(goodClaim, goodParts.slice(0, 2))).toEqual([
      422,
      [{ path: '/answers/photos', keyword: 'gone', message: 'back.png is gone' }],
    ]);
    expect((await postLead(site.port, goodClaim)).json().errors.map(({ path, keyword }) => [path, keyword])).toEqual([
      ['/answers/licence', 'gone'],
      ['/answers/photos', 'gone'],
    ]);
  });

  it('that is too much together with the others', async () => {
    const photos = ['a.jpg', 'b.jpg', 'c.jpg'];
    const large = photos.map((): Part => ['photos', jpeg(4_500_000)]);
    expect(await errorsOf(lead({ photos }), [['licence', pdf(900_000)], ...large])).toEqual([
      422,
      [{ path: '/answers/photos', keyword: 'tooLarge', message: '14.4 MB together, more than 12 MB' }],
    ]);
  });

  it('of an unknown field, or of a field without files', async () => {
    const errors = await errorsOf(goodClaim, [...goodParts, ['name', jpeg()]]);
    expect(errors).toEqual([422, [{ path: '/answers/name', keyword: 'unknown', message: 'This field is not known.' }]]);
  });
});

describe('the description of the API', () => {
  const bodiesOf = async (port: number) =>
    (await call(port, '/api/openapi.json')).json<{
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: { properties: object } }> } } }>;
    }>().paths['/api/leads']!.post.requestBody.content;

  it('describes how to send files', async () => {
    const { 'multipart/form-data': body } = await bodiesOf(site.port);
    expect(body?.schema.properties).toMatchObject({
      lead: { oneOf: [{ $ref: '#/components/schemas/Lead.lead' }, { $ref: '#/components/schemas/Lead.claim' }] },
      licence: { maxItems: 1, description: expect.stringContaining('1000000 bytes: application/pdf, image/jpeg') },
      photos: { maxItems: 3, description: expect.not.stringContaining('pdf') },
    });
  });

  it('does not mention files if no form asks for any', async () => {
    const other = await start();
    expect(Object.keys(await bodiesOf(other.port))).toEqual(['application/json']);
    await other.stop();
  });
});

describe('an invalid body', () => {
  const send = (body: Buffer | string, headers = {}) => postLead(site.port, body, { ...multipartHeaders, ...headers });
  const good = multipart(goodClaim, goodParts);
  it.each([
    ['cut short', () => send(good.subarray(0, -40)), 400, 'malformed-request'],
    [
      'of another boundary',
      () => send(good, { 'content-type': 'multipart/form-data; boundary=other' }),
      400,
      'malformed-request',
    ],
    ['without a boundary', () => send(good, { 'content-type': 'multipart/form-data' }), 400, 'malformed-request'],
    ['empty', () => send(`--${boundary}--\r\n`), 400, 'malformed-json'],
    ['whose lead is not JSON', () => send(multipart('{', [])), 400, 'malformed-json'],
    ['whose lead comes last', () => send(Buffer.concat([multipart('', goodParts).subarray(80), good])), 400, undefined],
    ['with a lead of more than 16 KB', () => send(multipart(' '.repeat(17_000), [])), 413, 'body-too-large'],
    [
      'with more files than a form allows',
      () => send(multipart(goodClaim, [...goodParts, ...goodParts])),
      413,
      'body-too-large',
    ],
    ['with a second lead', () => send(multipart(goodClaim, [['lead', '{}']])), 400, 'malformed-json'],
    ['with more bytes than a form takes', () => send(good, { 'content-length': '90000000' }), 413, 'body-too-large'],
    ['of another type', () => send(good, { 'content-type': 'multipart/mixed; boundary=x' }), 415, 'not-json'],
  ])('%s is refused and stores nothing', async (_, post, status, kind) => {
    const before = (await site.stored()).length;
    const answer = await post();
    expect(answer.status).toBe(status);
    if (kind) expect(answer.json().type).toBe(`/api/problems/${kind}`);
    expect(await site.stored()).toHaveLength(before);
  });

  it('whose sender disconnects stores nothing, and the next lead is accepted', async () => {
    const before = (await site.stored()).length;
    await new Promise<void>((resolve) => {
      const sent = request({
        port: site.port,
        host: '127.0.0.1',
        path: '/api/leads',
        method: 'POST',
        headers: { ...multipartHeaders, 'idempotency-key': 'away' },
      });
      sent.on('error', () => resolve());
      sent.write(good.subarray(0, 5_000), () => void leave(sent));
    });
    expect(await site.stored()).toHaveLength(before);
    expect((await postFiles(site.port, goodClaim, goodParts)).status).toBe(201);
  });

  it('is refused as before where no form asks for files', async () => {
    const other = await start();
    const answer = await postFiles(other.port, goodClaim, goodParts);
    await other.stop();
    expect([answer.status, answer.json().detail]).toEqual([415, 'The body must be application/json.']);
  });
});
