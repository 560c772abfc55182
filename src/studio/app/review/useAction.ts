import { useState } from 'react';

/** Something that the server does, and what has become of it. */
export interface Action {
  readonly isBusy: boolean;
  readonly done: string | undefined;
  readonly error: string | undefined;
  /** `said`: what is said once it is done. */
  run<Answer>(work: () => Promise<Answer>, said: (answer: Answer) => string): Promise<void>;
}

export function useAction(): Action {
  const [state, setState] = useState<Omit<Action, 'run'>>({ isBusy: false, done: undefined, error: undefined });
  return {
    ...state,
    run: (work, said) => {
      setState({ isBusy: true, done: undefined, error: undefined });
      return work().then(
        (answer) => setState({ isBusy: false, done: said(answer), error: undefined }),
        (reason: Error) => setState({ isBusy: false, done: undefined, error: reason.message }),
      );
    },
  };
}
