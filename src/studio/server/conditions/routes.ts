import { checkExpression } from '../../../compiler/expression/check.ts';
import type { Names as NamesAnswer, SaidAnswer } from '../../shared/answers.ts';
import type { Route } from '../http/http.ts';
import { pathIn } from '../http/paths.ts';
import { Refusal } from '../http/refusal.ts';
import type { Studio } from '../studio.ts';
import { namesAt, type NamesHere } from './names-at.ts';
import { saidBy } from './said.ts';

/** `GET names?file=…&path=…`: what a condition there can name. */
export const namesRoute =
  (studio: Studio): Route =>
  ({ query }): NamesAnswer =>
    here(studio, query).names.all;

/** `GET said?file=…&path=…&text=…`: what an expression that is being typed says, and what is wrong with it. */
export const saidRoute =
  (studio: Studio): Route =>
  ({ query }): SaidAnswer => {
    const { names, scope } = here(studio, query);
    const text = query.get('text') ?? '';
    const checked = checkExpression(text, scope);
    const faults = 'ast' in checked ? [] : checked.map(({ start, end, why, fix }) => ({ start, end, why, fix }));
    return { ...saidBy(text, names), faults };
  };

function here({ workspace }: Studio, query: URLSearchParams): NamesHere {
  const symbols = workspace.site.names;
  const source = symbols.files.get(query.get('file') ?? '');
  const found = source && namesAt(source, pathIn(query.get('path')), symbols);
  if (!found) throw new Refusal(404, 'No condition can stand here.');
  return found;
}
