import { useCallback } from 'react';
import type { PageEntry, SiteAnswer } from '../shared/answers.ts';
import { Frame } from './frame/Frame.tsx';
import { PagePicker } from './PagePicker.tsx';
import { Panel } from './panel/Panel.tsx';
import { Problems } from './Problems.tsx';
import { Tour } from './tour/Tour.tsx';
import { Toolbar, widths, type Look } from './Toolbar.tsx';
import type { Spot } from './spot.ts';
import { ReviewButton } from './review/ReviewButton.tsx';
import { Steps } from './Steps.tsx';
import { useFollow } from './useFollow.ts';
import { useKept } from './useKept.ts';
import { useSite } from './useSite.ts';
import { useShortcut } from './useShortcut.ts';
import { useVisit } from './useVisit.ts';
import { VisitPicker } from './VisitPicker.tsx';
import { words } from './words.ts';

/** Studio: the site in a frame, and beside it what was chosen there. */
export function App() {
  const { site, version, error } = useSite();
  const [look, setLook] = useKept<Look>('look', { width: 'desktop', scheme: 'light', selects: true });
  const [address, setAddress] = useKept('address', '/');
  const [spot, setSpot] = useKept<Spot | undefined>('spot', undefined);
  const toggle = useCallback(() => setLook({ ...look, selects: !look.selects }), [look, setLook]);
  useShortcut(toggle);
  const open = useCallback(
    ({ file, path, isGone }: Spot) => setSpot(isGone === true ? undefined : { file, path }),
    [setSpot],
  );
  useFollow(site, address, setAddress);
  const page = pageOf(site, address);
  const { chosen, visit, choose } = useVisit(page);
  return (
    <>
      <header className="bar">
        <h1>{words.studio}</h1>
        <PagePicker pages={site?.pages ?? []} address={address} choose={setAddress} />
        <VisitPicker forms={page?.forms ?? []} chosen={chosen} choose={choose} />
        <Steps site={site} open={open} />
        <ReviewButton version={version} open={open} />
        <Toolbar look={look} change={setLook} />
        <Tour />
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
        />
      </main>
      <Side
        site={site}
        version={version}
        error={error}
        spot={spot ?? (page && { file: page.file, path: [] })}
        open={open}
      />
    </>
  );
}

/** The page at an address, whatever the case of its letters. */
const pageOf = (site: SiteAnswer | undefined, address: string): PageEntry | undefined =>
  site?.pages.find(({ addresses }) => addresses.some((one) => one.toLowerCase() === address.toLowerCase()));

interface SideProps {
  readonly site: SiteAnswer | undefined;
  readonly version: number;
  readonly error: string | undefined;
  readonly spot: Spot | undefined;
  open(spot: Spot): void;
}

/** What was chosen, and everything that is wrong. */
function Side({ site, version, error, spot, open }: SideProps) {
  return (
    <aside className="side" aria-label={words.panel}>
      {error !== undefined && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
      {spot ? <Panel key={JSON.stringify(spot)} spot={spot} version={version} open={open} /> : <p>{words.nothing}</p>}
      {site && <Problems site={site} open={open} />}
    </aside>
  );
}
