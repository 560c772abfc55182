import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnSignature } from '../../../src/shared/engine/signature.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import { siteOf } from '../../support/compiled.ts';
import { leadsOf, sentForm } from './read-leads.ts';

const project = join(import.meta.dirname, '../../..');
const { symbols } = siteOf(join(project, 'tests/sites/workshops'));
const { read, refused } = leadsOf({ booking: { ...sentForm(symbols, 'booking'), invalid: 'Unusable' } });

const fits = { age: 30, craft: 'pottery', day: 'friday', lunch: 'thali' };

describe('the server refuses what the form refuses', () => {
  it.each<[string, Answers, unknown]>([
    ['a booking that fits', fits, []],
    ['a choice that is sold out', { ...fits, craft: 'glass' }, [['/answers/craft', 'Choose a workshop.']]],
    [
      'a choice that is unavailable for a child',
      { ...fits, age: 12, craft: 'smithing' },
      [['/answers/craft', 'Choose a workshop.']],
    ],
    [
      'a text of a list that breaks its rules',
      { ...fits, pieces: ['Bowl', 'Xy'] },
      [['/answers/pieces', 'Write at least 3 letters for each piece.']],
    ],
    [
      'more texts than are allowed',
      { ...fits, pieces: ['Bowl', 'Cup', 'Jar', 'Pot'] },
      [['/answers/pieces', 'Name three pieces at most.']],
    ],
    ['a coupon with its discount', { ...fits, pieces: ['Bowl'], coupon: 'CLAY20', discount: 20 }, []],
    [
      'a coupon that nobody gave out',
      { ...fits, pieces: ['Bowl'], coupon: 'FREE' },
      [['/answers/coupon', 'We do not know this coupon.']],
    ],
    [
      'a coupon with a better discount',
      { ...fits, pieces: ['Bowl'], coupon: 'KILN10', discount: 90 },
      [['/answers/coupon', 'We do not know this coupon.']],
    ],
    [
      'a discount without a coupon',
      { ...fits, pieces: ['Bowl'], discount: 90 },
      [['/answers/coupon', 'We do not know this coupon.']],
    ],
    [
      'an order that lacks a choice',
      { ...fits, pieces: ['Bowl'], aims: ['joy', 'time'] },
      [['/answers/aims', 'Unusable']],
    ],
    [
      'markup in place of a signature',
      { ...fits, oath: '<svg onload="alert(1)"></svg>' },
      [['/answers/oath', 'Write your name without < and >.']],
    ],
    [
      'a drawing that is too long',
      { ...fits, oath: drawnSignature(`M1 1l${'1 -1 '.repeat(600)}1 1`) },
      [['/answers/oath', 'Keep your name shorter.']],
    ],
  ])('%s', (_, answers, errors) => expect(refused(answers)).toEqual(errors));

  it('drops only those of several options that cannot be chosen', () => {
    const pottery = { ...fits, pieces: ['Bowl'] };
    expect(read({ ...pottery, age: 12, skills: ['clay', 'fire'] }).answers).toMatchObject({ skills: ['clay'] });
    expect(read({ ...pottery, tools: ['wheel', 'kiln', 'wire'] }).answers).toMatchObject({ tools: ['wheel', 'wire'] });
    expect(read({ ...pottery, tools: ['wheel'] }).answers).toMatchObject({ tools: ['wheel'] });
  });

  it('stores a code as it was typed', () => {
    const { labels } = read({ ...fits, pieces: ['Bowl'], coupon: 'CLAY20', discount: 20 });
    expect(labels).toMatchObject({ coupon: { question: 'Coupon', answer: 'CLAY20' } });
  });

  it('stores no line of text between questions', () => {
    expect(read({ ...fits, pieces: ['Bowl'], age: 12 }).labels).not.toHaveProperty('child');
  });

  it('stores questions as visitors read them', () => {
    expect(read({ ...fits, why: 'For fun' }).labels).toMatchObject({ why: { question: 'Why Pottery?' } });
  });

  it('stores the labels of choices as visitors read them', () => {
    expect(read({ ...fits, guide: 'equal' }).labels).toMatchObject({
      guide: { question: 'Who shows you how', answer: 'Somebody who is 30 as I am' },
    });
  });

  it('stores a drawn signature as its SVG', () => {
    const oath = drawnSignature('M40 150l90 -90 60 80');
    expect(read({ ...fits, oath }).answers).toMatchObject({ oath });
  });

  it('drops an answer that need not be given', () => {
    expect(read({ ...fits, loans: ['gloves'] }).answers).toEqual(fits);
  });
});
