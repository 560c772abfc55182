import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { array, at, text } from '../read/data.ts';
import { placeOf, type Source } from '../read/source.ts';

/** The buttons beside the submit button: examples press one that is there, and a link leads somewhere. Problems: button/unknown, button/no-link. */
export function lintButtons(source: Source): Problem[] {
  const buttons = array(at(source.data, ['alternatives']));
  const labels = buttons.map((button) => String(at(button, ['label'])));
  return [
    ...array(at(source.data, ['examples'])).flatMap((example, index) => {
      const pressed = text(at(example, ['presses']));
      return pressed === undefined || labels.includes(pressed)
        ? []
        : [say.unknownButton(placeOf(source, ['examples', index, 'presses']), pressed, labels)];
    }),
    ...buttons.flatMap((button, index) => {
      const leads = array(at(button, ['actions'])).some((action) => at(action, ['navigate']) !== undefined);
      return at(button, ['look']) !== 'link' || leads
        ? []
        : [say.linkToNowhere(placeOf(source, ['alternatives', index, 'look']), labels[index] ?? '')];
    }),
  ];
}
