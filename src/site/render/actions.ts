import { useCallback, useEffect, useRef } from 'react';
import type { ResolvedAction } from '../../shared/engine/actions.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { Receipt } from '../../shared/plan/lead.ts';
import { notificationsOf } from '../storage/lists.ts';
import { navigationState } from '../storage/navigationState.ts';
import { useSite, type SharedSite } from './context.tsx';
import { showAlert } from './overlay/alert.ts';
import { usePanels } from './overlay/panels.tsx';
import { showToast } from './overlay/toast.ts';
import { useGo, type Go } from './useGo.ts';

/** What actions need from the submitted form or wizard. */
export interface ActionEnv {
  readonly answers: Answers;
  /** The id of the form or wizard. */
  readonly from: string;
  /** The fields whose answers are never written to the device. */
  readonly secret: ReadonlySet<string>;
  reset(): void;
  showResult(): void;
  /** Shows words in the form or step until an answer changes or it is submitted again. */
  say(words: string): void;
  /** Closes the dialog or panel of the form. */
  close(): void;
  /** A note for alerts and toasts: that nothing was sent. */
  readonly aside?: string;
  /** Absent from forms that `posts` of site.yaml does not name. */
  sendLead?(): Promise<unknown>;
  /** Of the lead that was sent before. */
  receipt?(): Receipt | undefined;
}

/** Each action is resolved when those before it are done. */
export type RunActions = (actions: Iterable<ResolvedAction>, env: ActionEnv) => Promise<void>;

interface Tools {
  readonly env: ActionEnv;
  readonly site: SharedSite;
  readonly signal: AbortSignal;
  readonly go: Go;
  readonly openPanel: (id: string, carried: Answers) => void;
}

type ValueOf = { [Action in ResolvedAction as keyof Action]: Action[keyof Action] };
type Handlers = { readonly [Name in keyof ValueOf]: (value: ValueOf[Name], tools: Tools) => unknown };

const handlers: Handlers = {
  alert: (message, { env }) => showAlert(message, env.aside),
  toast: (notice, { env }) => showToast({ ...notice, aside: env.aside }),
  say: (words, { env }) => env.say(words),
  // Only the list on the device keeps the token, which the visitor can remove there.
  notify: (message, { site, env }) => notificationsOf(site.storage).add({ message, ...env.receipt?.() }),
  navigate: ({ to, state }, { env, go }) => go(to, { state: state && navigationState(state, env.secret, env.from) }),
  load: (href) => window.location.assign(href),
  // The specification says "only logged" (4.05, 4.07, 4.20, 4.47): to the visitor's own console and nowhere else.
  log: (label, { env }) => console.info(label, env.answers),
  wait: (milliseconds, { signal }) => delay(milliseconds, signal),
  reset: (_, { env }) => env.reset(),
  showResult: (_, { env }) => env.showResult(),
  // What the actions before it have changed is drawn first.
  print: () => setTimeout(() => print()),
  openPanel: (id, { env, openPanel }) => openPanel(id, env.answers),
  closePanel: (_, { env }) => env.close(),
  sendLead: (_, { env }) => {
    if (!env.sendLead) throw new Error('This form may not send leads');
    return env.sendLead();
  },
};

/**
 * Runs the actions of a submit in order. Each waits for the one before it, an alert's for OK.
 * Returns  when all are done. If the visitor leaves the form meanwhile, the remaining actions are not run
 * Errors   those of the action that failed; the remaining actions are not run
 */
export function useRunActions(): RunActions {
  const go = useGo();
  const { site } = useSite();
  const { open: openPanel } = usePanels();
  const mounted = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(
    async (actions, env) => {
      const signal = mounted.current?.signal ?? AbortSignal.abort();
      let leaves = false;
      for (const action of actions) {
        if (signal.aborted && !leaves) return;
        await perform(action, { env, site, signal, go, openPanel });
        // An action that removes the form itself does not stop the actions that config lists after it.
        leaves ||= 'navigate' in action || 'closePanel' in action;
      }
    },
    [go, site, openPanel],
  );
}

async function perform(action: ResolvedAction, tools: Tools) {
  for (const [name, value] of Object.entries(action)) await handlers[name as keyof Handlers](value as never, tools);
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}
