import { UPLOAD } from '../../shared/engine/files.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { quote } from '../../shared/problems/show.ts';
import type { AnswersAt, FieldModel } from '../model/types.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';

/** The endings that names of files of each kind have. */
const endings: Readonly<Record<string, readonly string[]>> = {
  pdf: ['.pdf'],
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif'],
};

/**
 * Checks that answers name files that their fields accept. The kind of a file that is sent follows from its content, so
 * a name without an ending may be any kind.
 * Problem: field/misfit
 */
export const lintFileNames = (
  source: Source,
  fields: ReadonlyMap<string, FieldModel>,
  { path, answers }: AnswersAt,
): Problem[] =>
  Object.entries(answers).flatMap(([name, answer]) => {
    const field = fields.get(name);
    const at = [...path, name];
    if (field?.rows) return rowsAt(answer, at).flatMap((row) => lintFileNames(source, field.rows!.fields, row));
    const taken = field && endingsOf(field);
    if (!taken) return [];
    const setting = field.widget === UPLOAD ? 'kinds' : 'accept';
    const why = `the field takes files that end in ${taken.join(', ')}`;
    return namesAt(answer, at)
      .filter(({ file }) => !hasEnding(file, taken) && !(field.widget === UPLOAD && isBare(file)))
      .map((one) =>
        say.misfit(
          placeOf(source, one.path),
          quote(one.file),
          name,
          why,
          `Name such a file, or change ${setting} in options.`,
        ),
      );
  });

/** The endings of the files that a field accepts; undefined for a field that accepts any, or no files. */
function endingsOf({ widget, options }: FieldModel): readonly string[] | undefined {
  if (widget === UPLOAD) return (options.kinds ?? Object.keys(endings)).flatMap((kind) => endings[kind] ?? []);
  return widget === 'file' ? options.accept?.toLowerCase().split(',') : undefined;
}

const hasEnding = (file: string, taken: readonly string[]): boolean =>
  taken.some((end) => file.toLowerCase().endsWith(end));

const isBare = (file: string): boolean => !file.includes('.');

/** The names of files in an answer, each with its path. */
const namesAt = (answer: unknown, path: Path): { readonly file: string; readonly path: Path }[] =>
  typeof answer === 'string'
    ? [{ file: answer, path }]
    : Array.isArray(answer)
      ? answer.flatMap((one, index) => namesAt(one, [...path, index]))
      : [];

/** The rows of an answer, each with its path. */
const rowsAt = (answer: unknown, path: Path): AnswersAt[] =>
  (Array.isArray(answer) ? (answer as readonly unknown[]) : []).flatMap((row, index) =>
    typeof row === 'object' && row !== null ? [{ path: [...path, index], answers: row as AnswersAt['answers'] }] : [],
  );
