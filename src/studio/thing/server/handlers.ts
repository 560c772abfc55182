import type { Path } from '../../../compiler/read/source.ts';
import type { Marked } from '../../frame/marks/marks.ts';
import type { Handlers } from '../../contract/call.ts';
import type { Find, Thing, thingCalls } from '../contract.ts';
import { Refusal } from '../../http/refusal.ts';
import { stateIn } from '../../site/server/site.ts';
import type { Studio } from '../../http/studio.ts';
import { textIn } from '../../workspace/refuse.ts';
import { find, nearest, type FoundValue, type PagePart } from './finding.ts';
import { sourcePlaceOf } from './source-place.ts';
import { thingAt } from './things.ts';

type ThingStudio = Pick<Studio, 'workspace' | 'marks'>;

export const thingHandlers = (studio: ThingStudio) =>
  ({
    thing: ({ file, path = [] }) => thing(studio.workspace, file, path),
    mark: ({ index, marks }) => {
      const marked = nearest({ around: markedAround(marks, studio) }, studio.marks.of(index));
      if (!marked) throw new Refusal(404, 'No text has this mark.');
      return thingOf(studio.workspace, marked);
    },
    find: (wanted) => findThing(studio, wanted),
  }) satisfies Handlers<typeof thingCalls>;

/** The texts of marks, the nearest first. Ignores marks that several texts share. */
function markedAround(numbers: readonly number[], { marks }: ThingStudio): Marked[] {
  return numbers.map((number) => marks.of(number)).flatMap((same) => (same.length === 1 ? same : []));
}

/** The thing for a part without a mark, or else for the block around it. */
function findThing(studio: ThingStudio, { page: address, block, marks, ...rest }: Find): Thing {
  const symbols = studio.workspace.site.names;
  const page = symbols.paths.get(address.toLowerCase());
  if (!page) throw new Refusal(404, 'There is no such page.');
  const wanted: PagePart = { ...rest, page, around: markedAround(marks, studio) };
  const value = find(wanted, symbols) ?? find({ ...wanted, kind: 'block', name: block }, symbols);
  if (!value) throw new Refusal(404, 'This does not come from config.');
  return thingOf(studio.workspace, value);
}

function thingOf(workspace: Studio['workspace'], { source, path }: FoundValue): Thing {
  const place = sourcePlaceOf(source, path, workspace.site.names);
  return thing(workspace, place.file, place.path);
}

function thing(workspace: Studio['workspace'], file: string, path: Path): Thing {
  const text = textIn(workspace, file);
  return { ...thingAt(file, path, text, workspace.site.namesWith(file)), ...stateIn(workspace, file) };
}
