import { UPLOAD } from '../../engine/files.ts';
import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FieldModel, FormModel } from '../model/types.ts';
import { placeOf, type Source } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { mayPost } from './buttons.ts';

/**
 * Checks that files which are asked for are sent, in a form that may send; that there is an end to how many; and that
 * none is asked for in rows.
 * Problems: upload/not-sent, upload/no-maximum, upload/in-rows
 */
export function lintUploads({ source, kind, id, sets }: FormModel, symbols: SymbolTable): Problem[] {
  const sends = mayPost(id, symbols);
  const fields = sets.flatMap((set) => [...set.fields.values()]);
  const inRows = fields.flatMap(({ rows }) => [...(rows?.fields.values() ?? [])]);
  const place = ({ uiPath }: FieldModel) => placeOf(source, [...uiPath, 'widget']);
  return [
    ...fields
      .filter(isUpload)
      .flatMap((field) => [
        ...(sends ? [] : [say.uploadNotSent(place(field), field.name, kind, id)]),
        ...endless(source, field),
      ]),
    ...(sends && symbols.site ? fields.filter(isName) : []).map((field) =>
      say.fileNotSent(place(field), field.name, kind, id),
    ),
    ...inRows.filter(isUpload).map((field) => say.uploadInRows(place(field), field.name)),
  ];
}

const isUpload = ({ widget }: FieldModel): boolean => widget === UPLOAD;

/** A control that shows a file and hands over its name alone. */
const isName = ({ widget }: FieldModel): boolean => widget === 'file';

const endless = (source: Source, { name, path, schema }: FieldModel): Problem[] =>
  schema.type === 'array' && schema.maxItems === undefined
    ? [say.uploadNoMaximum(placeOf(source, path, 'key'), name)]
    : [];
