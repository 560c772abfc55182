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

it.each(['5000', "''", 'abc'])('a value that must be a number is changed as one, also while it is %s', (value) => {
  const text = studio.read(file);
  expect(text).toContain('duration: 5000');
  expect(controlOf(['toasts', 'duration'], text.replace('duration: 5000', `duration: ${value}`))).toBe('number');
});

it('yes and no, and a text, are changed as what they are', () => {
  expect(controlOf(['query', 'refetchOnFocus'], studio.read(file))).toBe('toggle');
  expect(controlOf(['toasts', 'closeLabel'], studio.read(file))).toBeUndefined();
});
