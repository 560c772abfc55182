import type { OutlineBox, Boxes, SiteLook } from '../messages.ts';
import type { Channel } from './channel.ts';
import { boxOf, type Target } from './hit.ts';
import { partQuestion } from './part.ts';
import { paint } from './scheme.ts';
import { listen } from './select.ts';

/** Shows the page as Studio wishes. Tells Studio what is under the pointer, what is clicked, and where they are. */
export function followLook({ tell }: Channel): (look: SiteLook) => void {
  const outline = outlines((boxes) => tell({ kind: 'boxes', ...boxes }));
  const told = {
    show: (hovered: Target | undefined) => {
      outline({ hovered });
      tell({ kind: 'hover', part: hovered && partQuestion(hovered) });
    },
    open: (chosen: Target) => {
      outline({ chosen });
      tell({ kind: 'open', part: partQuestion(chosen) });
    },
    key: ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
      tell({ kind: 'key', key: { key, code, ctrlKey, metaKey, altKey, shiftKey } }),
    press: () => tell({ kind: 'press' }),
  };
  const select = listen(told);
  let unpaint = (): void => undefined;
  return ({ scheme, selects }) => {
    select(selects);
    unpaint();
    unpaint = paint(document, scheme);
  };
}

type Outlined = Partial<Record<keyof Boxes, Target | undefined>>;

/** Tells the places of targets, and follows when the page scrolls or renders. */
function outlines(tell: (boxes: Boxes) => void): (changed: Outlined) => void {
  let targets: Outlined = {};
  let last = '{}';
  let next = 0;
  const follow = () => {
    cancelAnimationFrame(next);
    const { hovered, chosen } = targets;
    const boxes = { ...(hovered && { hovered: box(hovered) }), ...(chosen && { chosen: box(chosen) }) };
    const now = JSON.stringify(boxes);
    if (now !== last) tell(boxes);
    last = now;
    if (hovered || chosen) next = requestAnimationFrame(follow);
  };
  return (changed) => {
    targets = { ...targets, ...changed };
    follow();
  };
}

function box(target: Target): OutlineBox {
  const { left, top, width, height } = boxOf(target);
  return { left, top, width, height };
}
