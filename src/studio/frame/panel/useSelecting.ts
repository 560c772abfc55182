import { useEffect, useRef, useState } from 'react';
import type { Thing } from '../../thing/contract.ts';
import { api } from '../../app/api.ts';
import { studioTexts } from '../../app/words.ts';
import { marksAround, orderOf, type Target } from './hit.ts';
import { listen } from './select.ts';

/** The target under the pointer, with its label. */
interface Hovered {
  readonly target: Target;
  readonly label: string | undefined;
}

/** A request for the thing of a target. */
interface ThingRequest {
  readonly key: string;
  readonly thing: Promise<Thing>;
}

interface SelectingOptions {
  /** Whether a click selects the thing under it, instead of working as for visitors. */
  readonly selects: boolean;
  /** Grows whenever the places of marks may have changed. */
  readonly version: number;
  onOpen(thing: Promise<Thing>): void;
  onToggle(): void;
}

/** Shows the thing under the pointer, and opens what is clicked. With the keyboard, arrows move from text to text. */
export function useSelecting(page: Document | undefined, options: SelectingOptions) {
  const { selects, version, onOpen, onToggle } = options;
  const [hovered, setHovered] = useState<Hovered>();
  const [chosen, setChosen] = useState<Target>();
  const known = useRef(new WeakMap<Node, ThingRequest>());
  useEffect(() => void (known.current = new WeakMap()), [version]);

  useEffect(() => {
    if (!page) return;
    const ask = (target: Target): Promise<Thing> => {
      const key = `${target.kind} ${target.kind === 'text' ? target.index : target.name}`;
      const before = known.current.get(target.node);
      if (before?.key === key) return before.thing;
      const thing = thingOf(target);
      known.current.set(target.node, { key, thing });
      return thing;
    };
    const show = (target: Target | undefined) => {
      setHovered(target && { target, label: undefined });
      if (!target) return;
      ask(target).then((thing) => {
        const label = `${studioTexts.kinds[thing.kind]} · ${studioTexts.place(thing.file, thing.line)}`;
        setHovered((now) => (now?.target.node === target.node ? { ...now, label } : now));
      }, ignoreNoPlace);
    };
    const open = (target: Target) => {
      setChosen(target);
      onOpen(ask(target));
    };
    const end = listen(page, selects, { show, open, toggle: onToggle });
    return () => {
      end();
      setHovered(undefined);
    };
  }, [page, selects, onOpen, onToggle]);

  return { hovered, chosen };
}

/** The thing in config for a target. */
export function thingOf(target: Target): Promise<Thing> {
  const holder = target.node.nodeType === Node.ELEMENT_NODE ? (target.node as Element) : target.node.parentElement!;
  const marks = marksAround(holder);
  if (target.kind === 'text') return api.mark({ index: target.index, marks });
  const { kind, name, node } = target;
  const block = holder.closest('[data-block]');
  return api.find({
    kind,
    name,
    block: block?.getAttribute('data-block') ?? '',
    nth: block ? orderOf(block) : 0,
    form: formAround(holder),
    page: node.ownerDocument!.location.pathname,
    marks,
  });
}

/** The form or wizard that contains an element. */
const formAround = (element: Element): string =>
  element.closest('[data-wizard]')?.getAttribute('data-wizard') ??
  element.closest('[data-form]')?.getAttribute('data-form') ??
  '';

/** Not an error: computed values and what code renders have no place in config. */
const ignoreNoPlace = (): void => undefined;
