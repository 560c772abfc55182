import { stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { tokensCss } from '../../src/build/emit/tokens.ts';
import type { Site } from '../../src/plan/config.generated.ts';
import { filesOf, problemsOf } from './modules.ts';
import { renderLayout } from './render.tsx';

/** Lists, catalogs and constants have no look of their own: their snapshot is what the site takes from them. */
describe.each([...filesOf('list'), ...filesOf('catalog'), ...filesOf('constants')])('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('says what it said', async () => {
    const [, folder] = file.split('/');
    await expect(stringify(source.data, { lineWidth: 0 })).toMatchFileSnapshot(`snapshots/${folder}/${source.id}.txt`);
  });
});

describe.each(filesOf('site'))('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('gives header and footer as before', async () => {
    await expect(await renderLayout()).toMatchFileSnapshot('snapshots/site/layout.html');
  });

  it('gives the tokens as before', async () => {
    await expect(tokensCss(source.data as Site)).toMatchFileSnapshot('snapshots/site/tokens.css');
  });
});
