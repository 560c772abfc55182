import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import type { Path } from '../read/source.ts';
import type { ActionModel, AnswersAt, ButtonModel, DoneAction, ExampleConfig, ExampleModel, TextAt } from './types.ts';

/** The submit button, then the others. */
export function buttonsOf(source: CheckedForm | CheckedWizard): ButtonModel[] {
  const { submit } = source.data;
  const others = source.kind === 'form' ? (source.data.alternatives ?? []) : [];
  return [
    { path: ['submit'], label: submit.label, presses: undefined, look: 'button', config: submit },
    ...others.map((button, index): ButtonModel => ({
      path: ['alternatives', index],
      label: button.label,
      presses: button.label,
      look: button.look ?? 'button',
      config: button,
    })),
  ];
}

/** What a button does, in order. */
export const actionsOf = (button: ButtonModel): ActionModel[] =>
  button.config.actions.map((action, index) => ({ action, path: [...button.path, 'actions', index], button }));

/** The texts that an action shows. */
export function sayingsOf({ action: { alert, toast, say }, path }: ActionModel): TextAt[] {
  return [
    ...(alert === undefined ? [] : [{ path: [...path, 'alert'], text: alert }]),
    ...(toast === undefined ? [] : [{ path: [...path, 'toast', 'message'], text: toast.message }]),
    ...(say === undefined ? [] : [{ path: [...path, 'say'], text: say }]),
  ];
}

/** An example with the maps of answers in it. */
export function exampleModel(config: ExampleConfig, index: number): ExampleModel {
  const path: Path = ['examples', index];
  const given = (['answers', 'changes', 'becomes'] as const).flatMap((key): AnswersAt[] => {
    const answers = config[key];
    return answers === undefined ? [] : [{ path: [...path, key], answers }];
  });
  return {
    path,
    config,
    answers: [...given, ...(config.does ?? []).flatMap((done, at) => takenAlong(done, [...path, 'does', at]))],
  };
}

/** The answers that an action carries to another page, as an example declares them. */
const takenAlong = ({ navigate }: DoneAction, path: Path): AnswersAt[] =>
  navigate?.state === undefined ? [] : [{ path: [...path, 'navigate', 'state'], answers: navigate.state }];
