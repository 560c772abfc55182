import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import { visibleTexts } from '../../../src/compiler/lint/copy/texts.ts';
import { unshownKeys } from '../../../src/compiler/resolve/settings.ts';
import { directionOf, pluralForms } from '../../../src/compiler/resolve/languages.ts';
import { placeKeys } from '../../../src/compiler/translate/place-key.ts';
import { pseudoWords } from '../../../src/compiler/translate/pseudo.ts';
import { formatMessage } from '../../../src/shared/engine/format/message.ts';
import { parseMessage } from '../../../src/compiler/resolve/message.ts';
import { kindOf } from '../../../src/compiler/read/files.ts';
import { parseFile } from '../../../src/compiler/read/parse.ts';
import { translatedSources } from '../../../src/compiler/translate/translate.ts';
import { translationsOf } from '../../../src/compiler/translate/translations.ts';
import { wordsOfPage } from '../../../src/compiler/translate/needs.ts';
import { wordsOfSite } from '../../../src/compiler/translate/words.ts';
import { siteFolder } from '../../sites/sites.ts';
import { contracts } from '../../support/compiled.ts';

const scratch = mkdtempSync(join(tmpdir(), 'translations-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The site in languages with other texts in some files. */
function siteWith(name: string, files: Readonly<Record<string, string>>) {
  const root = join(scratch, name);
  cpSync(join(siteFolder('languages'), 'config'), join(root, 'config'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return compileSite(root, contracts);
}

describe('the place of words', () => {
  const data = {
    steps: [{ id: 'who', title: 'Who' }, { title: 'No id' }],
    blocks: [
      { block: 'faq', heading: 'A' },
      { block: 'faq', heading: 'B' },
    ],
    links: [{ label: 'Us', href: '/About' }],
    lines: ['Hello there', 'Hello there'],
    actions: [{ alert: 'Thanks' }],
    title: { $byDay: [{ value: 'Now' }, { from: '2027-01-01', value: 'Then' }] },
  };
  const keyOf = placeKeys(data);

  it.each([
    [['steps', 0, 'title'], 'steps.who.title'],
    [['steps', 1, 'title'], 'steps.title.title'],
    [['blocks', 1, 'heading'], 'blocks.faq~2.heading'],
    [['links', 0, 'label'], 'links.about.label'],
    [['lines', 1], 'lines.hello-there~2'],
    [['actions', 0, 'alert'], 'actions.alert.alert'],
    [['title', '$byDay', 0, 'value'], 'title'],
    [['title', '$byDay', 1, 'value'], 'title.2027-01-01'],
  ])('%j is %s', (path, key) => expect(keyOf(path)).toBe(key));
});

describe('a site in two languages', () => {
  const site = siteWith('two', {});

  it('has the pages whose words are all translated, with the addresses of the language', () => {
    const [hindi] = site.languages;
    expect(hindi?.pages.map(({ data }) => data.path)).toEqual(['/hi', '/hi/404']);
    expect(hindi?.site?.data.language).toBe('hi-IN');
  });

  it('leads to translated pages in the language, and to others in the first language', () => {
    const [hindi] = site.languages;
    expect(hindi?.site?.data.header.items.map(({ href }) => href)).toEqual(['/hi', '/About']);
  });

  it('has every word of a published page in the language', () => {
    const [hindi] = site.languages;
    const shown = [hindi!.site!, ...hindi!.pages, ...hindi!.wizards.values(), ...hindi!.lists.values()].flatMap(
      (source) => visibleTexts(source, hindi!).filter(({ path }) => !unshownKeys.has(String(path[0]))),
    );
    const english = shown.filter(({ value }) => /\b(?:the|your|enter|choose|a)\b/i.test(value));
    expect(english.map(({ value }) => value)).toEqual([]);
  });

  it('is published with a page less when its English words change, and says so without blocking', () => {
    const changed = siteWith('changed', {
      'config/lists/topics.yaml':
        'of: options\nitems:\n  - { value: new, label: A fresh policy }\n  - { value: existing, label: A policy that I have }\n',
    });
    expect(changed.problems).toEqual([]);
    // One in each language.
    expect(changed.over.map(({ code }) => code)).toEqual(['translation/outdated', 'translation/outdated']);
    expect(changed.languages[0]?.pages.map(({ id }) => id)).toEqual(['not-found']);
  });
});

describe('words that are easily missed', () => {
  const parsed = (file: string, text: string) => parseFile({ file, bytes: Buffer.from(text), ...kindOf(file) }).source!;
  const keysOf = (file: string, text: string) =>
    wordsOfSite([parsed(file, text)], contracts)
      .get(file)!
      .words.map(({ key }) => key);

  const covers = `
of: offers
source: a test
validFrom: 2025-04-01
explains: { Room: /Glossary#room }
items:
  - { id: small, name: Small, by: Us, facts: { Room: Shared, Claims settled: 9 of 10 }, covers: [A stay], excludes: [A cure] }
  - { id: large, name: Large, by: Us, facts: { Room: Single, Claims settled: 8 of 10 }, covers: [A stay], excludes: [A cure] }
`;

  it('are the labels of facts, which are keys: once for all items of the file', () => {
    const keys = keysOf('config/catalog/covers.yaml', covers).filter((key) => key.startsWith('facts.'));
    expect(keys).toEqual(['facts.Room', 'facts.Claims settled']);
  });

  it('are put into the keys of all items, and of what explains them', () => {
    const source = parsed('config/catalog/covers.yaml', covers);
    const file = 'config/translations/hi/catalog/covers.yaml';
    const translation = parsed(
      file,
      'facts.Room: { en: Room, hi: कमरा }\nitems.small.facts.Room: { en: Shared, hi: साझा }\n',
    );
    const words = wordsOfSite([source], contracts);
    const [hindi] = translatedSources([source], {
      language: { code: 'hi', name: 'हिन्दी', tag: 'hi-IN', dir: 'ltr', base: '/hi', pages: [] } as never,
      translations: translationsOf('hi', 'en', [translation as never]),
      words,
      needed: new Set([source.file]),
      symbols: { pages: [], catalogs: new Map() } as never,
    });
    expect(hindi!.data).toMatchObject({
      explains: { कमरा: '/Glossary#room' },
      items: [{ facts: { कमरा: 'साझा', 'Claims settled': '9 of 10' } }, { facts: { कमरा: 'Single' } }],
    });
  });

  it('are not the addresses of calls and mails', () => {
    const form = `
schema: { type: object, properties: { name: { type: string, title: Name } } }
submit: { label: Go, actions: [{ showResult: true }] }
result: { heading: Thanks, rows: [{ label: Phone, value: '{name}', href: 'tel:{name}' }] }
`;
    const keys = keysOf('config/forms/ask.yaml', form);
    expect(keys).toEqual(expect.arrayContaining(['result.heading', 'result.rows.{name}.label']));
    expect(keys.filter((key) => key.endsWith('.href'))).toEqual([]);
  });

  it('are those of a list for each of whose items a page asks something', () => {
    const changed = siteWith('each', {
      'config/lists/seats.yaml': 'of: options\nitems: [{ value: front, label: Front }, { value: back, label: Back }]\n',
      'config/wizards/enquiry.yaml': readFileSync(join(siteFolder('languages'), 'config/wizards/enquiry.yaml'), 'utf8')
        .replace(
          '        cover: {',
          "        seats: { each: { list: seats, name: 'seat{value}' }, type: boolean, title: '{label}' }\n        cover: {",
        )
        .replace(
          '      cover: { widget: amount }',
          '      cover: { widget: amount }\n      seats: { widget: checkbox }',
        ),
    });
    expect(changed.problems).toEqual([]);
    // The title of the fields has no word of its own, so that only the list is missing.
    expect(changed.languages[0]?.pages.map(({ id }) => id)).toEqual(['not-found']);
  });
});

describe('a page needs', () => {
  const about = readFileSync(join(siteFolder('languages'), 'config/pages/about.yaml'), 'utf8');
  const glossary = `
path: /Terms
title: Terms
description: What the words mean that this site uses, from A to Z.
blocks:
  - block: glossary
    heading: Terms
    main: true
    list: terms
    letters: Letters
    search: { label: Find, count: '{count}', empty: None }
    also: Also
    source: Source
    more: In the glossary
`;
  const terms =
    'of: terms\nsource: a test\nitems: [{ id: premium, term: Premium, meaning: What you pay. }, { id: term, term: Term, meaning: How long. }]\n';
  const site = siteWith('needs', {
    'config/pages/about.yaml':
      about.replace('title:', 'parent: home\nname: About\ntitle:') +
      '\n  - { block: prose, heading: More, paragraphs: ["About the [premium](/Terms#premium)."] }\n',
    'config/pages/terms.yaml': glossary,
    'config/lists/terms.yaml': terms,
  });
  const page = site.symbols.pages.find(({ id }) => id === 'about')!;
  const needed = wordsOfPage(page, site.symbols, wordsOfSite(site.symbols.sources, contracts));

  it.each([
    ['the names of the pages above it, for its breadcrumbs', 'config/pages/home.yaml', ['title']],
    ['the terms that its links explain', 'config/lists/terms.yaml', ['items.premium.term', 'items.premium.meaning']],
    ['the words of the link to all terms', 'config/pages/terms.yaml', ['blocks.glossary.more']],
  ])('%s', (_, file, keys) => {
    expect(needed.filter((one) => one.file === file).map(({ word }) => word.key)).toEqual(keys);
  });
});

describe('plurals', () => {
  it.each([
    ['en', ['other', 'one']],
    ['hi', ['one', 'other']],
    ['ja', ['other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ])('of %s are those of its numbers', (language, forms) => {
    expect([...pluralForms(language)].sort()).toEqual([...forms].sort());
  });

  it('are chosen by the rules of the language', () => {
    const hindi = parseMessage('{n, plural, one {एक} other {कई}}', { plurals: 'hi' }).message;
    expect([0, 1, 2].map((n) => formatMessage(hindi, { n }))).toEqual(['एक', 'एक', 'कई']);
    const english = parseMessage('{n, plural, one {one} other {many}}').message;
    expect([0, 1, 2].map((n) => formatMessage(english, { n }))).toEqual(['many', 'one', 'many']);
  });
});

describe('the pseudo-language', () => {
  it.each([
    ['text', 'Your name'],
    ['rich', 'See [us](/About)'],
    ['message', 'Hello {name}'],
  ] as const)('keeps what is not words in %s', (kind, value) => {
    const text = pseudoWords({ kind, value });
    expect(text.length).toBeGreaterThan(value.length);
    for (const fixed of value.match(/\{[^}]*\}|\]\([^)]*\)/g) ?? []) expect(text).toContain(fixed);
  });

  it('keeps plurals', () => {
    const text = pseudoWords({ kind: 'message', value: '{n, plural, one {# plan} other {# plans}} left' });
    expect(parseMessage(text).values).toEqual(['n']);
    expect(formatMessage(parseMessage(text).message, { n: 2 })).toMatch(/^2 pláñš/);
  });
});

it('knows which languages are written from right to left', () => {
  expect(['en', 'hi', 'ur', 'ar', 'ks'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl', 'rtl']);
});
