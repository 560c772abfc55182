import { useSite } from '../context.tsx';
import { useHydrated } from '../useHydrated.ts';
import { Rich } from './Rich.tsx';

interface NoScriptProps {
  /** Rich text, by default the site's own. */
  text?: string;
}

/**
 * For a visitor whose browser runs no script, or whose script did not arrive: what is possible all the same. It is no
 * `<noscript>`, which browsers leave out while a script fails.
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
