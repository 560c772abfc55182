import { at } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import type { Handlers } from '../../contract/call.ts';
import { isSamePath } from '../../contract/path.ts';
import type { Find, Found, Thing, thingCalls } from '../contract.ts';
import { Refusal } from '../../http/refusal.ts';
import { stateIn } from '../../site/server/site.ts';
import type { Studio } from '../../http/studio.ts';
import { readText } from '../../workspace/read-text.ts';
import { textIn } from '../../workspace/refuse.ts';
import { find, type FoundValue, type PagePart } from './finding.ts';
import { sourcePlaceOf, type SourcePlace } from './source-place.ts';
import { thingAt } from './things.ts';

type ThingStudio = Pick<Studio, 'workspace' | 'marks'>;

export const thingHandlers = (studio: ThingStudio) =>
  ({
    thing: ({ file, path = [] }) => thing(studio.workspace, file, path),
    marked: ({ indexes }) => {
      const marked = markedBy(indexes, studio);
      if (marked.length === 0) throw new Refusal(404, 'No text has this mark.');
      return foundOf(studio.workspace, marked);
    },
    find: (wanted) => findThing(studio, wanted),
  }) satisfies Handlers<typeof thingCalls>;

const markedBy = (indexes: readonly number[], { marks }: ThingStudio): FoundValue[] =>
  indexes.flatMap((index) => marks.of(index) ?? []);

/** The thing for a part without a mark, or else for the block around it. */
function findThing(studio: ThingStudio, { page: address, block, marks, blockMarks, ...rest }: Find): Found {
  const symbols = studio.workspace.site.names;
  const page = symbols.paths.get(address.toLowerCase());
  if (!page) throw new Refusal(404, 'There is no such page.');
  const around = marks.map((level) => markedBy(level, studio));
  const wanted: PagePart = { ...rest, page, around, inBlock: markedBy(blockMarks, studio) };
  const values = find(wanted, symbols);
  const found = values.length > 0 ? values : find({ ...wanted, kind: 'block', name: block }, symbols);
  if (found.length === 0) throw new Refusal(404, 'This does not come from config.');
  return foundOf(studio.workspace, found);
}

/** Most places among which a person chooses. */
const maxPlaces = 20;

/** The thing where some values are written, or the places among which the person chooses. */
function foundOf(workspace: Studio['workspace'], values: readonly FoundValue[]): Found {
  const all = values.map(({ source, path }) => sourcePlaceOf(source, path, workspace.site.names));
  const places = all.filter((one, index) => all.findIndex((other) => isSamePlace(one, other)) === index);
  const things = places.slice(0, maxPlaces).map(({ file, path }) => thing(workspace, file, path));
  const [only, ...others] = things;
  return {
    places: things.map(({ file, line, path, crumbs }) => {
      return { file, line, path, label: crumbs.map(({ label }) => label).join(' › ') };
    }),
    ...(only && others.length === 0 && { thing: only }),
  };
}

const isSamePlace = (one: SourcePlace, other: SourcePlace): boolean =>
  one.file === other.file && isSamePath(one.path, other.path);

function thing(workspace: Studio['workspace'], file: string, wanted: Path): Thing {
  const text = textIn(workspace, file);
  const path = withoutGone(readText(text).data, wanted);
  const found = thingAt(file, path, text, workspace.site.namesWith(file));
  return { ...found, ...withPagesToCome(found, workspace), ...stateIn(workspace, file) };
}

/** A path, or that of the list if an item on the way does not exist any more, as after an undo. */
function withoutGone(data: unknown, path: Path): Path {
  const gone = path.findIndex((step, depth) => {
    const list = at(data, path.slice(0, depth));
    return Array.isArray(list) && Number(step) >= list.length;
  });
  return gone === -1 ? path : path.slice(0, path[gone - 1] === byDayKey ? gone - 1 : gone);
}

/** A link in a list can also lead to a page of a later day, because it can appear with it. */
function withPagesToCome({ control, path }: Pick<Thing, 'control' | 'path'>, { site }: Studio['workspace']) {
  if (control?.kind !== 'link' || typeof path.at(-2) !== 'number') return {};
  const toCome = [...site.pagesToCome].map(([value, { title, from }]) => ({ value, detail: title, from }));
  // The site may be shown on a day on which they are there.
  const today = control.choices.filter(({ value }) => !site.pagesToCome.has(value));
  return { control: { ...control, choices: [...today, ...toCome] } };
}
