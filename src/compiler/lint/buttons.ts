import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

/**
 * Checks the buttons beside the submit button: examples press one that exists, and a link leads somewhere.
 * Problems: button/unknown, button/no-link
 */
export function lintButtons({ source, buttons, examples }: FormModel): Problem[] {
  const labels = buttons.flatMap(({ presses }) => presses ?? []);
  return [
    ...examples.flatMap(({ path, config: { presses } }) =>
      presses === undefined || labels.includes(presses)
        ? []
        : [say.unknownButton(placeOf(source, [...path, 'presses']), presses, labels)],
    ),
    ...buttons
      .filter(({ look, config }) => look === 'link' && !config.actions.some(({ navigate }) => navigate))
      .map(({ path, label }) => say.linkToNowhere(placeOf(source, [...path, 'look']), label)),
  ];
}
