import { describe, expect, it } from 'vitest';
import { everythingIn, missing } from './count.ts';
import { everyForm, exported } from './forms.ts';

/** The questions, rules, conditions and texts of each form, counted in its file and in each export. */
describe('every question, rule, condition and text is in the export, or is listed as lost', () => {
  const forms = everyForm();

  it.each(
    forms.flatMap((form) => ['rjsf', 'surveyjs', 'json-schema'].map((target) => ({ name: form.name, target, form }))),
  )('$name, to $target', ({ form, target }) => {
    const all = everythingIn(form.source.data as never);
    expect(all.length).toBeGreaterThan(0);
    expect(missing(all, exported(form, target))).toEqual([]);
  });

  it('notices what is not there', () => {
    const form = forms.find(({ name }) => name === 'workshops form booking')!;
    const all = everythingIn(form.source.data as never);
    const { data, lost } = exported(form, 'surveyjs');
    const without = (text: string) => JSON.parse(JSON.stringify(data).replaceAll(text, '')) as unknown;
    expect(missing(all, { data: without('Your age'), lost }).join()).toContain('the question age');
    expect(missing(all, { data: without('The youngest are 6.'), lost }).join()).toContain('the message minimum of age');
  });
});
