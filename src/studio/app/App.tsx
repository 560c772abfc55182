import { useCallback, useMemo, useState } from 'react';
import type { Path, Thing } from '../shared/answers.ts';
import type { Visit } from '../shared/visit.ts';
import { Frame } from './frame/Frame.tsx';
import { PagePicker } from './PagePicker.tsx';
import { Panel } from './panel/Panel.tsx';
import { Problems } from './Problems.tsx';
import { Toolbar, widths, type Look } from './Toolbar.tsx';
import { useKept } from './useKept.ts';
import { useSite } from './useSite.ts';
import { useShortcut } from './useShortcut.ts';
import { VisitPicker, visitOf, type Chosen } from './VisitPicker.tsx';
import { words } from './words.ts';

/** A place in config. */
export interface Spot {
  readonly file: string;
  readonly path: Path;
}

/** Studio: the site in a frame, and beside it what was chosen there. */
export function App() {
  const { site, version, error } = useSite();
  const [look, setLook] = useKept<Look>('look', { width: 'desktop', scheme: 'light', selects: true });
  const [address, setAddress] = useKept('address', '/');
  const [spot, setSpot] = useKept<Spot | undefined>('spot', undefined);
  const [hint, setHint] = useState<string>();
  const toggle = useCallback(() => setLook({ ...look, selects: !look.selects }), [look, setLook]);
  useShortcut(toggle);
  const open = useCallback(
    (thing: Pick<Thing, 'file' | 'path'>) => setSpot({ file: thing.file, path: thing.path }),
    [setSpot],
  );
  const page = site?.pages.find(({ addresses }) =>
    addresses.some((one) => one.toLowerCase() === address.toLowerCase()),
  );
  const [visits, setVisits] = useKept<Readonly<Record<string, Chosen>>>('visits', {});
  const chosen = page && visits[page.id];
  const asked = page && chosen && JSON.stringify(visitOf(chosen, page.forms));
  const visit = useMemo(() => (asked === undefined ? undefined : (JSON.parse(asked) as Visit)), [asked]);
  const shown = spot ?? (page && { file: page.file, path: [] });
  return (
    <>
      <header className="bar">
        <h1>{words.studio}</h1>
        <PagePicker pages={site?.pages ?? []} address={address} choose={setAddress} />
        <VisitPicker
          forms={page?.forms ?? []}
          chosen={chosen}
          choose={(one) => {
            const { [page?.id ?? '']: _, ...others } = visits;
            setVisits(one && page ? { ...others, [page.id]: one } : others);
          }}
        />
        <Toolbar look={look} change={setLook} />
      </header>
      <main className="stage" aria-label={words.site}>
        <Frame
          address={address}
          visit={visit}
          width={widths[look.width]}
          scheme={look.scheme}
          selects={look.selects}
          version={version}
          onMove={setAddress}
          onOpen={open}
          onToggle={toggle}
          onHint={setHint}
        />
        <p className="hint" aria-live="polite">
          {hint}
        </p>
      </main>
      <aside className="side" aria-label={words.panel}>
        {error !== undefined && (
          <p className="fault" role="alert">
            {error}
          </p>
        )}
        {shown ? (
          <Panel key={JSON.stringify(shown)} spot={shown} version={version} open={open} />
        ) : (
          <p>{words.nothing}</p>
        )}
        {site && <Problems site={site} open={open} />}
      </aside>
    </>
  );
}
