import { useSyncExternalStore } from 'react';

/** A state outside of React, which components subscribe to. */
export abstract class Store<State extends object> {
  private readonly listeners = new Set<() => void>();

  constructor(protected now: State) {}

  readonly get = (): State => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected tell(change: Partial<{ [Key in keyof State]: State[Key] | undefined }>): void {
    this.now = { ...this.now, ...change } as State;
    for (const listener of this.listeners) listener();
  }
}

export const useStore = <State extends object>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get);
