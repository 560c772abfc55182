import { useEffect, useRef, useState } from 'react';
import type { Found } from '../../thing/contract.ts';
import { api } from '../../app/api.ts';
import { studioTexts } from '../../app/words.ts';
import { blocksLike, marksNear, targetKey, type Target } from './hit.ts';
import { listen } from './select.ts';

/** The target under the pointer, with its label. */
interface Hovered {
  readonly target: Target;
  readonly label: string | undefined;
}

/** A request for the things that a target can be. */
interface FoundRequest {
  readonly key: string;
  readonly found: Promise<Found>;
}

interface SelectingOptions {
  /** Whether a click selects the thing under it, instead of working as for visitors. */
  readonly selects: boolean;
  /** Grows whenever the places of marks may have changed. */
  readonly version: number;
  onOpen(found: Promise<Found>): void;
  onToggle(): void;
}

/** Shows the thing under the pointer, and opens what is clicked. With the keyboard, arrows move from text to text. */
export function useSelecting(page: Document | undefined, options: SelectingOptions) {
  const { selects, version, onOpen, onToggle } = options;
  const [hovered, setHovered] = useState<Hovered>();
  const [chosen, setChosen] = useState<Target>();
  const known = useRef(new WeakMap<Node, FoundRequest>());
  useEffect(() => void (known.current = new WeakMap()), [version]);

  useEffect(() => {
    if (!page) return;
    const ask = (target: Target): Promise<Found> => {
      const key = targetKey(target);
      const before = known.current.get(target.node);
      if (before?.key === key) return before.found;
      const found = foundAt(target);
      known.current.set(target.node, { key, found });
      return found;
    };
    const show = (target: Target | undefined) => {
      setHovered(target && { target, label: undefined });
      if (!target) return;
      ask(target).then(({ thing, places }) => {
        const label = thing
          ? `${studioTexts.kinds[thing.kind]} · ${studioTexts.place(thing.file, thing.line)}`
          : studioTexts.which.several(places.length);
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

/** The thing in config for a target, or those that it can be. */
export function foundAt(target: Target): Promise<Found> {
  if ('marks' in target) return api.marked({ indexes: target.marks });
  const { kind, name, node } = target;
  const holder = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement!;
  const block = holder.closest('[data-block]');
  const alike = block ? blocksLike(block) : [];
  return api.find({
    kind,
    name,
    block: block?.getAttribute('data-block') ?? '',
    nth: block ? alike.indexOf(block) : 0,
    alike: alike.length,
    form: formAround(holder),
    page: node.ownerDocument!.location.pathname,
    marks: marksNear(kind === 'block' ? (node as Element) : holder),
    blockMarks: block ? marksNear(block).flat() : [],
  });
}

/** The form or wizard that contains an element. */
const formAround = (element: Element): string =>
  element.closest('[data-wizard]')?.getAttribute('data-wizard') ??
  element.closest('[data-form]')?.getAttribute('data-form') ??
  '';

/** Not an error: computed values and what code renders have no place in config. */
const ignoreNoPlace = (): void => undefined;
