import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { Ajv } from 'ajv';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { ExampleModel } from '../../../../src/compiler/model/types.ts';
import { onDay } from '../../../../src/compiler/simulate/on-day.ts';
import { formModel } from '../../../../src/compiler/model/form-model.ts';
import { compileForm } from '../../../../src/compiler/compile/form.ts';
import { formModuleOf } from '../../../../src/compiler/simulate/visitor/modules.ts';
import { isEmpty } from '../../../../src/shared/engine/answers.ts';
import { intoObjects } from '../../../../src/shared/engine/objects.ts';
import { change, startWith, stepsFor } from '../../../../src/shared/engine/settle.ts';
import { visibleFields } from '../../../../src/shared/engine/visible.ts';
import { walk } from '../../../../src/shared/engine/wizard/walk.ts';
import type { Answer, Answers } from '../../../../src/shared/plan/answers.ts';
import type { FieldSet, FormModule } from '../../../../src/shared/plan/form.ts';
import { everyForm, exported, type SiteForm } from './forms.ts';

const forms = everyForm();

/**
 * The answers of a set as they are stored: those that are asked, there, and not only for expressions. A list that is
 * empty is sent by nobody whose answers are accepted.
 */
function sent(set: FieldSet, answers: Answers, isDone: boolean): Answers {
  const asked = visibleFields(set, answers);
  const isGone = (answer: Answer | undefined): boolean =>
    answer === undefined || (isEmpty(answer) && (isDone || !Array.isArray(answer)));
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      const field = set.plan.fields[name];
      if (!field || field.sent === false || !asked.has(name) || isGone(answer)) return [];
      const row = set.rows?.sets[name];
      return [[name, row ? (answer as Answers[]).map((one) => sent(row, { ...answers, ...one }, isDone)) : answer]];
    }),
  ) as Answers;
}

/** What an example sends, and whether the form accepts it. */
function played(
  form: FormModule,
  { config }: ExampleModel,
): { isDone: boolean; isExit: boolean; data: unknown; errors: string[] } {
  return onDay(config.day, () => {
    const start = startWith(form, config.answers);
    const answers = Object.entries(config.changes ?? {}).reduce((all, [name, one]) => {
      const step = form.steps.find(({ plan }) => name in plan.fields);
      return step ? change(form, step, all, { ...all, [name]: one }, name) : all;
    }, start);
    const walked = walk(form, answers);
    const steps = stepsFor(form, answers);
    return {
      isDone: walked.complete,
      isExit: walked.exit !== undefined,
      data: intoObjects(
        form.steps,
        Object.assign({}, ...steps.map((step) => sent(step, answers, walked.complete))) as Answers,
      ),
      errors: walked.steps.flatMap(({ errors }) => errors.map(({ field }) => field)),
    };
  });
}

describe.each(forms)('$name', (form: SiteForm) => {
  it('has a contract that compiles in a strict Ajv, and fits what its examples send', () => {
    const { data, lost } = exported(form, 'json-schema');
    const validate = new Ajv({ strict: true, strictRequired: false, allErrors: true }).compile(data);
    const model = formModel(form.source);
    const module = formModuleOf(compileForm(model, form.symbols));
    const wrong = model.examples.flatMap((example) => {
      const { isDone, isExit, data: answers, errors } = played(module, example);
      const isValid = validate(answers);
      if (isDone && !isValid) return [[example.config.name, answers, validate.errors]];
      if (isDone || isExit || !isValid) return [];
      // A rule that the contract does not keep is lost.
      return errors.every((field) =>
        isTold(
          field,
          lost.map(({ what }) => what),
          form,
        ),
      )
        ? []
        : [[example.config.name, answers, 'accepted']];
    });
    expect(wrong).toEqual([]);
  });

  it('has a schema and uiSchema that the default theme of rjsf draws', () => {
    const { schema, uiSchema } = exported(form, 'rjsf').data as { schema: RJSFSchema; uiSchema: UiSchema };
    const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) =>
      spy.mockImplementation(() => {}),
    );
    const html = renderToString(createElement(Form, { schema, uiSchema, validator }));
    const calls = spies.flatMap((spy) => spy.mock.calls);
    spies.forEach((spy) => spy.mockRestore());
    expect(calls).toEqual([]);
    expect(html).not.toMatch(/Unsupported field|Unknown field type/);
    const [first] = Object.keys(schema.properties ?? {});
    if (first !== undefined) expect(html).toContain(`root_${first}`);
  });
});

/** Whether something about a field is lost: its title is in the list, or the form has checks of plug-ins. */
function isTold(field: string, told: readonly string[], { source }: SiteForm): boolean {
  const model = formModel(source);
  const title = model.fields.get(field.replace(/\..*$/, ''))?.schema.title ?? field;
  return told.some(
    (what) =>
      what.startsWith('the check') ||
      what.startsWith('exits') ||
      (what.includes(`"${title}"`) && !/^(the (control|text|message)|messages) /.test(what)),
  );
}
