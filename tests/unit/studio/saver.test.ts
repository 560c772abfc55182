import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Saver } from '../../../src/studio/thing/panel/saver.ts';

/** The requests to the server, each with the function that answers it. */
const asked: { body: { value?: string; base?: string }; answer(data: object, status?: number): void }[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, init?: { body?: string }) => {
    return new Promise<Response>((done) => {
      const answer = (data: object, status = 200) => done(new Response(JSON.stringify(data), { status }));
      asked.push({ body: JSON.parse(init?.body ?? '{}') as object, answer });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const thing = { file: 'config/pages/home.yaml', path: ['title'], value: 'One', base: 'b1', turn: 1 };
const rest = () => new Promise((done) => setTimeout(done));
const fine = (base: string, turn: number) => ({ outcome: 'waiting', problems: [], base, turn });

it('saves the newest text once the previous save has an answer', async () => {
  const saver = new Saver(thing);
  for (const text of ['One,', 'One, t', 'One, tw']) saver.change(text);
  expect(asked.map(({ body }) => body.value)).toEqual(['One,']);
  asked[0]!.answer(fine('b2', 2));
  await rest();
  expect(asked.map(({ body }) => [body.value, body.base])).toEqual([
    ['One,', 'b1'],
    ['One, tw', 'b2'],
  ]);
});

it('keeps new letters when an earlier answer is late', async () => {
  const saver = new Saver(thing);
  saver.change('Two');
  asked[0]!.answer(fine('b2', 2));
  await rest();
  saver.see({ value: 'One', base: 'b1', turn: 1 });
  expect(saver.get().value).toBe('Two');
  saver.see({ value: 'Theirs', base: 'b3', turn: 3 });
  expect(saver.get().value).toBe('Theirs');
});

it('overwrites a newer text with the same value, and asks if the value differs', async () => {
  const saver = new Saver(thing);
  saver.change('Two');
  asked[0]!.answer({ message: 'changed' }, 409);
  await rest();
  asked[1]!.answer({ value: 'One', base: 'b2', turn: 2 });
  await rest();
  expect(asked[2]!.body).toMatchObject({ value: 'Two', base: 'b2' });
  asked[2]!.answer({ message: 'changed' }, 409);
  await rest();
  asked[3]!.answer({ value: 'Theirs', base: 'b3', turn: 3 });
  await rest();
  expect(saver.get()).toMatchObject({ state: 'newer', theirs: 'Theirs', value: 'Two' });
  saver.keepMine();
  expect(asked[4]!.body).toMatchObject({ value: 'Two', base: 'b3' });
});

/** A saver that has learned that someone else wrote `Theirs`, while the person typed `Two`. */
async function askedWhose(): Promise<Saver> {
  const saver = new Saver(thing);
  saver.change('Two');
  asked[0]!.answer({ message: 'changed' }, 409);
  await rest();
  asked[1]!.answer({ value: 'Theirs', base: 'b2', turn: 2 });
  await rest();
  expect(saver.get()).toMatchObject({ state: 'newer', theirs: 'Theirs', value: 'Two' });
  asked.length = 0;
  return saver;
}

it('does not overwrite the text of another person before the question is answered', async () => {
  const saver = await askedWhose();
  saver.change('Two,');
  await rest();
  expect(asked).toEqual([]);
  expect(saver.get()).toMatchObject({ state: 'newer', theirs: 'Theirs', value: 'Two,' });
  saver.keepMine();
  expect(asked[0]!.body).toMatchObject({ value: 'Two,', base: 'b2' });
});

it('keeps letters typed during the question, and follows the changes of the other person', async () => {
  const saver = await askedWhose();
  saver.see({ value: 'Theirs too', base: 'b3', turn: 3 });
  expect(saver.get()).toMatchObject({ state: 'newer', theirs: 'Theirs too', value: 'Two' });
  saver.see({ value: 'Theirs too', base: 'b4', turn: 4 });
  saver.keepMine();
  expect(asked[0]!.body).toMatchObject({ value: 'Two', base: 'b4' });
});

it('uses the latest text of the other person', async () => {
  const saver = await askedWhose();
  saver.see({ value: 'Theirs too', base: 'b3', turn: 3 });
  saver.takeTheirs();
  expect(saver.get()).toMatchObject({ state: 'idle', value: 'Theirs too' });
});

it('keeps an unsaved text, and asks once the other person has written another one', async () => {
  const saver = new Saver(thing);
  saver.change('Two');
  asked[0]!.answer({ message: 'The disk is full.' }, 500);
  await rest();
  expect(saver.get()).toMatchObject({ state: 'failed', value: 'Two' });
  saver.see({ value: 'One', base: 'b2', turn: 2 });
  expect(saver.get()).toMatchObject({ state: 'failed', value: 'Two' });
  saver.see({ value: 'Theirs', base: 'b3', turn: 3 });
  expect(saver.get()).toMatchObject({ state: 'newer', theirs: 'Theirs', value: 'Two' });
});

it('does not ask if the other person has written the same', async () => {
  const saver = await askedWhose();
  saver.see({ value: 'Two', base: 'b3', turn: 3 });
  expect(saver.get()).toMatchObject({ state: 'waiting', value: 'Two', turn: 3 });
});
