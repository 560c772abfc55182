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
/** No page of the site: other tests draw its pages in this process. */
const place = '/nowhere enquiry';
const fresh = { product: 'car' };
const resume = (given = {}) => answersOfDraft(place, form, given, { ...fresh, ...given });

describe('what a form has for a visitor who comes back', () => {
  afterEach(() => [place, '/other enquiry'].forEach(forgetDraft));

  it('is nothing at first, after it was sent, and at another place', () => {
    expect(resume()).toBeUndefined();
    keepDraft('/other enquiry', { given: {}, answers: { name: 'Asha' } });
    expect(resume()).toBeUndefined();
    keepDraft(place, { given: {}, answers: { name: 'Asha' } });
    forgetDraft(place);
    expect(resume()).toBeUndefined();
  });

  it('is all that was typed and emptied, valid or not, also over what it was given', () => {
    const answers = { name: '9', product: undefined, policy: 'B' };
    keepDraft(place, { given: { policy: 'A' }, answers });
    expect(resume({ policy: 'A' })).toEqual(answers);
  });

  it('follows what it is given now, and drops what it was given before', () => {
    keepDraft(place, {
      given: { policy: 'A', product: 'car' },
      answers: { name: 'Asha', policy: 'A', product: 'car', km: '9' },
    });
    expect(resume({ product: 'health' })).toEqual({ name: 'Asha', product: 'health' });
  });

  it('leaves out what the form no longer asks, as when its file is edited', () => {
    keepDraft(place, { given: {}, answers: { name: 'Asha', surname: 'Rao' } });
    expect(resume()).toEqual({ name: 'Asha' });
  });
});
