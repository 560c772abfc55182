import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileSite } from '../../../../src/compiler/compile-site.ts';
import type { Covered } from '../../../../src/authoring/coverage/report.ts';
import { measure } from '../../../../src/authoring/coverage/measure.ts';
import { pagesOf } from '../../../../src/tools/cli/site/coverage/page.ts';
import { contracts } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const root = join(project, 'tests/cases/commands/_base');
const measured = measure(compileSite(root, contracts).symbols, root);

const unit = (what: string): Covered => measured.report.findLast((one) => one.what === what)!;
const by = (what: string) => unit(what).by.map(({ name }) => name);

describe('the coverage of an example', () => {
  it('is reported for the shown message, and no other', () => {
    expect(by('message of "shade" for "minLength"')).toEqual(['too short']);
    expect(by('message of "shade" for "maxLength"')).toEqual([]);
  });

  it('is reported for each outcome of a condition', () => {
    expect(by('condition of step "more", when it holds')).toEqual(['old']);
    expect(by('condition of step "more", when it does not')).toEqual(['young', 'child']);
  });

  it('is reported for each step that the visitor reaches, including the last one', () => {
    expect(by('step "more"')).toEqual(['old']);
    expect(by('step "who"')).toEqual(['young', 'old', 'child']);
  });

  it('is reported for constants by the fields that use them', () => {
    expect(by('constant "limits.oldest"')).toEqual(['young', 'old', 'child']);
  });

  it('marks the examples that the browser also plays', () => {
    expect(unit('step "more"').by).toEqual([{ file: 'config/wizards/quote.yaml', name: 'old', journey: true }]);
  });
});

describe('the pages', () => {
  it('are one for each config file, and an index that leads to them', () => {
    const pages = pagesOf(measured);
    const links = [...pages.get('index.html')!.matchAll(/href="(files\/[^"]+)"/g)].map(([, link]) => link);
    expect(links.sort()).toEqual([...pages.keys()].filter((name) => name.startsWith('files/')).sort());
    expect(links).toHaveLength(measured.raw.size);
  });

  it('need neither script nor network', () => {
    const found = [...pagesOf(measured)].flatMap(
      ([name, text]) => text.match(name.endsWith('.css') ? /url\(|@import/ : /<script|(src|href)="(\w+:|\/)/) ?? [],
    );
    expect(found).toEqual([]);
  });

  it('mark each line by text as well as by colour', () => {
    const html = pagesOf(measured).get('files/forms-ask.yaml.html')!;
    const words: Readonly<Record<string, string>> = {
      covered: 'covered, ',
      partly: 'partly covered, ',
      not: 'not covered, 0 examples',
      none: 'nothing to cover',
    };
    const rows = [...html.matchAll(/<tr class="(\w+)" id="L\d+">(.*)<\/tr>/g)];
    expect(rows).toHaveLength(measured.raw.get('config/forms/ask.yaml')!.text.trimEnd().split('\n').length);
    for (const [, state = '', row] of rows) expect(row).toContain(`<span class="hidden">${words[state]}`);
  });

  it('show the text of config as text', () => {
    const raw = new Map([...measured.raw].map(([file, source]) => [file, { ...source, text: '<b onclick="x">&' }]));
    expect(pagesOf({ report: [], csvs: [], raw }).get('files/site.yaml.html')).toContain(
      '<code>&lt;b onclick=&quot;x&quot;&gt;&amp;</code>',
    );
  });
});
