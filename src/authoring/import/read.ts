import { isMap } from '../../compiler/read/shape.ts';
import { everyQuestion, type ImportedForm, type Json } from './form.ts';
import { languagesLost, maps, newReading, type Reading } from './reading.ts';
import { readFhir } from './fhir/read.ts';
import { readFormIo } from './formio/read.ts';
import { readRjsf } from './rjsf/read.ts';
import { readSurveyJs } from './surveyjs/read.ts';
import { readXGov } from './xgov/read.ts';
import { readXlsForm } from './xlsform/read.ts';
import { sheetsOf } from './xlsform/sheets.ts';

/** A file of another tool that cannot be imported, and why. */
export class CannotImport extends Error {}

interface Format {
  readonly name: string;
  recognises(source: Json): boolean;
  read(source: Json, reading: Reading): ImportedForm;
}

const rjsf: Format = {
  name: 'a JSON Schema (react-jsonschema-form)',
  recognises: (source) => isMap(source.schema) || isSchema(source),
  read: (source, reading) =>
    isMap(source.schema)
      ? readRjsf(source.schema, isMap(source.uiSchema) ? source.uiSchema : {}, reading)
      : readRjsf(source, {}, reading),
};

const isSchema = (source: Json): boolean =>
  isMap(source.properties) ||
  typeof source.$ref === 'string' ||
  (['array', 'object'].includes(String(source.type)) && !Array.isArray(source.components)) ||
  (typeof source.$schema === 'string' && ['allOf', 'oneOf', 'anyOf', 'items'].some((key) => key in source));

const surveyJs: Format = {
  name: 'a survey of SurveyJS',
  recognises: ({ pages, elements, questions }) =>
    [pages, elements, questions].some((one) => maps(one).length > 0) &&
    maps(pages).every((page) => !('components' in page) && !('path' in page)),
  read: readSurveyJs,
};

const formIo: Format = {
  name: 'a form of Form.io',
  recognises: (source) =>
    maps(componentsOf(source).components).some(({ type, key }) => typeof type === 'string' && typeof key === 'string'),
  read: (source, reading) => readFormIo(componentsOf(source), reading),
};

/** A form, or the form in an exported submission or template. */
const componentsOf = (source: Json): Json => (isMap(source.form) ? source.form : source);

const fhir: Format = {
  name: 'a Questionnaire of FHIR',
  recognises: ({ resourceType }) => resourceType === 'Questionnaire',
  read: readFhir,
};

const xGov: Format = {
  name: 'a form of DEFRA or XGov',
  recognises: ({ pages }) => maps(pages).some((page) => 'path' in page && ('components' in page || 'next' in page)),
  read: readXGov,
};

const xlsForm: Format = {
  name: 'an XLSForm',
  recognises: (source) => sheetsOf(source).survey.some((row) => typeof row.type === 'string'),
  read: readXlsForm,
};

/** The formats, the most particular first. */
const formats: readonly Format[] = [fhir, xlsForm, xGov, formIo, rjsf, surveyJs];

/**
 * Reads a file of another tool; its content says of which. `language`: the language of its texts, if it has several.
 * Throws CannotImport if it is none of these formats, or asks nothing.
 */
export function readForm(source: unknown, language?: string): ImportedForm {
  const format = isMap(source) ? formats.find((one) => one.recognises(source)) : undefined;
  if (!format || !isMap(source))
    throw new CannotImport(`It is none of these: ${formats.map(({ name }) => name).join(', ')}.`);
  const reading = newReading(language);
  const form = format.read(source, reading);
  if (everyQuestion(form.pages.flatMap(({ questions }) => questions)).length === 0)
    throw new CannotImport(
      [
        `It was read as ${format.name}, but has no question that can be asked.`,
        ...reading.lost.slice(0, 5).map(({ at, what }) => `  ${at}  ${what}`),
      ].join('\n'),
    );
  return { ...form, lost: [...form.lost, ...languagesLost(reading)] };
}
