import { lazy, Suspense, useCallback, useMemo, useRef } from 'react';
import type { PageEntry, SiteAnswer } from '../shared/contract/site.ts';
import { AsOn, DayPicker } from './days/DayPicker.tsx';
import { Divider } from './Divider.tsx';
import { Frame } from './frame/Frame.tsx';
import { NewThing } from './new/NewThing.tsx';
import { PagePicker } from './PagePicker.tsx';
import { Panel } from './panel/Panel.tsx';
import { Problems } from './Problems.tsx';
import { Tour } from './tour/Tour.tsx';
import { TextToggle } from './TextToggle.tsx';
import type { Play } from './proof/Proof.tsx';
import { SaveExample } from './proof/SaveExample.tsx';
import { usePlay } from './proof/usePlay.ts';
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
import { Fault } from './kit/Fault.tsx';

/** The editor of texts is loaded when it is opened. */
const TextPane = lazy(() =>
  import('./text/TextPane.tsx').then(
    ({ TextPane }) => ({ default: TextPane }),
    () => ({ default: () => <p role="alert">{words.gone}</p> }),
  ),
);

/** Studio: the site in a frame, and beside it what was chosen there. */
// Long because it hands to each part what that shares with others.
export function App() {
  const { site, version, error } = useSite();
  const [look, setLook] = useKept<Look>('look', { width: 'desktop', scheme: 'light', selects: true });
  const [address, setAddress] = useKept('address', '/');
  const [chosenSpot, setSpot] = useKept<Spot | undefined>('spot', undefined);
  const [showsText, setShowsText] = useKept('text', false);
  const toggle = useCallback(() => setLook({ ...look, selects: !look.selects }), [look, setLook]);
  useShortcut(toggle);
  const open = useCallback(
    ({ file, path, isGone }: Spot) => setSpot(isGone === true ? undefined : { file, path }),
    [setSpot],
  );
  useFollow(site, address, setAddress);
  const page = pageOf(site, address);
  const pageFile = page?.file;
  const start = useMemo(() => (pageFile === undefined ? undefined : { file: pageFile, path: [] }), [pageFile]);
  const spot = chosenSpot ?? start;
  const { chosen, visit, choose } = useVisit(page);
  const play = usePlay(site, page, setAddress, choose);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <>
      <header className="bar">
        <h1>{words.studio}</h1>
        <PagePicker pages={site?.pages} address={address} choose={setAddress} />
        <NewThing
          site={site}
          page={page?.id}
          done={(made) => {
            if (made.address !== undefined) setAddress(made.address);
            open(made);
          }}
        />
        <Steps site={site} open={open} />
        <ReviewButton version={version} open={open} />
        <SaveExample frame={frame} open={open} />
        <TextToggle shows={showsText} change={setShowsText} />
        <Tour />
      </header>
      <main className="stage" aria-label={words.site}>
        <div className="view" role="group" aria-label={words.view}>
          <VisitPicker forms={page?.forms ?? []} chosen={chosen} choose={choose} />
          {site && <DayPicker site={site} />}
          <Toolbar look={look} change={setLook} />
        </div>
        <AsOn site={site} />
        <Frame
          frame={frame}
          address={address}
          visit={visit}
          day={site && site.day !== site.today ? site.day : undefined}
          width={widths[look.width]}
          scheme={look.scheme}
          selects={look.selects}
          version={version}
          onMove={setAddress}
          onOpen={open}
          onToggle={toggle}
        />
      </main>
      {showsText && spot && (
        <Suspense fallback={null}>
          <TextPane spot={spot} version={version} open={open} />
        </Suspense>
      )}
      <Divider />
      <Side site={site} version={version} error={error} spot={spot} address={address} open={open} play={play} />
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
  readonly address: string;
  open(spot: Spot): void;
  readonly play: Play;
}

/** What was chosen, and everything that is wrong. */
function Side({ site, error, spot, ...panel }: SideProps) {
  return (
    <aside className="side" aria-label={words.panel}>
      <Fault why={error} className="fault" />
      {spot ? (
        <Panel key={JSON.stringify(spot)} spot={spot} day={site?.day ?? ''} {...panel} />
      ) : (
        <p>{words.nothing}</p>
      )}
      {site && <Problems site={site} open={panel.open} />}
    </aside>
  );
}
