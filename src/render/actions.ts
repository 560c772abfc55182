import { useCallback, useEffect, useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import type { ResolvedAction } from '../engine/actions.ts';
import type { Answers } from '../plan/answers.ts';
import { showAlert } from './overlay/alert.ts';
import { usePanels } from './overlay/panels.tsx';
import { showToast } from './overlay/toast.ts';

/** What the form or wizard that was submitted can do itself. */
export interface ActionEnv {
  readonly answers: Answers;
  reset(): void;
  showResult(): void;
  /** Says words in the form or step; they stay until it is changed or submitted again. */
  say(words: string): void;
  /** Closes the dialog or panel that the form stands in. */
  close(): void;
  /** Only a form that site.yaml lets send leads has it. */
  sendLead?(): Promise<unknown>;
}

export type RunActions = (actions: readonly ResolvedAction[], env: ActionEnv) => Promise<void>;

interface Tools {
  readonly env: ActionEnv;
  readonly signal: AbortSignal;
  readonly navigate: NavigateFunction;
  readonly openPanel: (id: string, carried: Answers) => void;
}

type ValueOf = { [Action in ResolvedAction as keyof Action]: Action[keyof Action] };
type Doers = { readonly [Name in keyof ValueOf]: (value: ValueOf[Name], tools: Tools) => unknown };

const doers: Doers = {
  alert: (message) => showAlert(message),
  toast: (notice) => showToast(notice),
  say: (words, { env }) => env.say(words),
  navigate: ({ to, state }, { navigate }) => navigate(to, { state }),
  load: (href) => window.location.assign(href),
  // "Only logged" in the spec (4.05, 4.07, 4.20, 4.47) means this: the visitor's own console, nowhere else.
  log: (label, { env }) => console.info(label, env.answers),
  wait: (milliseconds, { signal }) => pause(milliseconds, signal),
  reset: (_, { env }) => env.reset(),
  showResult: (_, { env }) => env.showResult(),
  openPanel: (id, { env, openPanel }) => openPanel(id, env.answers),
  closePanel: (_, { env }) => env.close(),
  sendLead: (_, { env }) => {
    if (!env.sendLead) throw new Error('This form may not send leads');
    return env.sendLead();
  },
};

/**
 * Does the actions of a submit, in order, each after the one before it (an alert: after OK).
 * Returns  when all are done, or when the visitor has left the form meanwhile: the rest is then not done
 * Errors   those of the action that failed; the rest is not done
 */
export function useRunActions(): RunActions {
  const navigate = useNavigate();
  const { open: openPanel } = usePanels();
  const life = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(
    async (actions, env) => {
      const signal = life.current?.signal ?? AbortSignal.abort();
      let leaves = false;
      for (const action of actions) {
        if (signal.aborted && !leaves) return;
        await perform(action, { env, signal, navigate, openPanel });
        // Actions that take the form away themselves do not end what was written after them.
        leaves ||= 'navigate' in action || 'closePanel' in action;
      }
    },
    [navigate, openPanel],
  );
}

async function perform(action: ResolvedAction, tools: Tools) {
  for (const [name, value] of Object.entries(action)) await doers[name as keyof Doers](value as never, tools);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}
