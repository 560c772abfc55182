import { describe, expect, it } from 'vitest';
import { at } from '../../src/build/link/names.ts';
import { filesOf, pageModule, problemsOf } from './modules.ts';
import { renderPage } from './render.tsx';

describe.each(filesOf('page'))('%s', (file, source) => {
  it('is valid', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('looks as it did, with one main heading', async () => {
    const html = await renderPage(await pageModule(file), String(at(source.data, ['path'])).replace('{id}', 'sample'));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    await expect(html).toMatchFileSnapshot(`snapshots/pages/${source.id}.html`);
  });
});
