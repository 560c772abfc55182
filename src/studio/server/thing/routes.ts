import type { Path } from '../../../compiler/read/source.ts';
import type { Marked } from '../../marks/marks.ts';
import { find, nearest, type FoundValue, type Wanted } from './finding.ts';
import type { Route } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import { pathIn } from '../http/paths.ts';
import type { Studio } from '../studio.ts';
import { draftEntries } from '../site/site.ts';
import { spotOf } from './spots.ts';
import { thingAt } from './things.ts';
import type { Thing } from '../../shared/answers.ts';

/** `GET thing?file=config/pages/home.yaml&path=["blocks",0]`: what stands there. */
export const thingRoute =
  ({ workspace }: Studio): Route =>
  ({ query }) =>
    thing(workspace, query.get('file') ?? '', pathIn(query.get('path')));

/** `GET mark?index=12&marks=11,13`: the text that has this mark, or that of several which stands nearest to others. */
export const markRoute =
  ({ workspace, marks }: Studio): Route =>
  ({ query }) => {
    const marked = nearest({ around: around(query, marks) }, marks.of(Number(query.get('index'))));
    if (!marked) throw new Refusal(404, 'No text has this mark.');
    return thingOf(workspace, marked);
  };

/** The texts of marks that stand around something, the nearest first. One that has its mark alone tells the most. */
function around(query: URLSearchParams, marks: Studio['marks']): Marked[] {
  const numbers = (query.get('marks') ?? '').split(',').filter((number) => number !== '');
  const texts = numbers.map((number) => marks.of(Number(number)));
  return texts.flatMap((same) => (same.length === 1 ? same : []));
}

/** `GET find?kind=icon&name=umbrella&page=/About&marks=12,13`: what config says of a part without words. */
export const findRoute =
  ({ workspace, marks }: Studio): Route =>
  ({ query }) => {
    const symbols = workspace.site.names;
    const page = symbols.paths.get((query.get('page') ?? '').toLowerCase());
    const kind = kinds.find((one) => one === query.get('kind'));
    if (!page || !kind) throw new Refusal(404, 'There is no such page.');
    const wanted: Wanted = {
      kind,
      name: query.get('name') ?? '',
      nth: Number(query.get('nth') ?? 0),
      form: query.get('form') ?? '',
      page,
      around: around(query, marks),
    };
    const block: Wanted = { ...wanted, kind: 'block', name: query.get('block') ?? '' };
    const found = find(wanted, symbols) ?? find(block, symbols);
    if (!found) throw new Refusal(404, 'No file of config says this.');
    return thingOf(workspace, found);
  };

const kinds: readonly Wanted['kind'][] = ['icon', 'picture', 'field', 'value', 'block'];

function thingOf(workspace: Studio['workspace'], { source, path }: FoundValue): Thing {
  const spot = spotOf(source, path, workspace.site.names);
  return thing(workspace, spot.file, spot.path);
}

function thing(workspace: Studio['workspace'], file: string, path: Path): Thing {
  const text = workspace.textOf(file);
  if (text === undefined) throw new Refusal(404, `There is no ${file}.`);
  const draft = draftEntries(workspace).find((one) => one.file === file);
  return {
    ...thingAt(file, path, text, workspace.site.namesWith(file)),
    turn: workspace.turn,
    state: workspace.stateOf(file),
    ...(draft && { draft }),
  };
}
