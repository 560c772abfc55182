import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatedLeaves, translationsOf } from '../../../../authoring/usages/rename/translated.ts';
import type { ThingUses } from '../../../../authoring/usages/find.ts';
import type { Occurrence } from '../../../../authoring/usages/occurrence.ts';
import { kindOf } from '../../../../compiler/read/files.ts';
import { parseFile } from '../../../../compiler/read/parse.ts';
import type { FoundText } from './texts.ts';

/** The translations of the words of a thing: of the parts that declare it or are about it, such as its messages. */
export function translationsIn({ kind, occurrences }: ThingUses, root: string): FoundText[] {
  const files = [...new Set(occurrences.filter(({ made }) => !made).map(({ file }) => file))];
  return files.flatMap((file) => {
    const own = occurrences.filter((one) => one.file === file && !one.made);
    const translated = translationsOf(file, root);
    if (translated.length === 0) return [];
    const keys = new Set(
      translatedLeaves(readFileSync(join(root, file), 'utf8'))
        .filter(({ path }) => own.some((one) => isAbout(path, one, kind)))
        .map(({ key }) => key),
    );
    return translated.flatMap((one) => entriesIn(one, keys, root));
  });
}

/** Whether words belong to a thing. The value of an option is beside its words; a file holds all of its own. */
function isAbout(path: string, { path: at, declares, end }: Occurrence, kind: ThingUses['kind']): boolean {
  if (declares && end === 0) return true;
  const part = kind === 'option' || kind === 'item' || kind === 'step' ? at.replace(/\.?[^.]*$/, '') : at;
  return (declares || kind === 'field') && part !== '' && (path === part || path.startsWith(`${part}.`));
}

function entriesIn(file: string, keys: ReadonlySet<string>, root: string): FoundText[] {
  const { source } = parseFile({ file, bytes: readFileSync(join(root, file)), ...kindOf(file) });
  return [...keys].flatMap((key) => {
    const range = source?.doc().getIn([key], true) as { readonly range?: readonly number[] } | undefined;
    if (!source || range === undefined) return [];
    const { line, column, excerpt } = source.lines.locate(range.range?.[0] ?? 0);
    return [{ file, line, column, excerpt }];
  });
}
