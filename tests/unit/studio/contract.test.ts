import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api, ApiError, type Api, type Takes } from '../../../src/studio/app/api.ts';
import { schemaError } from '../../../src/studio/http/fit.ts';
import { checkedAnswer, studioHttp } from '../../../src/studio/http/http.ts';
import { handlersOf } from '../../../src/studio/http/handlers.ts';
import { Proofs } from '../../../src/studio/proof/server/proofs.ts';
import { languageOver } from '../../../src/studio/text/server/language.ts';
import { visitorsApart } from '../../../src/studio/visitors/server/visitors.ts';
import type { Call } from '../../../src/studio/contract/call.ts';
import { calls } from '../../../src/studio/contract/calls.ts';
import { fromQuery, inputOf, toQuery, type Input } from '../../../src/studio/contract/input.ts';
import type { Schema } from '../../../src/studio/contract/schema.ts';
import { putUnderGit } from '../../support/git-folder.ts';
import { studioWithHistory, type StudioWithHistory } from './with-history.ts';

type Name = keyof typeof calls;

const project = join(import.meta.dirname, '../../..');
const token = 'abcdefghijklmnopqrstuvwxyz012345';
const home = 'config/pages/home.yaml';
const ask = 'config/forms/ask.yaml';
const colours = { file: 'config/lists/colours.yaml', path: ['items'] };
const tones = { file: 'config/lists/tones.yaml', path: ['items'] };
const shade = { file: ask, path: ['schema', 'properties', 'shade'] };
const questions = 'config/lists/questions.yaml';
const form = { kind: 'form', id: 'ask' } as const;
const mended = { start: 0, end: 0, words: '# Home.\n' };

let studio: StudioWithHistory['studio'];
let server: Server;
const ending = new AbortController();

/** Studio with a small site under git, and the client of its page, which calls it over HTTP. */
beforeAll(async () => {
  const small = studioWithHistory();
  studio = small.studio;
  const { root, marks, workspace } = studio;
  putUnderGit(root);
  marks.dressed(workspace.site.names);
  const cache = join(root, 'cache');
  // The TypeScript loader for the processes that Studio starts, as in its command.
  process.execArgv.push('--import', 'tsx');
  const visitors = visitorsApart(project, root, ending.signal);
  const handlers = handlersOf({
    ...{ root, project, cache, marks, ended: ending.signal, ...small.all },
    language: () => languageOver(workspace, { project, root, cache: undefined })(),
    proofs: new Proofs(visitors, workspace.unsaved),
  });
  const ports = () => ({ studio: (server.address() as AddressInfo).port, site: 0 });
  const listen = studioHttp({ token, handlers, checksAnswers: true, ports, page: async () => '' });
  server = createServer((request, response) => listen(request, response, () => response.end()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const headers = { cookie: `studio-${port}=${token}`, origin };
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { ...(init.headers as object), ...headers } }),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  ending.abort();
  await new Promise((done) => server.close(done));
  studio.remove();
});

type Walk = { readonly [One in Name]: (base: (file: string) => Promise<string>) => object | Promise<object> };

const hero = { block: 'hero', nth: 0, alike: 1, blockMarks: [] };

/** The heading of the questions, with other words. */
const headings = {
  words: 'Questions',
  by: 'Answers',
  texts: [{ file: home, path: ['blocks', 2, 'heading'], value: 'Questions' }],
};

/** The input of each call, in an order in which all calls work. */
const walk: Walk = {
  site: () => ({}),
  thing: () => ({ file: home, path: ['title'] }),
  marked: () => ({ indexes: [0, 1] }),
  find: () => ({ ...hero, kind: 'block', name: 'hero', form: '', page: '/', marks: [[1]] }),
  text: () => ({ file: home, base: 'of another text' }),
  names: () => ({ file: ask, path: ['ui', 'shade', 'when'] }),
  said: () => ({ file: ask, path: ['ui', 'shade', 'when'], text: 'colour == "red"' }),
  icons: () => ({}),
  pictures: () => ({}),
  picture: () => ({ name: 'mark.svg' }),
  addPicture: () => ({ name: 'new.svg', data: btoa('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>') }),
  removePicture: () => ({ name: 'new.svg' }),
  sheet: () => ({ ...colours, from: 0, count: 1, seek: 'r' }),
  checkPaste: () => ({ ...colours, text: 'green\tGreen' }),
  proof: () => ({ file: ask, path: ['messages', 'colour', 'required'], page: '/' }),
  example: () => ({ form, answers: { colour: 'red', shade: 'pale' }, name: 'red, and pale' }),
  complete: () => ({ file: home, text: 'ti', offset: 2 }),
  hover: () => ({ file: home, text: 'title: Home', offset: 2 }),
  definition: () => ({ file: home, text: 'title: Home', offset: 2 }),
  places: () => ({ file: home, text: 'title: Home', offset: 2 }),
  day: () => ({ day: '2999-01-01' }),
  translations: async () => {
    const hindi = '{ code: hi, name: हिन्दी, label: भाषा, offer: हिन्दी में पढ़ें, missing: हिन्दी में नहीं }';
    const english = '{ code: en, name: English, label: Language, offer: In English, missing: Not in English }';
    studio.put('config/site.yaml', 'language: en-IN\n', `language: en-IN\nlanguages: [${english}, ${hindi}]\n`);
    await studio.settled();
    return { file: home, path: ['title'] };
  },
  insights: () => ({ file: home, path: [] }),
  progress: () => ({ code: 'hi' }),
  untranslated: () => ({ code: 'hi', file: home }),
  translate: () => ({ file: home, key: 'title', code: 'hi', words: 'Home', text: 'मुखपृष्ठ' }),
  adds: () => ({ file: home, path: ['blocks'], what: 'block' }),
  name: () => shade,
  removal: () => ({ file: questions }),
  files: () => ({}),
  search: () => ({ words: 'Questions', matchesCase: true, wholeWords: true }),
  edit: async (base) => ({ file: home, path: ['title'], value: 'A home', base: await base(home) }),
  undo: () => ({}),
  redo: () => ({}),
  replace: () => headings,
  write: async (base) => ({ file: home, base: await base(home), edits: [mended], path: [], isFix: true }),
  discard: () => ({ file: home }),
  add: async (base) => ({ file: home, path: ['blocks'], what: 'block', choice: 'prose', base: await base(home) }),
  cell: async (base) => ({ ...colours, row: 0, column: 1, text: 'Dark red', base: await base(colours.file) }),
  paste: async (base) => ({ ...tones, text: 'mud\tMud\tred', base: await base(tones.file) }),
  fillExamples: async (base) => {
    const message = '{ required: Choose a colour }';
    studio.put(ask, message, `${message}\n  tone: { required: Choose a tone }`);
    studio.put(ask, 'required: [colour]', 'required: [colour, tone]');
    await studio.settled();
    return { file: ask, base: await base(ask) };
  },
  rename: async (base) => ({ ...shade, name: 'hue', base: await base(ask) }),
  new: () => ({ kind: 'page', name: 'delivery', on: 'about' }),
  remove: async (base) => {
    await api.edit({ file: home, path: ['blocks', 2], arrange: 'remove', base: await base(home) });
    return { file: questions, also: [], base: await base(questions) };
  },
  review: () => ({}),
  takeBack: async () => {
    const { file, changes } = (await api.review()).files.find((one) => one.file === colours.file)!;
    return { file, id: changes[0]!.id };
  },
  takeOver: async () => {
    const message = /minLength: (At least two letters)/.exec(studio.workspace.textOf(ask)!)![0];
    studio.put(ask, message, 'minLength: Say more');
    await studio.settled();
    const { outcomes } = await api.review();
    return { ids: outcomes.map(({ id }) => id) };
  },
  underWay: () => ({}),
  pagePictures: () => ({}),
  takePictures: () => ({}),
  preview: () => ({}),
  writePreview: () => ({}),
  snapshots: () => ({}),
  takeSnapshots: async () => {
    await studio.settled();
    return {};
  },
  commit: async () => {
    await studio.settled();
    const { key } = await api.review();
    return { branch: 'studio/all', message: 'All of it', key };
  },
  takeAllBack: async () => {
    await api.edit({ file: home, path: ['title'], value: 'Home', base: (await api.text({ file: home })).base });
    return { key: (await api.review()).key };
  },
};

const baseOf = async (file: string): Promise<string> => (await api.text({ file })).base;
const asked = api as unknown as Readonly<Record<Name, (input: object) => Promise<unknown>>>;

it('this list has every call of the client', () => {
  expect(Object.keys(walk).sort()).toEqual(Object.keys(api).sort());
});

describe('every call of the client gets an answer that fits its contract', () => {
  it.each(Object.keys(walk) as Name[])('%s', async (name) => {
    const input = await walk[name](baseOf);
    // An output that does not fit is an error of the server.
    await expect(asked[name](input)).resolves.toBeDefined();
  });
});

/** Valid inputs, one for each shape of a schema. */
const samples: Partial<{ readonly [One in Name]: Takes<One> }> = {
  add: {
    ...{ file: home, path: ['blocks', 1], what: 'block', base: '' },
    ...{ index: 1, choice: 'prose', label: 'x', options: ['x'], list: 'x', isRequired: true },
  },
  edit: { file: home, path: [], base: '', to: 1 },
  write: { file: home, path: ['title'], base: '', edits: [mended], isFix: true },
  translations: { file: home, path: ['title'] },
  example: { form, answers: {}, presses: 'Ask', name: 'x' },
  takeBack: { file: home, id: '' },
  takeAllBack: { key: '' },
  takeOver: { ids: ['x'] },
  commit: { branch: '', message: '', key: '' },
  cell: { ...colours, row: 0, column: 0, text: '', base: '' },
  paste: { ...colours, text: '', base: '' },
  fillExamples: { file: ask, base: '' },
  rename: { ...shade, name: 'x', base: '' },
  remove: { file: home, also: [home], base: '' },
};
const sampleOf = (name: Name): Input => (samples[name] ?? (walk[name] as () => object)()) as Input;

/** Each path of a value with its part of the schema. */
function places(schema: Schema, value: unknown, path: readonly (string | number)[] = []): [typeof path, Schema][] {
  const inner = Array.isArray(value)
    ? value.flatMap((one, index) => (schema.items ? places(schema.items as Schema, one, [...path, index]) : []))
    : Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([key, part]) =>
        Object.hasOwn(value as object, key) ? places(part, (value as Input)[key], [...path, key]) : [],
      );
  return [[path, schema], ...inner];
}

/** The value with a replaced part, or without it if that is undefined. */
function put(value: unknown, [step, ...rest]: readonly (string | number)[], other: unknown): unknown {
  if (step === undefined) return other;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = put(copy[step], rest, other);
  return JSON.parse(JSON.stringify(copy)) as unknown;
}

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, '', [], {}, [null], [[]], [{}], { x: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const refusal = (name: Name, input: unknown): Promise<unknown> => {
  const never = () => expect.fail(`${name} takes ${JSON.stringify(input)}`);
  return checkedAnswer(name, calls[name], never, input, false).catch((error: unknown) => error);
};
const refused = (name: Name) =>
  expect.objectContaining({ status: 400, message: expect.stringContaining(`Invalid input: ${name}`) as string });

describe('an input that does not fit its contract is refused with the path', () => {
  it.each(Object.keys(calls) as Name[])('%s', async (name) => {
    const { takes }: Call = calls[name];
    const sample = sampleOf(name);
    expect(schemaError(takes, sample, name)).toBeUndefined();
    for (const body of [null, [], 'x', 7, { ...sample, another: 1 }])
      expect(await refusal(name, body)).toEqual(refused(name));
    for (const [path, part] of places(takes, sample)) {
      for (const key of (part.required ?? []) as string[])
        expect(await refusal(name, put(sample, [...path, key], undefined)), `${path.join('/')}/${key}`).toEqual(
          refused(name),
        );
      const wrong = anyValue.filter((value) => schemaError(part, value, '') !== undefined);
      if (Object.keys(part).length === 0) continue;
      await fc.assert(
        fc.asyncProperty(wrong, async (value) => {
          expect(await refusal(name, put(sample, path, value))).toEqual(refused(name));
        }),
        { numRuns: 20 },
      );
    }
  });
});

describe('an input in an address', () => {
  it.each((Object.keys(calls) as Name[]).filter((name) => calls[name].method === 'GET'))('%s', (name) => {
    const sample = sampleOf(name);
    const { takes } = calls[name];
    expect(fromQuery(takes, new URLSearchParams(toQuery(sample)))).toEqual(sample);
    expect(inputOf(takes, { ...sample, another: 1 })).toEqual(sample);
  });

  it('may be any text, also one that looks like JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const input = { file: home, path: [text], text };
        expect(fromQuery(calls.said.takes, new URLSearchParams(toQuery(input)))).toEqual(input);
      }),
    );
    await expect(api.thing({ file: 'null' })).rejects.toBeInstanceOf(ApiError);
  });
});

it('other names and methods are refused', async () => {
  for (const path of ['review/commit', 'nothing', 'constructor', 'edit?file=x', 'site/'])
    expect((await fetch(`/__studio/api/${path}`)).status, path).toBe(404);
  expect((await fetch('/__studio/api/thing', { method: 'POST', body: '{}' })).status).toBe(404);
  const one: keyof Api = 'site';
  expect(calls[one].method).toBe('GET');
});
