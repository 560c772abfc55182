import { lazy, Suspense, useCallback, useMemo, useRef } from 'react';
import { AsOn, DayPicker } from '../days/panel/DayPicker.tsx';
import { Divider } from './Divider.tsx';
import { Frame } from '../frame/panel/Frame.tsx';
import { Fault } from './kit/Fault.tsx';
import { Toggle } from './kit/Toggle.tsx';
import { NewThing } from '../files/panel/NewThing.tsx';
import { PagePicker } from './PagePicker.tsx';
import { Panel } from '../thing/panel/Panel.tsx';
import { Problems } from './Problems.tsx';
import { Tour } from '../tour/panel/Tour.tsx';
import { SaveExample } from '../proof/panel/SaveExample.tsx';
import { usePlay } from '../proof/panel/usePlay.ts';
import { Toolbar, type Look } from './Toolbar.tsx';
import type { Spot } from './spot.ts';
import { ReviewButton } from '../review/panel/ReviewButton.tsx';
import { Steps } from './Steps.tsx';
import { pageAt, useFollow } from './useFollow.ts';
import { useKept } from './useKept.ts';
import { useSite } from './useSite.ts';
import { isText } from './useShortcut.ts';
import { StudioContext, type Studio } from './useStudio.ts';
import { useVisit } from './useVisit.ts';
import { VisitPicker } from './VisitPicker.tsx';
import { words } from './words.ts';

/** The editor of texts is loaded when it is opened. */
const TextPane = lazy(() =>
  import('../text/panel/TextPane.tsx').then(
    ({ TextPane }) => ({ default: TextPane }),
    () => ({ default: () => <p role="alert">{words.gone}</p> }),
  ),
);

/** Studio: the site in a frame, and beside it what was chosen there. */
// Long because it hands to each part what that shares with others.
export function App() {
  const { site, version, error } = useSite();
  const [look, setLook] = useKept<Look>('look', { width: 'desktop', scheme: 'light', selects: true });
  const [address, go] = useKept('address', '/');
  const [chosenSpot, setSpot] = useKept<Spot | undefined>('spot', undefined);
  const [showsText, setShowsText] = useKept('text', false);
  const toggle = useCallback(() => setLook({ ...look, selects: !look.selects }), [look, setLook]);
  const turnText = useCallback(() => setShowsText(!showsText), [showsText, setShowsText]);
  const opening = useOpening(setSpot);
  useFollow(site, address, go);
  const page = pageAt(site, address);
  const pageFile = page?.file;
  const start = useMemo(() => (pageFile === undefined ? undefined : { file: pageFile, path: [] }), [pageFile]);
  const spot = chosenSpot ?? start;
  const { chosen, visit, choose } = useVisit(page);
  const play = usePlay(site, page, go, choose);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <StudioContext value={{ site, version, address, page, go, play, ...opening }}>
      <header className="bar">
        <h1>{words.studio}</h1>
        <PagePicker />
        <NewThing />
        <Steps />
        <ReviewButton />
        <SaveExample frame={frame} />
        <Toggle says={words.text} title={words.textHelp} letter="T" isMeant={isText} isOn={showsText} turn={turnText} />
        {/* Its sentences point at parts that are there once the site is known. */}
        {site && <Tour />}
      </header>
      <main className="stage" aria-label={words.site}>
        <div className="view" role="group" aria-label={words.view}>
          <VisitPicker forms={page?.forms ?? []} chosen={chosen} choose={choose} />
          <DayPicker />
          <Toolbar look={look} change={setLook} toggle={toggle} />
        </div>
        <AsOn />
        <Frame frame={frame} visit={visit} look={look} onToggle={toggle} />
      </main>
      {showsText && spot && (
        <Suspense fallback={null}>
          <TextPane spot={spot} />
        </Suspense>
      )}
      <Divider />
      <aside className="side" aria-label={words.panel}>
        <Fault why={error} className="fault" />
        {spot ? <Panel key={JSON.stringify(spot)} spot={spot} /> : <p>{words.nothing}</p>}
        {site && <Problems site={site} />}
      </aside>
    </StudioContext>
  );
}

/** Shows places in the panel. */
function useOpening(show: (spot: Spot | undefined) => void): Pick<Studio, 'open' | 'openLater' | 'follow'> {
  const awaited = useRef<Promise<Spot>>(undefined);
  return useMemo(() => {
    const open = ({ file, path, isGone }: Spot) => {
      awaited.current = undefined;
      show(isGone === true ? undefined : { file, path });
    };
    const openLater = (spot: Promise<Spot>) => {
      awaited.current = spot;
      const isLast = () => awaited.current === spot;
      spot.then(
        (known) => isLast() && open(known),
        () => isLast() && (awaited.current = undefined),
      );
    };
    return { open, openLater, follow: (spot: Spot) => !awaited.current && open(spot) };
  }, [show]);
}
