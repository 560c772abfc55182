import { array, record } from '../../../compiler/read/data.ts';

/** What happens after a button is pressed, one thing a line. */
export function actionWords(actions: unknown): string[] {
  return array(actions).map((action) => {
    const [[key, value] = ['', undefined]] = Object.entries(record(action));
    const { to, carry, message } = record(value);
    switch (key) {
      case 'navigate':
        return `goes to ${String(to)}${carry === undefined ? '' : ` with ${carry === 'all' ? 'all answers' : array(carry).join(', ')}`}`;
      case 'load':
        return `loads ${String(value)}`;
      case 'alert':
        return `shows "${String(value)}" and waits for OK`;
      case 'toast':
        return `shows the notice "${String(message)}"`;
      case 'say':
        return `says "${String(value)}"`;
      case 'log':
        return 'writes the answers to the console';
      case 'wait':
        return `waits ${Number(value) / 1000} s`;
      case 'reset':
        return 'empties the form';
      case 'showResult':
        return 'shows the result card';
      case 'openPanel':
        return `opens the panel ${String(value)}`;
      case 'closePanel':
        return 'closes the panel';
      case 'sendLead':
        return 'sends the answers to us';
      default:
        return key;
    }
  });
}
