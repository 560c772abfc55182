import { array, at, record, text } from '../read/data.ts';
import type { Path, Source } from '../read/source.ts';

/** The part of a form or wizard file that declares fields: the form itself, or one step. */
export interface Part {
  readonly source: Source;
  readonly path: Path;
  readonly data: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, Record<string, unknown>>>;
  /** Fields of all parts of the file: what a condition may name. */
  readonly all: Readonly<Record<string, Record<string, unknown>>>;
}

/** The parts of a form (one) or of a wizard (one a step). */
export function partsOf(source: Source): Part[] {
  const paths: Path[] =
    source.kind === 'wizard' ? array(at(source.data, ['steps'])).map((_, index) => ['steps', index]) : [[]];
  const own = (path: Path) => record(at(source.data, [...path, 'schema', 'properties'])) as Part['fields'];
  const all: Part['all'] = Object.assign({}, ...paths.map(own));
  return paths.map((path) => ({ source, path, data: record(at(source.data, path)), fields: own(path), all }));
}

/** Every condition of a part, with its path and whether it is the step's own. */
export function conditionsOf(part: Part): { condition: unknown; path: Path; step: boolean }[] {
  const found = [
    { condition: part.data.when, path: [...part.path, 'when'], step: true },
    ...Object.entries(record(part.data.ui)).flatMap(([field, ui]) =>
      pathsInUi(ui).map((path) => ({
        condition: at(ui, path),
        path: [...part.path, 'ui', field, ...path],
        step: false,
      })),
    ),
    ...array(part.data.effects).map((effect, index) => ({
      condition: at(effect, ['when']),
      path: [...part.path, 'effects', index, 'when'],
      step: false,
    })),
    ...array(at(part.data, ['estimate', 'multipliers'])).map((multiplier, index) => ({
      condition: at(multiplier, ['when']),
      path: [...part.path, 'estimate', 'multipliers', index, 'when'],
      step: false,
    })),
  ];
  return found.filter(({ condition }) => condition !== undefined);
}

/** Who checks a form's answers. */
export const checksBy = (part: Part): string => text(at(part.source.data, ['validation'])) ?? 'messages';

/** Where the conditions of a field's `ui` stand. */
const pathsInUi = (ui: unknown): Path[] => [
  ['when'],
  ['relabel', 'when'],
  ...Object.keys(record(at(ui, ['choicesWhen']))).map((value) => ['choicesWhen', value]),
  ...array(at(ui, ['years'])).map((_, index) => ['years', index, 'when']),
];

/** What happens after a button is pressed: the paths of the actions of the submit button, and of the others. */
export const actionPaths = (source: Source): Path[] =>
  [['submit'], ...array(at(source.data, ['alternatives'])).map((_, index) => ['alternatives', index])].flatMap(
    (button: Path) => array(at(source.data, [...button, 'actions'])).map((_, index) => [...button, 'actions', index]),
  );
