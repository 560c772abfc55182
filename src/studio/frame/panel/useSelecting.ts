import { useEffect, useRef, useState } from 'react';
import type { Thing } from '../../thing/contract.ts';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { marksAround, orderOf, type Target } from './hit.ts';
import { listen } from './select.ts';

/** Something under the pointer, and what it is called. */
interface Hovered {
  readonly target: Target;
  readonly label: string | undefined;
}

/** What was asked of a part of the page. */
interface Asked {
  readonly key: string;
  readonly thing: Promise<Thing>;
}

interface SelectingOptions {
  /** Whether a click opens what stands there, instead of doing what it does for visitors. */
  readonly selects: boolean;
  /** Grows whenever what the marks lead to may be another. */
  readonly version: number;
  onOpen(thing: Promise<Thing>): void;
  onToggle(): void;
}

/** Shows what stands under the pointer, and opens what is clicked; with the keyboard, arrows lead from text to text. */
export function useSelecting(page: Document | undefined, options: SelectingOptions) {
  const { selects, version, onOpen, onToggle } = options;
  const [hovered, setHovered] = useState<Hovered>();
  const [chosen, setChosen] = useState<Target>();
  const known = useRef(new WeakMap<Node, Asked>());
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
        const label = `${words.kinds[thing.kind]} · ${words.place(thing.file, thing.line)}`;
        setHovered((now) => (now?.target.node === target.node ? { ...now, label } : now));
      }, nothing);
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

/** What config says of a target. */
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

/** The form or wizard in which an element stands. */
const formAround = (element: Element): string =>
  element.closest('[data-wizard]')?.getAttribute('data-wizard') ??
  element.closest('[data-form]')?.getAttribute('data-form') ??
  '';

/** What has no place in config is no fault: something worked out, or drawn by code. */
const nothing = (): void => undefined;
