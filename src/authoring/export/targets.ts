import type { ExportedForm, Written } from './form.ts';
import { writeContract, writeRjsf } from './rjsf/write.ts';
import { writeSurveyJs } from './surveyjs/write.ts';

/** The notations in which a form can be exported. */
export const targets: Readonly<Record<string, (form: ExportedForm) => Written>> = {
  rjsf: writeRjsf,
  surveyjs: writeSurveyJs,
  'json-schema': writeContract,
};
