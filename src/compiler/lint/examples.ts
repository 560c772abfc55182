import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { quote } from '../../problems/show.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { array, at, record } from '../read/data.ts';
import { placeOf, type Path } from '../read/source.ts';
import { misfitOf, wrongType } from '../model/answer.ts';
import { checksBy, type Part } from '../model/parts.ts';

/**
 * Answers that config gives to fields are answers: those of examples, and those that effects set.
 * An example of a mistake, of a form that no one checks, or of a button that checks nothing, may give what the field refuses,
 * but nothing that no control gives. Problem: field/misfit.
 */
export function lintExamples(part: Part, symbols: SymbolTable): Problem[] {
  return array(at(part.source.data, ['examples'])).flatMap((example, index) => {
    const mayBeWrong =
      checksBy(part) === 'none' || ['errors', 'stoppedAt', 'presses'].some((key) => at(example, [key]) !== undefined);
    const why = mayBeWrong ? wrongType : (field: unknown, value: unknown) => misfitOf(field, value, symbols);
    return ['answers', 'changes', 'becomes'].flatMap((key) =>
      misfits(part, record(at(example, [key])), ['examples', index, key], why),
    );
  });
}

export function lintEffectValues(part: Part, symbols: SymbolTable): Problem[] {
  return array(part.data.effects).flatMap((effect, index) =>
    misfits(part, record(at(effect, ['set'])), [...part.path, 'effects', index, 'set'], (field, value) =>
      misfitOf(field, value, symbols),
    ),
  );
}

function misfits(
  part: Part,
  answers: Readonly<Record<string, unknown>>,
  path: Path,
  why: (field: unknown, value: unknown) => ReturnType<typeof misfitOf>,
): Problem[] {
  return Object.entries(answers).flatMap(([name, value]) => {
    const misfit = Object.hasOwn(part.all, name) ? why(part.all[name], value) : undefined;
    return misfit
      ? [say.misfit(placeOf(part.source, [...path, name]), quote(value), name, misfit.why, misfit.fix)]
      : [];
  });
}
