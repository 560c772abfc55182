import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonStore } from '../../../src/studio/workspace/json-store.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

const home = 'config/pages/home.yaml';
const form = 'config/forms/ask.yaml';
const colours = 'config/lists/colours.yaml';

let studio: SmallStudio;
beforeEach(() => {
  studio = smallStudio();
});
afterEach(() => {
  vi.restoreAllMocks();
  studio.remove();
});

const headings = () =>
  studio.workspace.site.names.pages.map(({ data }) => (data.blocks?.[0] as { heading?: string } | undefined)?.heading);

describe('a valid change', () => {
  it('is in the site at once and in its file soon, and no other byte changes', async () => {
    const before = studio.read(home);
    expect(studio.put(home, 'heading: Hello', 'heading: Good day')).toBe('waiting');
    expect(headings()).toContain('Good day');
    await studio.settled();
    expect(studio.read(home)).toBe(before.replace('heading: Hello', 'heading: Good day'));
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.workspace.isOwn(home)).toBe(true);
  });

  it('of a form waits for the simulated visitors', async () => {
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

  it('does not block changes of other files', async () => {
    studio.put(home, 'block: faq', 'block: fqa');
    expect(studio.put('config/pages/about.yaml', 'heading: More', 'heading: Even more')).toBe('waiting');
    await studio.settled();
    expect(studio.read('config/pages/about.yaml')).toContain('heading: Even more');
    expect(studio.workspace.drafts.map(({ file }) => file)).toEqual([home]);
  });

  it('is saved together with another one that makes it valid', async () => {
    expect(studio.put(home, 'list: questions', 'list: answers')).toBe('refused');
    expect(studio.read(home)).toContain('list: questions');
    const list = 'config/lists/answers.yaml';
    // The old list is unused then, which only blocks publishing.
    expect(studio.workspace.put(new Map([[list, studio.read('config/lists/questions.yaml')]]))).toBe('waiting');
    await studio.settled();
    await studio.settled();
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.read(home)).toContain('list: answers');
    expect(studio.workspace.site.unready).toMatchObject([{ code: 'list/unused' }]);
  });

  it('does not cause a second compilation of other changes', () => {
    studio.put(home, 'block: faq', 'block: fqa');
    const read = vi.spyOn(studio.workspace.site, 'read');
    expect(studio.put('config/pages/about.yaml', 'heading: More', 'heading: Even more')).toBe('waiting');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is saved once an independent valid change makes it valid', async () => {
    expect(studio.put(form, 'default: blue', 'default: green')).toBe('refused');
    const blue = '  - { value: blue, label: Blue }\n';
    expect(studio.put(colours, blue, blue + blue.replace('blue', 'green').replace('Blue', 'Green'))).toBe('waiting');
    expect(studio.workspace.drafts.map(({ file }) => file)).toEqual([form]);
    await studio.settled();
    await studio.settled();
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.read(form)).toContain('default: green');
    expect(studio.read(colours)).toContain('value: green');
  });

  it('is removed from the site again if only the visitors refuse it', async () => {
    // No answer is long enough, so no visitor completes the form.
    expect(studio.put(form, 'minLength: 2', 'minLength: 41')).toBeTypeOf('string');
    await studio.settled();
    expect(studio.read(form)).toContain('minLength: 2,');
    expect(studio.workspace.drafts[0]?.problems.length).toBeGreaterThan(0);
    expect(studio.workspace.site.problems).toEqual([]);
  });

  it('can be discarded', () => {
    studio.put(home, 'block: faq', 'block: fqa');
    studio.workspace.discard(home);
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.workspace.textOf(home)).toBe(studio.read(home));
  });
});

/** A new page, and the home page with a link to it. */
const newPage = 'config/pages/news.yaml';
const withNews = () => {
  const link = '  - block: cta\n    heading: News\n    buttons:\n      - { label: News, href: /news }\n';
  const about = studio.read('config/pages/about.yaml');
  const text = about.replace(/^path: .*/m, 'path: /news').replace(/^title: .*/m, 'title: News');
  return new Map([
    [newPage, text],
    [home, `${studio.read(home)}${link}`],
  ]);
};
const isThere = (file: string): boolean => existsSync(join(studio.root, file));

describe('a text that makes the compiler throw', () => {
  it('does not change the site', async () => {
    const stumble = () => {
      throw new Error('This is a fault of the compiler.');
    };
    vi.spyOn(studio.workspace.site, 'read').mockImplementationOnce(stumble).mockImplementationOnce(stumble);
    expect(() => studio.put(home, 'heading: Hello', 'heading: Good day')).toThrow('a fault of the compiler');
    expect(() => studio.workspace.trial(new Map([[home, '']]))).toThrow('a fault of the compiler');
    expect(studio.workspace.unsaved.size).toBe(0);
    expect(studio.put('config/pages/about.yaml', 'heading: More', 'heading: Even more')).toBe('waiting');
    await studio.settled();
    expect(headings()).toContain('Hello');
  });
});

describe('an option and its dependent settings', () => {
  it('are saved together, although the settings are refused without the option', async () => {
    const tones = 'config/lists/tones.yaml';
    const [leaf, green] = ['  - { value: leaf, label: Leaf, of: green }\n', '  - { value: green, label: Green }\n'];
    const after = studio.read(tones) + leaf;
    expect(studio.workspace.put(new Map([[tones, after]]))).toBe('refused');
    expect(studio.workspace.put(new Map([[colours, studio.read(colours) + green]]))).toBe('waiting');
    await studio.settled();
    await studio.settled();
    expect(studio.read(tones)).toBe(after);
    expect(studio.read(colours)).toContain('green');
    expect(studio.workspace.drafts).toEqual([]);
  });
});

describe('all drafts are one proposal', () => {
  const tones = 'config/lists/tones.yaml';
  const leaf = '  - { value: leaf, label: Leaf, of: green }\n';
  const green = '  - { value: green, label: Green }\n';
  const codesOf = (file: string) =>
    studio.workspace.drafts.find((draft) => draft.file === file)?.problems.map(({ code }) => code);
  const append = (file: string, lines: string) =>
    studio.workspace.put(new Map([[file, `${studio.workspace.textOf(file) ?? ''}${lines}`]]));

  it('a problem that another draft solves is not listed, although that draft has a problem too', () => {
    expect(append(tones, leaf)).toBe('refused');
    expect(codesOf(tones)).toHaveLength(1);
    expect(append(colours, green + green)).toBe('refused');
    expect(codesOf(tones)).toEqual([]);
    expect(codesOf(colours)).toEqual(['list/duplicate-value', 'list/duplicate-label']);
  });

  it('when a draft is discarded, the problems that it solved are listed again', () => {
    append(tones, leaf);
    append(colours, green + green);
    studio.workspace.discard(colours);
    expect(codesOf(tones)).toHaveLength(1);
    expect(studio.workspace.drafts).toHaveLength(1);
  });

  it('all are saved once the last problem is solved', async () => {
    append(tones, leaf);
    append(colours, green + green);
    studio.workspace.put(new Map([[colours, studio.read(colours) + green]]));
    await studio.settled();
    await studio.settled();
    expect(studio.workspace.drafts).toEqual([]);
    expect([studio.read(tones), studio.read(colours)].map((text) => /green/.test(text))).toEqual([true, true]);
  });

  it('a problem of two files that are changed together is listed once', () => {
    const texts = withNews();
    studio.workspace.put(new Map([...texts, [home, studio.read(home).replace('block: faq', 'block: fqa')]]));
    expect(codesOf(home)).toContain('block/unknown');
    expect(codesOf(newPage)).not.toContain('block/unknown');
  });

  it('a draft is saved when another program solves its problem', async () => {
    append(tones, leaf);
    studio.write(colours, studio.read(colours) + green);
    studio.workspace.site.update(join(studio.root, colours));
    studio.workspace.followed();
    expect(studio.workspace.drafts).toEqual([]);
    await studio.settled();
    expect(studio.read(tones)).toContain('leaf');
  });
});

describe('several files at once', () => {
  it('are all on the site and in their files, also if one of them is new', async () => {
    const texts = withNews();
    expect(studio.workspace.put(texts)).toBe('waiting');
    expect(studio.workspace.site.names.paths.has('/news')).toBe(true);
    expect(isThere(newPage)).toBe(false);
    await studio.settled();
    for (const [file, text] of texts) expect(studio.read(file)).toBe(text);
    expect(studio.workspace.drafts).toEqual([]);
    expect([newPage, home].map((file) => studio.workspace.isOwn(file))).toEqual([true, true]);
  });

  it('are drafts together if one of them is refused, and are discarded together', () => {
    const before = studio.read(home);
    const texts = withNews().set(home, before.replace('block: faq', 'block: fqa'));
    expect(studio.workspace.put(texts)).toBe('refused');
    expect(studio.workspace.drafts.map(({ file }) => file).sort()).toEqual([home, newPage]);
    expect(studio.workspace.textOf(newPage)).toBe(texts.get(newPage));
    expect(studio.workspace.site.names.paths.has('/news')).toBe(false);
    studio.workspace.discard(newPage);
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.workspace.textOf(newPage)).toBeUndefined();
    expect(studio.workspace.textOf(home)).toBe(before);
  });

  it('are saved together once the refused one is valid', async () => {
    const texts = withNews();
    studio.workspace.put(new Map([...texts, [home, studio.read(home).replace('block: faq', 'block: fqa')]]));
    expect(studio.workspace.put(new Map([[home, texts.get(home)!]]))).toBe('waiting');
    await studio.settled();
    for (const [file, text] of texts) expect(studio.read(file)).toBe(text);
  });

  it('are drafts together if someone else has written one of them meanwhile', async () => {
    studio.workspace.put(withNews());
    const theirs = studio.read(home).replace('Hello', 'Welcome');
    studio.write(home, theirs);
    await studio.settled();
    expect(studio.read(home)).toBe(theirs);
    expect(isThere(newPage)).toBe(false);
    expect(studio.workspace.drafts.map(({ file }) => file).sort()).toEqual([home, newPage]);
    expect(studio.workspace.site.names.paths.has('/news')).toBe(false);
  });

  it('are restored after a restart', async () => {
    const texts = withNews();
    studio.workspace.put(texts);
    const again = studio.again();
    expect(again.workspace.site.names.paths.has('/news')).toBe(true);
    await again.settled();
    for (const [file, text] of texts) expect(again.read(file)).toBe(text);
  });

  it('are refused if one of them is not a file of config', () => {
    const texts = new Map([
      [home, ''],
      ['config/../secret.yaml', 'x'],
    ]);
    expect(() => studio.workspace.put(texts)).toThrow('not a valid name for a config file');
    expect(studio.workspace.drafts).toEqual([]);
    expect(studio.workspace.textOf(home)).toBe(studio.read(home));
  });
});

describe('a removed file', () => {
  const quote = 'config/wizards/quote.yaml';

  it('is removed from the site, then from the disk, and is restored byte for byte', async () => {
    const texts = withNews();
    const before = studio.read(home);
    studio.workspace.put(texts);
    await studio.settled();
    studio.workspace.put(
      new Map([
        [newPage, undefined],
        [home, before],
      ]),
    );
    expect(studio.workspace.textOf(newPage)).toBeUndefined();
    expect(studio.workspace.site.names.paths.has('/news')).toBe(false);
    expect(isThere(newPage)).toBe(true);
    await studio.settled();
    expect(isThere(newPage)).toBe(false);
    expect(studio.workspace.isOwn(newPage)).toBe(true);
    studio.workspace.put(texts);
    await studio.settled();
    expect(studio.read(newPage)).toBe(texts.get(newPage));
  });

  it('stays a draft while it is used, also after a restart', () => {
    expect(studio.workspace.put(new Map([[quote, undefined]]))).toBe('refused');
    expect(studio.workspace.textOf(quote)).toBeUndefined();
    expect(isThere(quote)).toBe(true);
    const again = studio.again();
    expect(again.workspace.drafts).toMatchObject([{ file: quote, text: undefined }]);
    again.workspace.discard(quote);
    expect(again.workspace.textOf(quote)).toBe(studio.read(quote));
  });

  it('is removed together with the draft that no longer uses it', async () => {
    const list = 'config/lists/questions.yaml';
    expect(studio.workspace.put(new Map([[list, undefined]]))).toBe('refused');
    expect(studio.put(home, '  - { block: faq, heading: Questions, list: questions }\n', '')).toBe('waiting');
    await studio.settled();
    await studio.settled();
    expect(studio.workspace.drafts).toEqual([]);
    expect(isThere(list)).toBe(false);
    expect(studio.read(home)).not.toContain('block: faq');
  });
});

describe('a change by another program', () => {
  it('is never overwritten by a pending change', async () => {
    studio.put(form, 'title: Colour', 'title: Your colour');
    const theirs = studio.read(form).replace('title: Shade', 'title: The shade');
    studio.write(form, theirs);
    await studio.settled();
    expect(studio.read(form)).toBe(theirs);
    expect(studio.workspace.drafts).toMatchObject([{ file: form, isOutdated: true }]);
  });

  it('is reported for an earlier draft', () => {
    studio.put(home, 'block: faq', 'block: fqa');
    studio.write(home, studio.read(home).replace('Hello', 'Welcome'));
    studio.workspace.site.update(`${studio.root}/${home}`);
    studio.workspace.followed();
    expect(studio.workspace.drafts).toMatchObject([{ file: home, isOutdated: true }]);
    expect(headings()).toContain('Welcome');
  });
});

describe('drafts of an earlier run', () => {
  it('are restored, and valid ones are written to the disk', async () => {
    studio.put(home, 'block: faq', 'block: fqa');
    studio.put(colours, 'label: Red', 'label: Scarlet');
    const again = studio.again();
    expect(again.workspace.drafts.map(({ file }) => file)).toEqual([home]);
    expect(again.workspace.textOf(home)).toContain('block: fqa');
    await again.settled();
    expect(again.read(colours)).toContain('label: Scarlet');
  });

  it('are all preserved, even if this run ends early', () => {
    studio.put(home, 'block: faq', 'block: fqa');
    studio.put(colours, 'label: Red', 'label: Scarlet');
    const write = vi.spyOn(JsonStore.prototype, 'write');
    studio.again();
    expect(write).toHaveBeenCalled();
    for (const [saved] of write.mock.calls)
      expect((saved as { file: string }[]).map(({ file }) => file).sort()).toEqual([colours, home]);
  });
});
