import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallStudio, type SmallStudio } from './base-site.ts';

const home = 'config/pages/home.yaml';
const form = 'config/forms/ask.yaml';
const colours = 'config/lists/colours.yaml';

let studio: SmallStudio;
beforeEach(() => {
  studio = smallStudio();
});
afterEach(() => studio.remove());

const headings = () =>
  studio.workspace.site.names.pages.map(({ data }) => (data.blocks?.[0] as { heading?: string } | undefined)?.heading);

describe('a sound change', () => {
  it('is in the site at once and in its file soon, and no other byte changes', async () => {
    const before = studio.read(home);
    expect(studio.put(home, 'heading: Hello', 'heading: Good day')).toBe('waiting');
    expect(headings()).toContain('Good day');
    await studio.settled();
    expect(studio.read(home)).toBe(before.replace('heading: Hello', 'heading: Good day'));
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.workspace.isOwn(home)).toBe(true);
  });

  it('of a form waits until visitors have walked it', async () => {
    expect(studio.put(form, 'title: Colour', 'title: Your colour')).toBe('waiting');
    expect(studio.read(form)).toContain('title: Colour');
    expect(studio.workspace.textOf(form)).toContain('title: Your colour');
    await studio.settled();
    expect(studio.read(form)).toContain('title: Your colour');
  });
});

describe('a change that the check refuses', () => {
  it('stays a draft with its problem; the file and the site stay as they were', async () => {
    expect(studio.put(home, 'block: faq', 'block: fqa')).toBe('refused');
    await studio.settled();
    expect(studio.read(home)).toContain('block: faq');
    expect(studio.workspace.textOf(home)).toContain('block: fqa');
    expect(studio.workspace.drafts).toMatchObject([
      {
        file: home,
        isOutdated: false,
        problems: [{ code: 'block/unknown', fix: expect.stringContaining('faq') as string }],
      },
    ]);
    expect(studio.workspace.site.problems).toEqual([]);
    expect(studio.put(home, 'block: fqa', 'block: faq')).toBe('waiting');
    expect(studio.workspace.drafts).toEqual([]);
  });

  it('keeps no other file from being changed', async () => {
    studio.put(home, 'block: faq', 'block: fqa');
    expect(studio.put('config/pages/about.yaml', 'heading: More', 'heading: Even more')).toBe('waiting');
    await studio.settled();
    expect(studio.read('config/pages/about.yaml')).toContain('heading: Even more');
    expect(studio.workspace.drafts.map(({ file }) => file)).toEqual([home]);
  });

  it('is saved together with another one that makes it sound', async () => {
    expect(studio.put(home, 'list: questions', 'list: answers')).toBe('refused');
    expect(studio.read(home)).toContain('list: questions');
    const list = 'config/lists/answers.yaml';
    expect(studio.workspace.put(new Map([[list, studio.read('config/lists/questions.yaml')]]))).toBe('refused');
    // The list of before is named nowhere now, which is a problem too.
    studio.workspace.discard(list);
    expect(studio.put('config/pages/about.yaml', 'heading: More', 'heading: Questions')).toBe('waiting');
    expect(studio.workspace.drafts.map(({ file }) => file)).toEqual([home]);
  });

  it('only by its visitors comes off the site again', async () => {
    // No answer is as long as this asks for, so nobody gets past the form.
    expect(studio.put(form, 'minLength: 2', 'minLength: 41')).toBeTypeOf('string');
    await studio.settled();
    expect(studio.read(form)).toContain('minLength: 2,');
    expect(studio.workspace.drafts[0]?.problems.length).toBeGreaterThan(0);
    expect(studio.workspace.site.problems).toEqual([]);
  });

  it('can be let go', () => {
    studio.put(home, 'block: faq', 'block: fqa');
    studio.workspace.discard(home);
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.workspace.textOf(home)).toBe(studio.read(home));
  });
});

describe('what another program writes meanwhile', () => {
  it('is never overwritten by a change that was on its way to the disk', async () => {
    studio.put(form, 'title: Colour', 'title: Your colour');
    const theirs = studio.read(form).replace('title: Shade', 'title: The shade');
    studio.write(form, theirs);
    await studio.settled();
    expect(studio.read(form)).toBe(theirs);
    expect(studio.workspace.drafts).toMatchObject([{ file: form, isOutdated: true }]);
  });

  it('is told of a draft that was begun before', () => {
    studio.put(home, 'block: faq', 'block: fqa');
    studio.write(home, studio.read(home).replace('Hello', 'Welcome'));
    studio.workspace.site.update(`${studio.root}/${home}`);
    studio.workspace.followed();
    expect(studio.workspace.drafts).toMatchObject([{ file: home, isOutdated: true }]);
    expect(headings()).toContain('Welcome');
  });
});

describe('drafts of an earlier run', () => {
  it('are there again, those that are sound now on their way to the disk', async () => {
    studio.put(home, 'block: faq', 'block: fqa');
    studio.put(colours, 'label: Red', 'label: Scarlet');
    const again = studio.again();
    expect(again.workspace.drafts.map(({ file }) => file)).toEqual([home]);
    expect(again.workspace.textOf(home)).toContain('block: fqa');
    await again.settled();
    expect(again.read(colours)).toContain('label: Scarlet');
  });
});
