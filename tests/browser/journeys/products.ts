import * as config from '../setup/config.ts';
import { bike, car } from '../vehicles/wizard.ts';

/** A text, the value or label of a choice, or a box ticked. */
export type Given = string | true;

/** The answers of a visitor on one screen, and the button that leads on; without one the last choice does. */
export interface Screen {
  /** The heading of a wizard's step. */
  readonly title?: string;
  /** The id of the form, as in `data-form`. */
  readonly form: string;
  readonly answers: Readonly<Record<string, Given>>;
  readonly press?: string;
}

/** The way of a visitor from the first screen to the plans, and back for another answer. */
export interface Journey {
  readonly name: string;
  /** The first page of the visitor, and the links of its header that lead to the product. */
  readonly from: string;
  readonly menu?: string;
  readonly screens: readonly Screen[];
  /** Whether an alert comes before the plans. */
  readonly alert?: true;
  /** The changed answer, once the plans are shown. */
  readonly change: Screen;
  /** The name of a choice of cover beside the plans, and the value that is chosen. */
  readonly cover?: readonly [name: string, value: string];
  /** The answers that no device keeps: after a refresh they are asked again beside the plans. */
  readonly again?: Screen['answers'];
}

type Answers = Screen['answers'];

const contact = { name: 'Asha Kulkarni', phone: '9876543210', email: 'asha@example.com' };

/** The screen of a form. */
const asked = (form: string, answers: Answers, press = config.form(form).submit.label): Screen => ({
  form,
  answers,
  press,
});

/** The step of a wizard. It goes on by itself after the answer that advances it. */
function step(form: string, id: string, answers: Answers): Screen {
  const { next, submit, steps } = config.wizard(form);
  const { title, ...rest } = config.step(form, id);
  const goesOn = 'advanceOn' in rest && Object.hasOwn(answers, rest.advanceOn);
  return { title, form, answers, press: goesOn ? undefined : id === steps.at(-1)!.id ? submit.label : next };
}

/** A step that the visitor comes back to from the plans. The button that submits leads straight back to them. */
const changed = (form: string, id: string, answers: Answers): Screen => ({
  ...step(form, id, answers),
  press: config.wizard(form).submit.label,
});

/** The steps of the car's or bike's wizard; the number plate may have answered the first one. */
function vehicle(form: 'car' | 'bike', { city, rto, manufacturer, model, variant, year }: typeof car, plate = false) {
  return [
    step(form, 'city', plate ? {} : { city, rto }),
    ...Object.entries({ manufacturer, model, variant, year }).map(([id, value]) => step(form, id, { [id]: value })),
    step(form, 'policy-type', { policyType: 'comprehensive' }),
    step(form, 'more-info', { ncb: '35' }),
    step(form, 'basic-info', contact),
  ];
}

const trip = { destinations: 'Australia', departureDate: '2027-03-01', returnDate: '2027-03-11' };

const birth = '1999-05-04';

/** The travel forms, each with its answers and a changed one that changes its prices. */
const trips = (
  [
    ['/Individual', 'travel-individual', { dateOfBirth: birth }, { travellers: '2' }],
    ['/FamilyTravel', 'travel-family', { proposerDateOfBirth: birth }, { children: '2' }],
    ['/StudentTravelInsurance', 'travel-student', { dateOfBirth: birth }, { courseDuration: '24' }],
  ] as const
).map(([from, form, answers, other]): Journey => ({
  name: `${from} [spec 2.89, 4.45]`,
  from,
  alert: true,
  screens: [asked(form, { ...trip, ...answers })],
  change: asked(form, other),
  again: answers,
}));

/** The number of a car or bike, which leads to its wizard. */
const numbered = {
  car: asked('car-number', { carNumber: 'MH12AB1234' }),
  bike: asked('bike-quote', { regNo: 'MH12DE1433' }),
};

/** What the forms of life insurance ask. */
const person = {
  name: contact.name,
  dob: '1988-02-29',
  mobile: contact.phone,
  email: contact.email,
  city: 'Mumbai',
  occupation: 'Salaried',
  income: '10-15 Lakh',
  education: 'Graduate',
};

export const journeys: readonly Journey[] = [
  {
    name: 'health, from Home [spec 2.36, 4.36–4.39]',
    from: '/',
    menu: 'Health',
    screens: [
      step('health', 'members', { self: true, wife: true }),
      step('health', 'ages', { selfAge: '38', wifeAge: '36' }),
      step('health', 'city', { city: 'Mumbai' }),
      step('health', 'contact', { name: contact.name, phone: contact.phone }),
      step('health', 'history', {}),
      step('health', 'office', { hasOfficeInsurance: 'No' }),
    ],
    change: changed('health', 'ages', { selfAge: '52' }),
    cover: ['sumInsured', '2500000'],
    again: { selfAge: '52', wifeAge: '36', medicalHistory: 'none' },
  },
  {
    name: 'term insurance [spec 2.48, 4.08]',
    from: '/TermInsurance',
    screens: [asked('term-calculator', person)],
    change: asked('term-calculator', { smoke: 'Yes' }),
    cover: ['sumAssured', '20000000'],
    again: { dob: person.dob, smoke: 'Yes' },
  },
  {
    name: 'a car by its number [spec 2.64–2.68, 4.44]',
    from: '/CarInsurances',
    screens: [numbered.car, ...vehicle('car', car, true)],
    change: changed('car', 'year', { year: '2023' }),
    cover: ['insuredShare', '90'],
  },
  {
    name: 'a car without a number, from Home [spec 2.36, 2.64–2.68]',
    from: '/',
    menu: 'Car',
    screens: [asked('car-number', {}, config.form('car-number').alternatives[1]!.label), ...vehicle('car', car)],
    change: changed('car', 'year', { year: '2023' }),
    cover: ['insuredShare', '90'],
  },
  {
    name: 'a bike [spec 2.69, 2.70, 2.97]',
    from: '/BikeInsurance',
    screens: [numbered.bike, ...vehicle('bike', bike, true)],
    change: changed('bike', 'year', { year: String(Number(bike.year) + 17) }),
    cover: ['insuredShare', '110'],
  },
  {
    name: 'home insurance [spec 2.14, 4.16–4.19]',
    from: '/HomeInsurance',
    screens: [
      step('home-lead', 'contact', {
        mobileNumber: contact.phone,
        email: contact.email,
        pincode: '411001',
        agreedTerms: true,
      }),
      step('home-lead', 'building', { carpetArea: '80', costOfConstruction: '25000', valueOfContent: '500000' }),
    ],
    change: changed('home-lead', 'building', { carpetArea: '95' }),
  },
  {
    name: 'savings, by the life form [spec 2.86, 4.48]',
    from: '/LifeInsurance',
    screens: [asked('life-lead', person)],
    alert: true,
    change: asked('life-lead', { smoke: 'Yes' }),
    cover: ['sumAssured', '2500000'],
    again: { dob: person.dob, smoke: 'Yes' },
  },
  {
    name: 'Saral Jeevan Bima [spec 2.90, 4.47]',
    from: '/SaralJeevanBima',
    screens: [asked('saral-lead', person)],
    change: asked('saral-lead', { smoke: 'Yes' }),
    cover: ['sumAssured', '2500000'],
    again: { dob: person.dob, smoke: 'Yes' },
  },
  {
    name: 'personal accident [spec 2.98–2.106]',
    from: '/Accident',
    screens: [asked('accident', { name: contact.name, age: '34', phone: contact.phone, city: 'Nashik' })],
    change: asked('accident', { age: '17' }),
    cover: ['sumInsured', '5000000'],
    again: { age: '17' },
  },
  ...trips,
];

/** The ways to these products, on the pages of another language. Throws for a name that begins no journey. */
export const inLanguage = (base: string, names: readonly string[]): readonly Journey[] =>
  names.map((name) => {
    const journey = journeys.find((one) => one.name.startsWith(name));
    if (!journey) throw new Error(`No journey begins with ${name}`);
    return { ...journey, from: `/${base}${journey.from}`.replace(/\/$/, '') };
  });
