import { parseDocument } from 'yaml';
import { expect, it } from 'vitest';
import { KnownSite } from '../../../../src/authoring/language/known.ts';
import { addingHandlers } from '../../../../src/studio/adding/server/handlers.ts';
import { asksAt } from '../../../../src/studio/adding/server/asks.ts';
import { editHandlers } from '../../../../src/studio/edit/server/handlers.ts';
import { thingHandlers } from '../../../../src/studio/thing/server/handlers.ts';
import { hashOf } from '../../../../src/studio/workspace/config-files.ts';
import { checked } from '../checked.ts';
import { studioWithHistory } from '../with-history.ts';

const file = 'config/lists/tones.yaml';

it('asks for everything that a new option needs: also to what it belongs', () => {
  const { studio } = studioWithHistory();
  const data: unknown = parseDocument(studio.read(file)).toJS();
  const site = KnownSite.after(studio.workspace.site.names);
  const asks = asksAt({ file: { file, kind: 'list', id: 'tones' }, site, data }, ['items'], 1);
  expect(asks.map(({ key, isNeeded, choices, start }) => ({ key, isNeeded, choices, start }))).toEqual([
    { key: 'label', isNeeded: true, choices: [], start: undefined },
    {
      key: 'of',
      isNeeded: false,
      choices: [
        { value: 'red', detail: 'Red' },
        { value: 'blue', detail: 'Blue' },
      ],
      start: 'red',
    },
  ]);
  studio.remove();
});

it('after an undo, the place of the new option shows the list, and no option that is not there', () => {
  const { studio, all } = studioWithHistory();
  const adding = checked(addingHandlers({ ...all, project: process.cwd() }));
  const base = hashOf(studio.read(file));
  const { path } = adding.add({ file, path: ['items'], what: 'option', values: { label: 'Mud', of: 'blue' }, base });
  expect(path).toEqual(['items', 3]);
  expect(checked(editHandlers(all)).undo()).toMatchObject({ file, path: ['items'] });
  expect(checked(thingHandlers(studio)).thing({ file, path: [...path, 'label'] })).toMatchObject({ path: ['items'] });
  studio.remove();
});
