import { checkExpression } from '../../../compiler/expression/check.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { Handlers } from '../../contract/call.ts';
import type { conditionCalls } from '../contract.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Studio } from '../../http/studio.ts';
import { namesAt, type NamesHere } from './names-at.ts';
import { saidBy } from '../../../shared/conditions/says.ts';

export const conditionHandlers = ({ workspace }: Pick<Studio, 'workspace'>) =>
  ({
    names: ({ file, path }) => {
      const { all, numbers } = namesOrRefusal(workspace, file, path).names;
      return { all, numbers };
    },
    said: ({ file, path, text }) => {
      const { names, scope } = namesOrRefusal(workspace, file, path);
      const checked = checkExpression(text, scope);
      const faults = 'ast' in checked ? [] : checked.map(({ start, end, why, fix }) => ({ start, end, why, fix }));
      return { ...saidBy(text, names), faults };
    },
  }) satisfies Handlers<typeof conditionCalls>;

function namesOrRefusal({ site }: Studio['workspace'], file: string, path: Path): NamesHere {
  const source = site.names.files.get(file);
  const found = source && namesAt(source, path, site.names);
  if (!found) throw new Refusal(404, 'There can be no condition here.');
  return found;
}
