import { countedIn, saidOf, type Counted } from '../../../authoring/insights/counted.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Handlers } from '../../contract/call.ts';
import { isSamePath, type Path } from '../../contract/path.ts';
import type { Of } from '../../contract/schema.ts';
import type { Studio } from '../../http/studio.ts';
import { sourcePlaceOf } from '../../thing/server/source-place.ts';
import type { InsightsAnswer, insightCalls } from '../contract.ts';
import { reportOf } from './report.ts';

export const insightHandlers = ({ workspace }: Pick<Studio, 'workspace'>) =>
  ({
    insights: (asked) => insights(workspace.site.names, asked),
  }) satisfies Handlers<typeof insightCalls>;

async function insights(
  names: SymbolTable,
  { file, path }: Of<typeof insightCalls.insights.takes>,
): Promise<InsightsAnswer> {
  const counted = names.site?.data.insights ? countedAt(names, file, path) : [];
  if (counted.length === 0) return { state: 'nothing', said: [] };
  const report = await reportOf(names.today).catch((error: Error) => error);
  if (report === undefined || report instanceof Error)
    return { state: 'unknown', said: [], ...(report && { why: report.message }) };
  const { from, to } = report;
  if (report.counts.length === 0) return { state: 'unknown', said: [], from, to };
  const isOfSeveral = new Set(counted.map(({ form }) => form)).size > 1;
  const said = counted.map((one) => `${isOfSeveral ? `${one.form}: ` : ''}${saidOf(one, report)}`);
  return { state: 'known', said, from, to };
}

/** What is counted at a place. A message that several forms share by `$ref` is counted in each. */
function countedAt(names: SymbolTable, file: string, path: Path): Counted[] {
  const mayBe = ({ source, path: own }: Counted) => source.file === file || own.at(-1) === path.at(-1);
  return countedIn(names).filter((one) => {
    if (path.length === 0) return one.path.length === 0 && one.source.file === file;
    if (one.path.length === 0 || !mayBe(one)) return false;
    const place = sourcePlaceOf(one.source, one.path, names);
    return place.file === file && isSamePath(place.path, path);
  });
}
