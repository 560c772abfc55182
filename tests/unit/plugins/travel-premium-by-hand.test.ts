import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { estimateOf } from '../../../src/shared/engine/estimated.ts';
import type { Answers } from '../../../src/shared/plan/answers.ts';
import { formsBySpec } from '../../support/spec/by-spec.ts';

const forms = formsBySpec(['travel-individual', 'travel-student', 'travel-family']);
const modules = {
  individual: forms['travel-individual'],
  student: forms['travel-student'],
  family: forms['travel-family'],
};
type Kind = keyof typeof modules;

/** Each starts with the fewest answers for an estimate, to a country without a surcharge. */
const least = {
  destinations: ['JP'],
  departureDate: '2026-01-01',
  dateOfBirth: '1990-05-04',
  proposerDateOfBirth: '1984-06-02',
};
const returnAfter = (days: number): string => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
const trip = (days: number, more: Answers = {}): Answers => ({ ...least, returnDate: returnAfter(days), ...more });
const premium = (kind: Kind, answers: Answers): unknown => estimateOf(modules[kind], answers)?.values.premium;

type Row = readonly [what: string, days: number, answers: Answers, amount: number];

describe('individual, worked out by hand: 2.5 × days × travellers [spec 5.71, 9.29, 9.33]', () => {
  it.each<Row>([
    ['no days', 0, {}, 0],
    ['one day', 1, {}, 3], // 2.5, and half rounds up
    ['two days', 2, {}, 5], // 2.5 × 2
    ['no traveller counts as one', 10, { travellers: 0 }, 25], // 2.5 × 10 × 1
    ['a number below it, too', 10, { travellers: -3 }, 25],
    ['one traveller', 10, { travellers: 1 }, 25], // 2.5 × 10 × 1
    ['six travellers', 10, { travellers: 6 }, 150], // 25 × 6
    ['nine travellers, who all count', 10, { travellers: 9 }, 225], // 25 × 9
    ['a sum insured of 50,000', 10, { sumInsured: 50_000 }, 25],
    ['at 100,000', 10, { sumInsured: 100_000 }, 25], // not above 100,000
    ['just over 100,000', 10, { sumInsured: 100_001 }, 30], // 25 × 1.2
    ['at 200,000', 10, { sumInsured: 200_000 }, 30], // 25 × 1.2
    ['just over 200,000', 10, { sumInsured: 200_001 }, 41], // 25 × 1.2 × 1.35 = 40.5
    ['500,000', 10, { sumInsured: 500_000 }, 41], // 40.5
    ['US', 10, { destinations: ['US'] }, 31], // 25 × 1.25 = 31.25
    ['CA', 10, { destinations: ['CA'] }, 31], // 31.25
    ['UK', 10, { destinations: ['UK'] }, 31], // 31.25
    ['all three count once', 10, { destinations: ['US', 'CA', 'UK', 'EU'] }, 31], // 31.25
    ['every other country', 10, { destinations: ['EU', 'AU', 'SG', 'AE', 'JP', 'TH'] }, 25],
    ['only multi-trip', 10, { tripType: 'multi' }, 35], // 25 × 1.4
    ['only pre-existing illness', 10, { preExistingIllness: true }, 31], // 25 × 1.25 = 31.25
    [
      'all multipliers',
      10,
      { tripType: 'multi', preExistingIllness: true, sumInsured: 500_000, destinations: ['US'] },
      89,
    ], // 25 × 1.4 = 35, × 1.25 = 43.75, × 1.2 = 52.5, × 1.35 = 70.875, × 1.25 = 88.59375
    [
      'all multipliers for six',
      10,
      { tripType: 'multi', preExistingIllness: true, sumInsured: 500_000, destinations: ['US'], travellers: 6 },
      532,
    ], // 88.59375 × 6 = 531.5625
  ])('%s', (_, days, answers, amount) => expect(premium('individual', trip(days, answers))).toBe(amount));
});

describe('student, worked out by hand: 1.8 × days/30 × months/12; 300 days are 10 × 1.8 = 18 [spec 9.30, 9.33]', () => {
  it.each<Row>([
    ['no days', 0, {}, 0],
    ['one day', 1, {}, 0], // 1.8 / 30 = 0.06
    ['eight days', 8, {}, 0], // 0.48
    ['nine days', 9, {}, 1], // 0.54
    ['a course without a duration', 300, {}, 18], // 12 months
    ['6 months', 300, { courseDuration: 6 }, 9], // 18 / 2
    ['12 months', 300, { courseDuration: 12 }, 18],
    ['13 months', 300, { courseDuration: 13 }, 25], // 18 × 13/12 = 19.5, × 1.3 = 25.35
    ['60 months', 300, { courseDuration: 60 }, 117], // 18 × 5 = 90, × 1.3
    ['120 months, which all count', 300, { courseDuration: 120 }, 234], // 18 × 10 × 1.3
    ['no months', 300, { courseDuration: 0 }, 0],
    ['a number below it', 300, { courseDuration: -4 }, 0],
    ['at 100,000', 300, { sumInsured: 100_000 }, 18],
    ['just over 100,000', 300, { sumInsured: 100_001 }, 23], // 18 × 1.25 = 22.5
    ['at 200,000', 300, { sumInsured: 200_000 }, 23], // 22.5
    ['just over 200,000', 300, { sumInsured: 200_001 }, 32], // 22.5 × 1.4 = 31.5
    ['500,000', 300, { sumInsured: 500_000 }, 32], // 31.5
    ['US', 300, { destinations: ['US'] }, 22], // 18 × 1.2 = 21.6
    ['CA', 300, { destinations: ['CA'] }, 22], // 21.6
    ['UK', 300, { destinations: ['UK'] }, 22], // 21.6
    ['every other country', 300, { destinations: ['EU', 'AU', 'SG', 'JP'] }, 18],
    ['all multipliers', 300, { courseDuration: 13, sumInsured: 500_000, destinations: ['UK', 'EU'] }, 53], // 25.35 × 1.25 = 31.6875, × 1.4 = 44.3625, × 1.2 = 53.235
  ])('%s', (_, days, answers, amount) => expect(premium('student', trip(days, answers))).toBe(amount));
});

describe('family, worked out by hand: (2 + 0.5 an adult + 0.3 a child) × days/7; 70 days are × 10 [spec 9.31, 9.34]', () => {
  it.each<Row>([
    ['no days', 0, {}, 0],
    ['one day', 1, {}, 0], // 3.3 / 7 = 0.47
    ['two days', 2, {}, 1], // 6.6 / 7 = 0.94
    ['2 adults and 1 child by default', 70, {}, 33], // 2 + 1 + 0.3 = 3.3
    ['1 adult, no child', 70, { adults: 1, children: 0 }, 25], // 2.5
    ['1 adult, 6 children', 70, { adults: 1, children: 6 }, 43], // 2 + 0.5 + 1.8 = 4.3
    ['6 adults, 6 children', 70, { adults: 6, children: 6 }, 68], // 2 + 3 + 1.8 = 6.8
    ['7 adults, who all count', 70, { adults: 7, children: 0 }, 55], // 2 + 3.5 = 5.5
    ['8 children, who all count', 70, { adults: 1, children: 8 }, 49], // 2 + 0.5 + 2.4 = 4.9
    ['numbers below none, which count as none', 70, { adults: -2, children: -1 }, 20], // 2
    ['at 200,000', 70, { sumInsured: 200_000 }, 33],
    ['just over 200,000', 70, { sumInsured: 200_001 }, 43], // 33 × 1.3 = 42.9
    ['at 500,000', 70, { sumInsured: 500_000 }, 43], // 42.9
    ['just over 500,000', 70, { sumInsured: 500_001 }, 64], // 42.9 × 1.5 = 64.35
    ['1,000,000', 70, { sumInsured: 1_000_000 }, 64], // 64.35
    ['US', 70, { destinations: ['US'] }, 40], // 33 × 1.2 = 39.6
    ['CA', 70, { destinations: ['CA'] }, 40], // 39.6
    ['UK', 70, { destinations: ['UK'] }, 40], // 39.6
    ['every other country', 70, { destinations: ['EU', 'AU', 'SG', 'AE', 'JP', 'TH'] }, 33],
    ['all multipliers', 70, { sumInsured: 1_000_000, destinations: ['CA'] }, 77], // 64.35 × 1.2 = 77.22
  ])('%s', (_, days, answers, amount) => expect(premium('family', trip(days, answers))).toBe(amount));
});

describe('properties of every trip [spec 9.28–9.31]', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  const kind = fc.constantFrom<Kind>('individual', 'student', 'family');
  const answers = fc.record({
    destinations: fc.subarray(['US', 'CA', 'UK', 'EU', 'JP'], { minLength: 1 }),
    tripType: fc.constantFrom('single', 'multi'),
    preExistingIllness: fc.boolean(),
    travellers: fc.integer({ min: -2, max: 12 }),
    adults: fc.integer({ min: 0, max: 12 }),
    children: fc.integer({ min: 0, max: 12 }),
    courseDuration: fc.integer({ min: -2, max: 80 }),
    sumInsured: fc.integer({ min: 0, max: 2_000_000 }),
  });
  const days = fc.integer({ min: -400, max: 2000 });
  const more = fc.nat(500);
  const amount = (of: Kind, length: number, given: Answers) => Number(premium(of, trip(length, given)));

  it('never negative, and grows with days, heads, months and the sum insured', () => {
    fc.assert(
      fc.property(kind, answers, days, more, (of, given, length, step) => {
        const now = amount(of, length, given);
        expect(now).toBeGreaterThanOrEqual(0);
        expect(amount(of, length + step, given)).toBeGreaterThanOrEqual(now);
        for (const field of ['travellers', 'adults', 'children', 'courseDuration', 'sumInsured'] as const)
          expect(amount(of, length, { ...given, [field]: given[field] + step })).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  it('the same in every time zone', () => {
    const zones = [
      'Asia/Kolkata',
      'America/New_York',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Australia/Lord_Howe',
    ];
    const inZone = (name: string, of: Kind, length: number, given: Answers) => {
      process.env.TZ = name;
      return amount(of, length, given);
    };
    process.env.TZ = 'Pacific/Kiritimati';
    expect(new Date(0).getTimezoneOffset(), 'the zone is taken').not.toBe(0);
    fc.assert(
      fc.property(kind, answers, days, (of, given, length) => {
        expect(new Set(zones.map((name) => inZone(name, of, length, given))).size).toBe(1);
      }),
      { numRuns: 50 },
    );
  });
});
