import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Path } from '../../../src/compiler/read/source.ts';
import { encode } from '../../../src/studio/frame/marks.ts';
import { thingAt } from '../../../src/studio/thing/server/things.ts';
import { siteAnswer } from '../../../src/studio/site/server/site.ts';
import { dayHandlers } from '../../../src/studio/days/server/turns.ts';
import { History } from '../../../src/studio/workspace/history.ts';
import { JsonStore } from '../../../src/studio/workspace/json-store.ts';
import { thingHandlers } from '../../../src/studio/thing/server/handlers.ts';
import { checked } from './checked.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

const home = 'config/pages/home.yaml';
const april = 'config/pages/april.yaml';
const gone = 'config/pages/gone.yaml';
let studio: SmallStudio;

const page = (path: string, days: string, heading: string): string =>
  `path: ${path}\n${days}title: ${heading}\ndescription: A page that is shown only on some days, and leads back home.\nblocks:\n  - { block: hero, heading: ${heading}, buttons: [{ label: Home, href: / }] }\n`;

beforeAll(() => {
  studio = smallStudio();
  studio.write(april, page('/April', 'from: 2999-04-01\nuntil: 2999-04-30\n', 'Rain'));
  studio.write(gone, page('/Gone', 'until: 2020-01-31\n', 'Over'));
  const text = studio
    .read(home)
    .replace(
      'heading: Hello',
      'heading: { $byDay: [{ until: 2999-03-31, value: Hello }, { from: 2999-04-01, value: Spring }] }',
    )
    .replace(
      'blocks:\n',
      'blocks:\n  - { block: prose, until: 2999-03-31, heading: Winter sale, paragraphs: [It is over in March.] }\n',
    );
  studio.write(home, text);
  studio.workspace.site.update(`${studio.root}/${home}`);
});
afterAll(() => studio.remove());

const answer = () => {
  const history = new History(new JsonStore(`${studio.root}/cache`, studio.root, 'history', { done: [], undone: [] }));
  return siteAnswer({ workspace: studio.workspace, history });
};
const look = (day: string | undefined) => checked(dayHandlers(studio)).day({ ...(day !== undefined && { day }) });
const thing = (file: string, path: Path) =>
  thingAt(file, path, studio.read(file), studio.workspace.site.namesWith(file));

describe('future days', () => {
  it('are listed with everything that starts, ends and changes on each', () => {
    expect(answer()).toMatchObject({ problems: [], over: [{ code: 'day/over', place: { file: gone } }] });
    expect(answer().days).toEqual([
      {
        day: '2999-04-01',
        turns: [
          { kind: 'begins', file: april, path: [], label: 'Rain' },
          { kind: 'ends', file: home, path: ['blocks', 0], label: 'Home › prose · Winter sale' },
          {
            kind: 'changes',
            file: home,
            path: ['blocks', 1, 'heading', '$byDay', 1, 'value'],
            label: 'Home › heading',
            value: 'Spring',
          },
        ],
      },
      { day: '2999-05-01', turns: [{ kind: 'ends', file: april, path: [], label: 'Rain' }] },
    ]);
  });

  it('are shown one by one, without past days', () => {
    const { today } = answer();
    look('2999-04-10');
    expect(answer()).toMatchObject({ day: '2999-04-10', today });
    expect(answer().pages.map(({ addresses }) => addresses[0])).toContain('/April');
    expect(() => look('2020-01-01')).toThrow('past');
    expect(() => look('2999-02-30')).toThrow('day/day must match format "day"');
    look(undefined);
    expect(answer().day).toBe(today);
    expect(answer().pages.map(({ addresses }) => addresses[0])).not.toContain('/April');
  });

  it('lead from a mark to the text of that day, also if another text has its place today', () => {
    const first = (): unknown => {
      const { blocks = [] } = studio.workspace.site.names.pages.find(({ id }) => id === 'home')!.data;
      return (blocks[0] as { heading?: string }).heading;
    };
    const marked = (): unknown => {
      const found = Array.from({ length: 400 }, (_, index) => index).find((index) =>
        [studio.marks.of(index)].some((one) => one?.source.id === 'home' && one.path.join() === 'blocks,0,heading'),
      )!;
      expect(encode(found)).not.toBe('');
      return checked(thingHandlers(studio)).marked({ indexes: [found] }).thing?.value;
    };
    expect([first(), marked()]).toEqual(['Winter sale', 'Winter sale']);
    look('2999-04-10');
    expect([first(), marked()]).toEqual(['Spring', 'Spring']);
    look(undefined);
    expect([first(), marked()]).toEqual(['Winter sale', 'Winter sale']);
  });
});

describe('the days of a value', () => {
  it.each<[string, string, Path, unknown]>([
    ['a block', home, ['blocks', 0], { kind: 'item', until: '2999-03-31' }],
    ['a page that is not there today', april, [], { kind: 'item', from: '2999-04-01', until: '2999-04-30' }],
    ['an expired page', gone, [], { kind: 'item', until: '2020-01-31' }],
    ['a text', home, ['blocks', 0, 'heading'], { kind: 'values', values: [{ value: 'Winter sale' }] }],
    [
      'a text that changes on a day',
      home,
      ['blocks', 1, 'heading', '$byDay', 1, 'value'],
      {
        kind: 'values',
        path: ['blocks', 1, 'heading'],
        values: [
          { until: '2999-03-31', value: 'Hello' },
          { from: '2999-04-01', value: 'Spring' },
        ],
      },
    ],
    ['a constant', 'config/constants/limits.yaml', ['constants', 'oldest'], { kind: 'constant', changes: [] }],
  ])('%s', (_, file, path, days) => expect(thing(file, path).days).toMatchObject(days as object));

  it.each<[string, string, Path]>([
    ['the name of a block', home, ['blocks', 0, 'block']],
    ['the blocks of a page', home, ['blocks']],
    ['the page for unknown addresses', 'config/pages/not-found.yaml', []],
  ])('do not exist for %s', (_, file, path) => expect(thing(file, path).days).toBeUndefined());

  it('a scheduled text is described by its contract like any text', () => {
    const { kind, text, description, label } = thing(home, ['blocks', 1, 'heading', '$byDay', 1, 'value']);
    expect({ kind, text, label }).toEqual({ kind: 'text', text: 'text', label: 'heading' });
    expect(description).toBe(thing('config/pages/not-found.yaml', ['blocks', 0, 'heading']).description);
  });

  it('are reached from a question for each constant in its rules', () => {
    const { constants = [] } = thing('config/forms/ask.yaml', ['schema', 'properties', 'shade']);
    expect(constants.map(({ name, words }) => [name, words])).toEqual([['limits.longest', '40 letters']]);
    const [{ file, path }] = constants as [(typeof constants)[number]];
    expect(thing(file, path).days).toMatchObject({ kind: 'constant', path: ['constants', 'longest'] });
  });
});
