import { useSite } from '../context.tsx';
import { useHydrated } from '../useHydrated.ts';
import { Rich } from './Rich.tsx';

interface NoScriptProps {
  /** Rich text, by default the site's own. */
  text?: string;
}

/**
 * A note for visitors without script, or whose script failed to load: what they can do instead. It is not a
 * `<noscript>`, which browsers ignore when a script fails.
 */
export function NoScript({ text }: NoScriptProps) {
  const { noScript } = useSite().site.texts;
  const words = text ?? noScript;
  const hydrated = useHydrated();
  if (hydrated || words === undefined) return null;
  return (
    <div className="no-script">
      <p>
        <Rich text={words} />
      </p>
    </div>
  );
}
