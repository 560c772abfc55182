import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flatAnswers } from '../../../src/shared/engine/flat-answers.ts';
import type { ReceivedFile } from '../../../src/server/api/uploads/received.ts';
import { uploadLimitsOf } from '../../../src/server/api/uploads/limits.ts';
import { fileParts } from '../../../src/server/api/openapi/leads.ts';
import { siteOf } from '../../support/compiled.ts';
import { leadsOf, sentForm } from './read-leads.ts';

const project = join(import.meta.dirname, '../../..');
const { symbols } = siteOf(join(project, 'tests/sites/hotel'));
const formOf = (name: string) => ({ ...sentForm(symbols, name), invalid: 'Unusable' });
const forms = { group: formOf('group'), stay: formOf('stay') };
const leads = leadsOf(forms);

/** A file that was received for a field. */
const file = (field: string): ReceivedFile => ({
  field,
  size: 9,
  type: 'application/pdf',
  sha256: 'a'.repeat(64),
  parts: [Buffer.from('%PDF-1.7\n')],
});
const copies = ['guests.1.passport.copy', 'guests.2.passport.copy'].map(file);

const read = (answers: object, form = 'group', files: readonly ReceivedFile[] = copies) =>
  leads.read(answers, { form, files });
const refused = (answers: object, form = 'group', files: readonly ReceivedFile[] = copies) =>
  leads.refused(answers, { form, files });

const fits = {
  group: 'Bird watchers',
  payer: { name: 'River Trust', office: { floor: 2, address: { street: 'Hill Road 1', town: 'tezpur' } } },
  guests: [
    { name: { first: 'Asha', last: 'Rao' }, home: { place: { town: 'jorhat' } }, passport: { copy: 'asha.pdf' } },
    { name: { first: 'Ravi' }, passport: { copy: 'ravi.pdf' } },
  ],
};
const [asha, ravi] = fits.guests;

describe('objects of three levels, and objects in rows', () => {
  it('keep their shape when they are stored', () => {
    expect(read(fits).answers).toEqual(fits);
  });

  it('have a column and a question for each answer', () => {
    const { answers, labels } = read(fits);
    expect(Object.keys(flatAnswers(answers))).toEqual([
      'group',
      'payer.name',
      'payer.office.floor',
      'payer.office.address.street',
      'payer.office.address.town',
      'guests.1.name.first',
      'guests.1.name.last',
      'guests.1.home.place.town',
      'guests.1.passport.copy',
      'guests.2.name.first',
      'guests.2.passport.copy',
    ]);
    expect(labels).toMatchObject({
      'payer.office.address.town': { question: 'Address of the office: Town', answer: 'Tezpur' },
      'guests.1.home.place.town': { question: 'Guest 1: Where the guest lives: Home town', answer: 'Jorhat' },
    });
  });

  it('are refused at their places', () => {
    expect(
      refused({
        ...fits,
        payer: { name: 'River Trust', office: { floor: 61, address: { town: 'Pune' } } },
        guests: [{ name: { last: 'Rao' }, passport: { copy: 'asha.pdf' } }, ravi],
      }),
    ).toEqual([
      ['/answers/payer/office/floor', 'Enter a floor of at most 60.'],
      ['/answers/payer/office/address/town', 'Choose the town of the office.'],
      ['/answers/guests/0/name/first', 'Enter the first name.'],
    ]);
  });

  it('are refused with a member that no question asks for', () => {
    expect(
      refused({ ...fits, payer: { ...fits.payer, office: { address: { town: 'tezpur', door: 'red' } } } }),
    ).toEqual([['/answers/payer/office/address/door', 'This field is not known.']]);
    expect(refused({ ...fits, guests: [{ ...asha, name: { first: 'Asha', third: 'Om' } }, ravi] })).toEqual([
      ['/answers/guests/0/nameThird', 'This field is not known.'],
    ]);
  });
});

describe('files in rows', () => {
  it('are stored with the row that they belong to', () => {
    expect(read(fits).files).toMatchObject([
      { field: 'guests.1.passport.copy', name: 'asha.pdf' },
      { field: 'guests.2.passport.copy', name: 'ravi.pdf' },
    ]);
  });

  it.each<[string, readonly ReceivedFile[], unknown]>([
    [
      'that are missing for one row',
      [copies[0]!],
      [['/answers/guests/1/passport/copy', 'ravi.pdf cannot be read any more. Choose it again.']],
    ],
    [
      'for a row that was not sent',
      [...copies, file('guests.3.passport.copy')],
      [['/answers/guests.3.passport.copy', 'This field is not known.']],
    ],
    [
      'without the number of a row',
      [...copies, file('guests.passport.copy')],
      [['/answers/guests.passport.copy', 'This field is not known.']],
    ],
    [
      'that are too large',
      [copies[0]!, { ...copies[1]!, size: 2_000_000 }],
      [['/answers/guests/1/passport/copy', 'ravi.pdf has 2 MB. Choose a file of at most 1 MB.']],
    ],
  ])('are refused %s', (_, files, errors) => expect(refused(fits, 'group', files)).toEqual(errors));

  it('are limited by the number of rows, and are described', () => {
    expect(uploadLimitsOf(forms)).toEqual({ files: 6, file: 1_000_000, all: 6_000_000 });
    expect(Object.keys(fileParts(forms))).toEqual(['guests.#.passport.copy', 'rooms.#.guests.#.paper']);
  });
});

describe('rows in rows', () => {
  const stay = {
    nights: 2,
    children: true,
    rooms: [
      {
        room: 'double',
        guests: [
          { guest: 'Asha', age: 34, bed: 'Window' },
          { guest: 'Om', age: 2, crib: true, bed: 'Door' },
        ],
      },
      { room: 'single', guests: [{ guest: 'Ravi', age: 60, paper: 'ravi.pdf' }] },
    ],
  };
  const paper = [file('rooms.2.guests.1.paper')];
  const guestOf = (answers: object) => ({
    ...stay,
    rooms: [{ room: 'single', guests: [{ guest: 'Om', age: 2, ...answers }] }],
  });

  it('keep their shape, with a column, a question and a file for each inner row', () => {
    const { answers, labels, files } = read(stay, 'stay', paper);
    expect(answers).toEqual(stay);
    expect(flatAnswers(answers)).toMatchObject({ 'rooms.1.guests.2.crib': true, 'rooms.2.guests.1.guest': 'Ravi' });
    expect(labels).toMatchObject({ 'rooms.1.guests.2.age': { question: 'Room 1: Guest 2: Age' } });
    expect(files).toMatchObject([{ field: 'rooms.2.guests.1.paper', name: 'ravi.pdf' }]);
  });

  it('lose what the outer row or the form no longer asks', () => {
    expect(read(guestOf({ crib: true, bed: 'Door' }), 'stay', []).answers).toEqual(guestOf({ crib: true }));
    expect(read({ ...guestOf({ crib: true }), children: false }, 'stay', []).answers).toMatchObject({
      rooms: [{ guests: [{ guest: 'Om', age: 2 }] }],
    });
  });

  it.each<[string, object, unknown]>([
    [
      'too many guests',
      {
        ...stay,
        rooms: [
          {
            room: 'single',
            guests: [
              { guest: 'A', age: 1 },
              { guest: 'B', age: 1 },
              { guest: 'C', age: 1 },
            ],
          },
        ],
      },
      [['/answers/rooms/0/guests', 'Two guests at most in a room.']],
    ],
    [
      'a guest who is too old',
      { ...stay, rooms: [{ room: 'single', guests: [{ guest: 'Om', age: 200 }] }] },
      [['/answers/rooms/0/guests/0/age', 'Enter an age of at most 120.']],
    ],
    [
      'an answer that no question asks for',
      { ...stay, rooms: [{ room: 'single', guests: [{ guest: 'Om', age: 2, shoe: 38 }] }] },
      [['/answers/rooms/0/guests/0/shoe', 'This field is not known.']],
    ],
  ])('are refused with %s', (_, answers, errors) => expect(refused(answers, 'stay', [])).toEqual(errors));
});
