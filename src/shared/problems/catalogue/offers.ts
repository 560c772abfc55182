import { answerList, type GivenAnswers } from './reachability.ts';
import { problem, type Explanations } from './kit.ts';

/** What forms and wizards offer for their answers, and at which price. */
export const problems = {
  offerNever: problem('offer/never', (name: string) => [
    `No generated visitor is offered "${name}": something that it needs does not hold.`,
    'Change its values, or what is needed. If somebody is offered it, add an example of them to the form.',
  ]),
  needAlways: problem('offer/need-always', () => [
    'This condition keeps no item from any visitor that the check generates.',
    'Change it, or delete it. If it keeps something away from somebody, add an example of them.',
  ]),
  rangeAlone: problem('offer/range-alone', () => [
    'This wizard offers nothing, so there are no prices for a range.',
    'Say under `offers` what it offers, or delete `priceRange`.',
  ]),
  offersNotShown: problem('offer/not-shown', (forms: readonly string[], from: 'address' | 'device') => [
    from === 'address'
      ? `This page has no block offers that shows what an address names of ${forms.map((form) => `"${form}"`).join(', ')}.`
      : `No page shows what visitors save of ${forms.map((form) => `"${form}"`).join(', ')}.`,
    `Give ${from === 'address' ? 'that' : 'a'} page a block offers with \`kept: { from: ${from} }\` whose \`of\` names ${forms.length === 1 ? 'it' : 'them'}.`,
  ]),
  lineNever: problem('offer/line-never', () => [
    'This line counts for none of the visitors that the check generates.',
    'Change its `when`, or delete it. If it counts for somebody, add an example of them.',
  ]),
  offerWithoutPrice: problem('offer/no-price', (name: string, because: GivenAnswers) => [
    `"${name}" has no price for a visitor who answered all that was asked${whose(because)}: this line has no amount.`,
    'Let the line count only where its answers are there (`when`), or give an amount for these too.',
  ]),
  offerForNothing: problem('offer/no-price', (name: string, price: number, because: GivenAnswers) => [
    `"${name}" costs ${price} for a visitor${whose(because)}.`,
    'A price is more than 0. Change the amounts, or what is needed.',
  ]),
  offerNotCarried: problem('offer/not-carried', (field: string, page: string, isUnsent: boolean) => [
    `This rests on "${field}", which does not come along to ${page}, where the offers are shown.`,
    isUnsent
      ? 'It has `sent: false`, and `carry: all` leaves such answers out: take `sent: false` away, or work it out here in place of its name.'
      : 'Name it under `carry` of the button that leads there, or write `carry: all`.',
  ]),
  valueIsField: problem('offer/bad-value', (name: string) => [
    `A field is already called "${name}".`,
    'Give the value another name. An expression could not tell the two apart.',
  ]),
  valueTooEarly: problem('offer/bad-value', (name: string) => [
    `"${name}" is worked out further down.`,
    'Move the values that others rest on to the top.',
  ]),
  differentItems: problem('offer/uneven', (id: string, key: string, names: readonly string[]) => [
    `"${id}" has ${key === 'facts' ? 'other facts' : 'other values'} than the first item.`,
    `Give each item the same ${key}: ${names.join(', ')}.`,
  ]),
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
  'offer/not-carried': {
    means:
      'A page shows what a form or wizard offers, and an answer on which that rests does not come along to it. So visitors would see no price, or a wrong one.',
    fix: 'Carry it there with `carry`. `carry: all` takes every answer but those with `sent: false`.',
  },
  'offer/not-shown': {
    means:
      'Visitors can share or save what a form offers, and no page shows it to whoever follows the link, or comes back.',
    fix: 'Put a block offers with `kept` on the page, and name the form in its `of`. Or take `share` or `save` away.',
  },
  'offer/range-alone': {
    means: 'A wizard shows the range of its prices (`priceRange`), but has no `offers` with prices.',
    fix: 'Write `offers`: a catalog, and the lines of which a price is made. Or delete `priceRange`.',
  },
  'offer/uneven': {
    means:
      'Items of a catalog of offers are compared by their facts, and expressions name their values. So each item has the same.',
    fix: 'Add what is missing, and take away what the others do not have.',
  },
} satisfies Explanations;
