import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FormModel } from '../model/types.ts';
import { printedOf } from '../model/texts.ts';
import { placeInside, placeOf } from '../read/source.ts';
import { unknownValues } from './messages.ts';

/**
 * Checks that an estimate has a text for when there is no amount, and that the texts of a wizard's estimate print its
 * answers.
 * Problems: message/gap, message/missing, message/unused, message/unknown-value
 */
export function lintEstimate({ kind, source, messages, fields }: FormModel): Problem[] {
  const { estimate } = source.data;
  if (!estimate) return [];
  const boxes = messages
    .filter(({ of }) => of.kind === 'amount' || of.kind === 'note')
    .flatMap(({ text, path }) =>
      printedOf(text)
        .filter((name) => fields.get(name)?.schema.type === 'boolean')
        .map((name) => say.yesOrNo(placeInside(source, path, `{${name}`), name)),
    );
  if (boxes.length > 0) return boxes;
  if (kind === 'wizard') {
    const said = messages.filter(({ path }) => path[0] === 'estimate');
    return said.flatMap((message) => unknownValues(source, message, [...fields.keys()]));
  }
  const { plugin, missing } = estimate as { plugin?: string; missing?: string };
  if (plugin === undefined && missing === undefined)
    return [say.estimateWithoutMissing(placeOf(source, ['estimate'], 'key'))];
  return plugin !== undefined && missing !== undefined
    ? [say.estimateWithPlugin(placeOf(source, ['estimate', 'missing'], 'key'), plugin)]
    : [];
}
