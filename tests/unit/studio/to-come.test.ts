import { afterAll, beforeAll, expect, it } from 'vitest';
import { editHandlers } from '../../../src/studio/edit/server/handlers.ts';
import { thingHandlers } from '../../../src/studio/thing/server/handlers.ts';
import { hashOf } from '../../../src/studio/workspace/config-files.ts';
import { checked } from './checked.ts';
import { studioWithHistory, type StudioWithHistory } from './with-history.ts';

const site = 'config/site.yaml';
const sale = 'config/pages/sale.yaml';
const href = ['header', 'items', 1, 'href'];

let studio: StudioWithHistory['studio'];
let all: StudioWithHistory['all'];
beforeAll(() => {
  ({ studio, all } = studioWithHistory());
  const about = studio.read('config/pages/about.yaml').split('\n').slice(1);
  const text = ['path: /Sale', 'from: 2999-04-01', ...about.filter((line) => !line.includes('form: again'))].join('\n');
  studio.write(sale, text.replace('title: About us', 'title: The sale'));
  const home = '    - { label: Home, href: / }\n';
  studio.write(site, studio.read(site).replace(home, `${home}    - { label: Sale, href: / }\n`));
  studio.workspace.site.update(`${studio.root}/${sale}`);
});
afterAll(() => studio.remove());

it('a link of the header can lead to a page of a day to come, and appears with it', () => {
  expect(studio.workspace.site.problems).toEqual([]);
  const { control } = checked(thingHandlers(studio)).thing({ file: site, path: href });
  expect(control).toMatchObject({ kind: 'link' });
  const { choices } = control as Extract<typeof control, { kind: 'link' }>;
  expect(choices).toContainEqual({ value: '/Sale', detail: 'The sale', from: '2999-04-01' });
  const edit = { file: site, path: href, value: '/Sale', base: hashOf(studio.read(site)) };
  expect(checked(editHandlers(all)).edit(edit)).toMatchObject({ outcome: 'waiting', problems: [] });
  expect(studio.workspace.textOf(site)).toContain("- { label: Sale, href: /Sale, from: '2999-04-01' }");
});
