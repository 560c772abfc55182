import { isMap, isSeq, type Node } from 'yaml';
import type { Source } from '../../../compiler/read/source.ts';
import { Refusal } from '../../kit/command.ts';

/**
 * Adds lines behind the last item of a list, or the last key of a map. Everything else in the file stays as it is.
 * Takes lines that are indented as if the list stood at the start of a line.
 * Returns the file's new text, and the line at which the new part starts.
 * Throws a Refusal where the file has no such list or map, or has it in brackets.
 */
export function append(
  source: Source,
  path: readonly string[],
  lines: readonly string[],
): { readonly text: string; readonly line: number } {
  const node = source.doc().getIn(path, true) as Node | undefined;
  const usable = (isSeq(node) || isMap(node)) && node.flow !== true && node.items.length > 0;
  if (!usable || !node.range)
    throw new Refusal(
      `${source.file} has no ${path.join('.')} in lines of its own, so nothing can be added there. ` +
        'Name another place by --on.',
    );
  const indent = ' '.repeat(source.lines.spot(node.range[0]).column - 1);
  const end = node.range[1];
  // A comment at the end of the last line belongs to that line.
  const lineEnd = source.text[end - 1] === '\n' ? end : source.text.indexOf('\n', end) + 1 || source.text.length;
  const before = source.text.slice(0, lineEnd);
  const gap = before.endsWith('\n') ? '' : '\n';
  const added = lines.map((line) => (line === '' ? '\n' : `${indent}${line}\n`)).join('');
  return {
    text: before + gap + added + source.text.slice(lineEnd),
    line: before.trimEnd().split('\n').length + 1,
  };
}
