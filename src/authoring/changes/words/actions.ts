import type { Action } from '../../../shared/plan/config.generated.ts';

type Actions = Required<Action>;

/** A text for each action. A new action in schemas/ fails the type check until it has one here. */
const actionTexts: { readonly [Kind in keyof Actions]: (value: Actions[Kind]) => string } = {
  navigate: ({ to, carry }) =>
    `goes to ${to}${carry === undefined ? '' : ` with ${carry === 'all' ? 'all answers' : carry.join(', ')}`}`,
  load: (href) => `loads ${href}`,
  alert: (text) => `shows "${text}" and waits for OK`,
  toast: ({ message }) => `shows the notice "${message}"`,
  say: (text) => `says "${text}"`,
  notify: (text) => `keeps "${text}" as a notification`,
  log: () => 'writes the answers to the console',
  wait: (milliseconds) => `waits ${milliseconds / 1000} s`,
  reset: () => 'empties the form',
  showResult: () => 'shows the result card',
  print: () => 'opens the print dialog',
  openPanel: (panel) => `opens the panel ${panel}`,
  closePanel: () => 'closes the panel',
  sendLead: () => 'sends the answers to us',
};

/** The texts of the actions of a button. */
export const actionWords = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) =>
    // The contract lets each action have one kind.
    (Object.keys(action) as (keyof Action)[]).map((kind) => wordsFor(kind, action)),
  );

const wordsFor = <Kind extends keyof Actions>(kind: Kind, action: Action): string =>
  actionTexts[kind](action[kind] as Actions[Kind]);
