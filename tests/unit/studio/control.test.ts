import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Path } from '../../../src/compiler/read/source.ts';
import { thingAt } from '../../../src/studio/thing/server/things.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

const file = 'config/site.yaml';
let studio: SmallStudio;
beforeAll(() => (studio = smallStudio()));
afterAll(() => studio.remove());

const controlOf = (path: Path, text: string) =>
  thingAt(file, path, text, studio.workspace.site.namesWith(file)).control?.kind;

it.each(['5000', "''", 'abc'])('a number has a number control, also while its value is %s', (value) => {
  const text = studio.read(file);
  expect(text).toContain('duration: 5000');
  expect(controlOf(['toasts', 'duration'], text.replace('duration: 5000', `duration: ${value}`))).toBe('number');
});

it('a boolean and a text have their own controls', () => {
  expect(controlOf(['query', 'refetchOnFocus'], studio.read(file))).toBe('toggle');
  expect(controlOf(['toasts', 'closeLabel'], studio.read(file))).toBeUndefined();
});

it('a purpose is a choice among those of the site, each with its words', () => {
  const form = 'config/forms/ask.yaml';
  const leads = {
    retention: 30,
    purposes: { call: { words: 'To call you', to: 'us' } },
    notice: { label: 'Why', purpose: '{purpose}', kept: 'Some days', withdraw: 'Write', complain: 'Write' },
  };
  studio.write(file, `${studio.read(file)}\nleads: ${JSON.stringify(leads)}\n`);
  const text = studio.read(form).replace('submit:', 'purpose: call\nsubmit:');
  const { site } = studio.again().workspace;
  expect(thingAt(form, ['purpose'], text, site.namesWith(form)).control).toEqual({
    kind: 'choice',
    choices: [{ value: 'call', detail: 'To call you' }],
  });
});
