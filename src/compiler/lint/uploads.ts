import { maxFileBytes, UPLOAD } from '../../shared/engine/files.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FieldModel, FormModel } from '../model/types.ts';
import { placeOf, type Source } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { mayPost } from './buttons.ts';

/**
 * Checks that requested files are sent, in a form that may send; that their number is limited, also by the number of
 * rows; and that site.yaml limits them, but allows all files of a lead.
 * Problems: upload/together, upload/not-sent, upload/no-maximum, upload/no-limit, upload/over-limit
 */
export function lintUploads({ source, kind, id, sets }: FormModel, symbols: SymbolTable): Problem[] {
  const sends = mayPost(id, symbols);
  const asked = sets.flatMap((set) => [...set.fields.values()].flatMap((field) => withRowFields(field)));
  const fields = asked.map(({ field }) => field);
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
    ...asked.flatMap(({ field, holders }) => (isUpload(field) ? holders.flatMap((one) => endless(source, one)) : [])),
    ...(sends && symbols.site && !isLimited(symbols.site) ? fields.filter(isUpload) : []).map((field) =>
      say.uploadNoLimit(place(field), field.name, kind, id),
    ),
    ...(sends
      ? overLimit(
          Math.min(mostBytes(asked), (source.data.files?.maxMegabytes ?? Infinity) * 1e6),
          `${kind} "${id}"`,
          symbols,
        )
      : []),
    ...limitTogether(source, mostBytes(asked)),
  ];
}

/** A limit for all files together says nothing if they are never larger. */
function limitTogether(source: FormModel['source'], most: number): Problem[] {
  const limit = source.data.files?.maxMegabytes;
  return limit === undefined || limit * 1e6 < most
    ? []
    : [say.uploadTogether(placeOf(source, ['files', 'maxMegabytes']), limit, most / 1e6)];
}

/** The size of all files if each is as large as it may be, in bytes. */
const mostBytes = (asked: readonly Asked[]): number =>
  asked
    .filter(({ field }) => isUpload(field))
    .reduce(
      (sum, { field, holders }) =>
        sum +
        [field, ...holders].reduce((count, { schema }) => count * (schema.maxItems ?? 1), 1) *
          maxFileBytes({ options: field.options }),
      0,
    );

/** A field, and the fields in whose rows it is, from outside to inside. */
interface Asked {
  readonly field: FieldModel;
  readonly holders: readonly FieldModel[];
}

const withRowFields = (field: FieldModel, holders: readonly FieldModel[] = []): Asked[] => [
  { field, holders },
  ...[...(field.rows?.fields.values() ?? [])].flatMap((inner) => withRowFields(inner, [...holders, field])),
];

const isLimited = ({ data }: NonNullable<SymbolTable['site']>): boolean =>
  Object.keys(data.leads?.limits?.files ?? {}).length > 0;

const isUpload = ({ widget }: FieldModel): boolean => widget === UPLOAD;

/** A control that shows a file but only sends its name. */
const isName = ({ widget }: FieldModel): boolean => widget === 'file';

const endless = (source: Source, { name, path, schema }: FieldModel): Problem[] =>
  schema.type === 'array' && schema.maxItems === undefined
    ? [say.uploadNoMaximum(placeOf(source, path, 'key'), name)]
    : [];

/** Space in a request for the lead itself and the multipart lines around its files, in bytes. */
const aroundFiles = 100_000;

/** `most`: the size of all files of the form, in bytes. */
function overLimit(most: number, form: string, { site }: SymbolTable): Problem[] {
  if (!site) return [];
  const needed = Math.ceil((most + aroundFiles) / 1e6);
  return Object.entries(site.data.leads?.limits?.files ?? {})
    .filter(([, { megabytes }]) => most > 0 && megabytes < needed)
    .map(([origin, { megabytes }]) =>
      say.uploadOverLimit(
        placeOf(site, ['leads', 'limits', 'files', origin, 'megabytes']),
        form,
        most,
        megabytes,
        needed,
      ),
    );
}
