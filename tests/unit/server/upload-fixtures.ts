import type { ClientRequest } from 'node:http';
import type { FieldPlan, SendingForm } from '../../../src/shared/plan/form.ts';
import { validatorOf } from '../../support/validator.ts';
import { postLead, type Wire } from './fixtures.ts';

const words = {
  choose: 'Choose',
  chosen: '{file} was added.',
  remove: 'Remove {file}',
  removed: '{file} was removed.',
  tooLarge: [{ arg: 'file' }, ' has ', { arg: 'size' }, ', more than ', { arg: 'most' }],
  wrongKind: [{ arg: 'file' }, ' is neither a picture nor a PDF'],
  empty: [{ arg: 'file' }, ' is empty'],
  gone: [{ arg: 'file' }, ' is gone'],
  sending: 'Sending',
  cancel: 'Stop',
  stopped: 'Stopped',
} as unknown as FieldPlan['options'];

const upload = (name: string, options: FieldPlan['options'], required: boolean): FieldPlan => ({
  name,
  label: name,
  required,
  widget: 'upload',
  options: { ...words, ...options },
  whenHidden: 'drop',
  language: 'en-IN',
});

const schema = {
  $id: 'set/claim',
  type: 'object',
  required: ['name', 'licence'],
  properties: {
    name: { type: 'string', minLength: 2 },
    licence: { type: 'string' },
    photos: { type: 'array', maxItems: 3, items: { type: 'string' } },
  },
} as const;

/** A form that asks for a licence, of at most 1 MB, and for three pictures of the usual size. */
export const claim: SendingForm = {
  plan: {
    id: 'claim',
    carried: [],
    files: { maxMegabytes: 12, tooLarge: [{ arg: 'size' }, ' together, more than ', { arg: 'most' }] },
    submit: { label: 'Send', actions: [{ sendLead: true }] },
  },
  steps: [
    {
      plan: {
        id: 'claim',
        validation: 'messages',
        schema,
        fields: {
          name: { name: 'name', label: 'Name', required: true, widget: 'text', options: {}, whenHidden: 'drop' },
          licence: upload('licence', { maxMegabytes: 1 }, true),
          photos: upload('photos', { kinds: ['picture'] }, false),
        },
        messages: { licence: { required: 'Add your licence' }, photos: { maxItems: 'At most three photos' } },
        rules: [],
        effects: [],
      },
      validator: validatorOf(schema),
      conditions: [],
      rules: {},
    },
  ],
  shown: { config: 'c1a1' },
};

export const goodClaim = {
  form: 'claim',
  answers: { name: 'Asha', licence: 'licence.pdf', photos: ['front.jpg', 'back.png'] },
  page: '/claim',
  config: 'c1a1',
};

/** Files that begin as their type does, filled up to a size in bytes. */
const file = (head: string, size: number): Buffer => {
  const bytes = Buffer.alloc(Math.max(size, head.length), '.');
  bytes.write(head, 'latin1');
  return bytes;
};
export const pdf = (size = 3_000): Buffer => file('%PDF-1.7\n', size);
export const jpeg = (size = 3_000): Buffer => file('\xff\xd8\xff\xe0', size);
export const png = (size = 3_000): Buffer => file('\x89PNG\r\n\x1a\n', size);

export type Part = readonly [field: string, bytes: Buffer | string];

export const boundary = 'a-line-between-parts';

/** A body of multipart/form-data, as browsers write it. */
export const multipart = (lead: unknown, parts: readonly Part[]): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="lead"\r\n\r\n${typeof lead === 'string' ? lead : JSON.stringify(lead)}\r\n`,
    ),
    ...parts.flatMap(([field, bytes]) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="file"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

export const multipartHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** Posts a lead with files under a new key, or with the key in `headers`. */
export const postFiles = (
  port: number,
  lead: unknown,
  parts: readonly Part[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Wire> => postLead(port, multipart(lead, parts), { ...multipartHeaders, ...headers });

export const goodParts: readonly Part[] = [
  ['licence', pdf()],
  ['photos', jpeg()],
  ['photos', png()],
];

/** Aborts a request once the server, which is in this process, has read the sent bytes. */
export async function leave(sent: ClientRequest): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  sent.destroy();
}
