import type { Place } from '../problem.ts';
import { answerList, type GivenAnswers } from './reachability.ts';
import { problem, type Explanations } from './kit.ts';

/** What forms and wizards offer for their answers, and at which price. */
export const problems = {
  offerNever: (place: Place, name: string) =>
    problem(
      'offer/never',
      place,
      `No generated visitor is offered "${name}": something that it needs does not hold.`,
      'Change its values, or what is needed. If somebody is offered it, add an example of them to the form.',
    ),
  needAlways: (place: Place) =>
    problem(
      'offer/need-always',
      place,
      'This keeps nothing away from any generated visitor: it holds for every item.',
      'Change it, or delete it. If it keeps something away from somebody, add an example of them.',
    ),
  rangeAlone: (place: Place) =>
    problem(
      'offer/range-alone',
      place,
      'This wizard offers nothing, so there are no prices to tell between which they lie.',
      'Say under `offers` what it offers, or delete `priceRange`.',
    ),
  lineNever: (place: Place) =>
    problem(
      'offer/line-never',
      place,
      'This line counts for no generated visitor.',
      'Change its `when`, or delete it. If it counts for somebody, add an example of them.',
    ),
  offerWithoutPrice: (place: Place, name: string, because: GivenAnswers) =>
    problem(
      'offer/no-price',
      place,
      `"${name}" has no price for a visitor who answered all that was asked${whose(because)}: this line has no amount.`,
      'Let the line count only where its answers are there (`when`), or give an amount for these too.',
    ),
  offerForNothing: (place: Place, name: string, price: number, because: GivenAnswers) =>
    problem(
      'offer/no-price',
      place,
      `"${name}" costs ${price} for a visitor${whose(because)}.`,
      'A price is more than 0. Change the amounts, or what is needed.',
    ),
  valueIsField: (place: Place, name: string) =>
    problem(
      'offer/bad-value',
      place,
      `"${name}" is a field already.`,
      'Give the value another name. An expression could not tell the two apart.',
    ),
  valueTooEarly: (place: Place, name: string) =>
    problem(
      'offer/bad-value',
      place,
      `"${name}" is worked out further down.`,
      'Move the values that others rest on to the top.',
    ),
  differentItems: (place: Place, id: string, key: string, names: readonly string[]) =>
    problem(
      'offer/uneven',
      place,
      `"${id}" states ${key === 'facts' ? 'other facts' : 'other values'} than the first item.`,
      `Give each item the same ${key}: ${names.join(', ')}.`,
    ),
};

const whose = (because: GivenAnswers): string => (Object.keys(because).length === 0 ? '' : ` (${answerList(because)})`);

export const explanations = {
  'offer/bad-value': {
    means: 'A value of `offers` has the name of a field, or rests on a value that comes after it.',
    fix: 'Give it a name of its own, and put it after the values that it names.',
  },
  'offer/line-never': {
    means:
      'Visitors were generated on both sides of each place where something turns, and the examples were tried; the line counted for none of them.',
    fix: 'Change its `when`, or delete the line.',
  },
  'offer/need-always': {
    means:
      'Visitors were generated on both sides of each place where something turns, and the examples were tried; what is needed held for each of them and each item, so nobody reads its words.',
    fix: 'Change what is needed, or delete it.',
  },
  'offer/never': {
    means:
      'Visitors were generated on both sides of each place where something turns, and the examples were tried; none was offered this item.',
    fix: 'Change what the item states, or what is needed of it; or take it out of the catalog.',
  },
  'offer/no-price': {
    means:
      'Some visitors who answered everything would see an item without a price, or for nothing. The answers of one of them are named.',
    fix: 'Give the line an amount for these answers too: a row of the table, or another branch of the expression.',
  },
  'offer/range-alone': {
    means:
      'A wizard tells between which prices its offers lie (`priceRange`), and has no `offers` whose prices these could be.',
    fix: 'Write `offers`: a catalog, and the lines of which a price is made. Or delete `priceRange`.',
  },
  'offer/uneven': {
    means:
      'Items of a catalog of offers are compared by their facts, and expressions name their values. So each item has the same.',
    fix: 'Add what is missing, and take away what the others do not have.',
  },
} satisfies Explanations;
