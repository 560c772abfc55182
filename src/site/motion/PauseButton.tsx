import { useSite } from '../render/context.tsx';
import { Icon } from '../render/elements/Icon.tsx';
import type { Motion } from './useMotion.ts';

/** Stops and starts a motion. Hidden where nothing moves: without JavaScript, and under reduced motion. */
export function PauseButton({ motion, className = '' }: { motion: Motion; className?: string }) {
  const { texts } = useSite().site;
  return (
    <button
      type="button"
      className={`icon-button needs-script needs-motion ${className}`}
      aria-label={motion.paused ? texts.play : texts.pause}
      onClick={motion.toggle}
    >
      <Icon name={motion.paused ? 'play' : 'pause'} size={20} />
    </button>
  );
}
