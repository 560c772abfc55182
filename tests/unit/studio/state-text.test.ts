import { afterEach, beforeEach, expect, it } from 'vitest';
import { stateAfter, stateText } from '../../../src/studio/app/kit/state-text.ts';
import { stateIn } from '../../../src/studio/site/server/site.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

const home = 'config/pages/home.yaml';
const about = 'config/pages/about.yaml';

let studio: SmallStudio;
beforeEach(() => {
  studio = smallStudio();
});
afterEach(() => studio.remove());

/** The line below a text of a file, after a change of it that the server knows. */
const line = (file: string) => stateText('waiting', undefined, stateIn(studio.workspace, file));

it('a valid change is shown at once, and is on disk only after the check', async () => {
  studio.put(home, 'heading: Hello', 'heading: Good day');
  expect(line(home)).toBe('Shown. Not on disk yet: it waits for the check with simulated visitors.');
  await studio.settled();
  expect(line(home)).toBe('Shown. Checked. On disk.');
});

it('a saved text names the files that are not on disk', () => {
  studio.put(home, 'heading: Hello', 'heading: Good day');
  expect(line(about)).toBe('Shown. Checked. On disk. Another file is not on disk yet.');
  studio.put('config/forms/ask.yaml', 'default: blue', 'default: green');
  expect(line(about)).toBe('Shown. Checked. On disk. 2 other files are not on disk yet.');
});

it('a draft is neither shown nor on disk', () => {
  studio.put(home, 'block: faq', 'block: fqa');
  expect(line(home)).toContain('Not shown and not on disk');
});

it('a valid change is not shown while a file on disk has a problem', () => {
  studio.write(about, studio.read(about).replace('block: ', 'block: un'));
  studio.workspace.site.update(`${studio.root}/${about}`);
  studio.workspace.followed();
  studio.put(home, 'heading: Hello', 'heading: Good day');
  expect(line(home)).toMatch(/^Not shown until the other problems of the site are solved\. Not on disk yet/);
});

it('a change in another part of the file outdates what the page knows of an earlier one', () => {
  studio.put(home, 'heading: Hello', 'heading: Good day');
  const change = { state: 'waiting', turn: studio.workspace.turn };
  studio.put(home, 'block: faq', 'block: fqa');
  const now = stateAfter(change, stateIn(studio.workspace, home));
  expect(stateText(change.state, undefined, now)).toContain('Not shown and not on disk');
});

it('until the server is asked again, the page tells what came of the last change', () => {
  const before = stateIn(studio.workspace, home);
  studio.put(home, 'block: faq', 'block: fqa');
  const change = { state: 'refused', turn: studio.workspace.turn };
  expect(stateText(change.state, undefined, stateAfter(change, before))).toContain('Not shown and not on disk');
});
