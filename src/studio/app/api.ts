import type { Names, SaidAnswer, SiteAnswer, Thing } from '../shared/answers.ts';
import type { EditAnswer, EditRequest, StepAnswer } from '../shared/edits.ts';
import type {
  NameAnswer,
  NewAnswer,
  NewRequest,
  RemovalAnswer,
  RemoveRequest,
  RenameRequest,
} from '../shared/naming.ts';
import type { Path } from '../shared/path.ts';
import type { AddAnswer, AddPlace, AddRequest, AddsAnswer } from '../shared/adding.ts';
import type { PictureAnswer, PicturesAnswer } from '../shared/pictures.ts';
import type { CellRequest, PasteAnswer, PasteRequest, SheetAnswer, SheetPlace } from '../shared/sheet.ts';
import type { Completions, Hover } from '../../language/types.ts';
import type { CursorRequest, NamePlace, TextAnswer, WriteAnswer, WriteRequest } from '../shared/text.ts';
import type { ExampleAnswer, ExampleRequest, ProofAnswer } from '../shared/proof.ts';
import { words } from './words.ts';

/** Tells that a text was changed here, before the server says so. */
export const changes = new EventTarget();

/** The same answer, once it is told that it has changed a text. */
async function changing<Answer>(answer: Promise<Answer>): Promise<Answer> {
  await answer;
  changes.dispatchEvent(new Event('change'));
  return answer;
}

/** An answer that is not what was asked for. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Asks the server: `POST` with a body, `GET` without one. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/__studio/api/${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new ApiError(0, words.gone);
  });
  const answer = (await response.json()) as { message?: string };
  if (!response.ok) throw new ApiError(response.status, answer.message ?? words.gone);
  return answer as Answer;
}

const query = (parameters: Readonly<Record<string, string>>): string => String(new URLSearchParams(parameters));

/** What is asked for a part of the page without words. */
export interface Find {
  readonly kind: string;
  readonly name: string;
  /** The block around it, and how many of its name stand before it. */
  readonly block: string;
  readonly nth: string;
  readonly form: string;
  readonly page: string;
  /** The marks around it, with commas between. */
  readonly marks: string;
}

export const api = {
  site: () => ask<SiteAnswer>('site'),
  thing: (file: string, path: Path) => ask<Thing>(`thing?${query({ file, path: JSON.stringify(path) })}`),
  mark: (index: number, marks: string) => ask<Thing>(`mark?${query({ index: String(index), marks })}`),
  find: (what: Find) => ask<Thing>(`find?${query({ ...what })}`),
  icons: () => ask<PicturesAnswer>('icons'),
  pictures: () => ask<PicturesAnswer>('pictures'),
  picture: (name: string) => ask<PictureAnswer>(`picture?${query({ name })}`),
  sheet: ({ file, path }: SheetPlace, from: number, count: number, seek: string) =>
    ask<SheetAnswer>(
      `sheet?${query({ file, path: JSON.stringify(path), from: String(from), count: String(count), seek })}`,
    ),
  cell: (request: CellRequest) => changing(ask<EditAnswer>('cell', request)),
  paste: <Answer extends EditAnswer | PasteAnswer>(request: PasteRequest) => ask<Answer>('paste', request),
  proof: (file: string, path: Path, page: string) =>
    ask<ProofAnswer>(`proof?${query({ file, path: JSON.stringify(path), page })}`),
  example: (request: ExampleRequest) => ask<ExampleAnswer>('example', request),
  name: (file: string, path: Path) => ask<NameAnswer>(`name?${query({ file, path: JSON.stringify(path) })}`),
  rename: (request: RenameRequest) => changing(ask<StepAnswer>('rename', request)),
  make: (request: NewRequest) => changing(ask<NewAnswer>('new', request)),
  removal: (file: string) => ask<RemovalAnswer>(`removal?${query({ file })}`),
  remove: (request: RemoveRequest) => changing(ask<StepAnswer>('remove', request)),
  adds: ({ file, path, what }: AddPlace) =>
    ask<AddsAnswer>(`adds?${query({ file, path: JSON.stringify(path), what })}`),
  add: (request: AddRequest) => changing(ask<AddAnswer>('add', request)),
  names: (file: string, path: Path) => ask<Names>(`names?${query({ file, path: JSON.stringify(path) })}`),
  said: (file: string, path: Path, text: string) =>
    ask<SaidAnswer>(`said?${query({ file, path: JSON.stringify(path), text })}`),
  edit: (request: EditRequest) => changing(ask<EditAnswer>('edit', request)),
  /** Shows the site as on a day: as on today without one. */
  day: (day: string | undefined) => changing(ask<null>('day', { ...(day !== undefined && { day }) })),
  step: (way: 'undo' | 'redo') => changing(ask<StepAnswer>(way, {})),
  discard: (file: string) => changing(ask<null>('discard', { file })),
  text: (file: string, base = '') => ask<TextAnswer>(`text?${query({ file, base })}`),
  write: (request: WriteRequest) => changing(ask<WriteAnswer>('write', request)),
  complete: (cursor: CursorRequest) => ask<Completions>('complete', cursor),
  hover: (cursor: CursorRequest) => ask<Hover | null>('hover', cursor),
  definition: (cursor: CursorRequest) => ask<NamePlace[]>('definition', cursor),
  places: (cursor: CursorRequest) => ask<NamePlace[]>('places', cursor),
};
