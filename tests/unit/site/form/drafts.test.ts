import { afterEach, describe, expect, it } from 'vitest';
import { answersOfDraft, forgetDraft, keepDraft } from '../../../../src/site/render/form/drafts.ts';
import { formOf } from '../../shared/engine/sets.ts';

const form = formOf({
  fields: {
    name: { type: 'string' },
    product: { type: 'string', default: 'car' },
    policy: { type: 'string' },
    km: { type: 'string', shownWhen: { product: { const: 'car' } } },
  },
});
/** Not a page of the site: other tests draw its pages in this process. */
const place = '/nowhere enquiry';
const fresh = { product: 'car' };
const resume = (given = {}) => answersOfDraft(place, form, given, { ...fresh, ...given });

describe('the draft of a form for a returning visitor', () => {
  afterEach(() => [place, '/other enquiry'].forEach(forgetDraft));

  it('is empty at first, after sending, and at another address', () => {
    expect(resume()).toBeUndefined();
    keepDraft('/other enquiry', { given: {}, answers: { name: 'Asha' } });
    expect(resume()).toBeUndefined();
    keepDraft(place, { given: {}, answers: { name: 'Asha' } });
    forgetDraft(place);
    expect(resume()).toBeUndefined();
  });

  it('has all typed and cleared answers, valid or not, also in place of given ones', () => {
    const answers = { name: '9', product: undefined, policy: 'B' };
    keepDraft(place, { given: { policy: 'A' }, answers });
    expect(resume({ policy: 'A' })).toEqual(answers);
  });

  it('follows the given answers, and drops earlier ones', () => {
    keepDraft(place, {
      given: { policy: 'A', product: 'car' },
      answers: { name: 'Asha', policy: 'A', product: 'car', km: '9' },
    });
    expect(resume({ product: 'health' })).toEqual({ name: 'Asha', product: 'health' });
  });

  it('leaves out removed fields, as after an edit of the file', () => {
    keepDraft(place, { given: {}, answers: { name: 'Asha', surname: 'Rao' } });
    expect(resume()).toEqual({ name: 'Asha' });
  });
});
