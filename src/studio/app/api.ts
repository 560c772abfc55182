import type {
  EditAnswer,
  EditRequest,
  NameAnswer,
  Path,
  RenameRequest,
  SiteAnswer,
  StepAnswer,
  Thing,
} from '../shared/answers.ts';
import { words } from './words.ts';

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
  name: (file: string, path: Path) => ask<NameAnswer>(`name?${query({ file, path: JSON.stringify(path) })}`),
  rename: (request: RenameRequest) => ask<StepAnswer>('rename', request),
  edit: (request: EditRequest) => ask<EditAnswer>('edit', request),
  step: (way: 'undo' | 'redo') => ask<StepAnswer>(way, {}),
  discard: (file: string) => ask<null>('discard', { file }),
};
