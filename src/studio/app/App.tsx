import { lazy, Suspense, useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { AsOn, DayPicker } from '../days/panel/DayPicker.tsx';
import { LostNotice } from '../days/panel/LostNotice.tsx';
import { Divider } from './Divider.tsx';
import { Find } from '../find/panel/Find.tsx';
import { findTexts } from '../find/panel/words.ts';
import { Frame } from '../frame/panel/Frame.tsx';
import { Button } from './kit/Button.tsx';
import { Fault } from './kit/Fault.tsx';
import { Toggle } from './kit/Toggle.tsx';
import { LanguagePicker } from '../languages/panel/LanguagePicker.tsx';
import { NewThing } from '../files/panel/NewThing.tsx';
import { PagePicker } from './PagePicker.tsx';
import { Panel } from '../thing/panel/Panel.tsx';
import { Problems } from './Problems.tsx';
import { WhichPlace } from '../thing/panel/WhichPlace.tsx';
import { Tour } from '../tour/panel/Tour.tsx';
import { SaveExample } from '../proof/panel/SaveExample.tsx';
import { usePlay } from '../proof/panel/usePlay.ts';
import { Toolbar, type FrameLook } from './Toolbar.tsx';
import type { Found } from '../thing/contract.ts';
import type { ConfigPlace } from './config-place.ts';
import { ReviewButton } from '../review/panel/ReviewButton.tsx';
import { UndoRedo } from './UndoRedo.tsx';
import { pageAt, useFollow } from './useFollow.ts';
import { useSessionState } from './useSessionState.ts';
import { useSite } from './useSite.ts';
import { isTextToggle } from './useShortcut.ts';
import { StudioContext, type Studio } from './useStudio.ts';
import { useVisit } from './useVisit.ts';
import { VisitPicker } from './VisitPicker.tsx';
import { studioTexts } from './words.ts';

/** The text editor is loaded when it is first opened. */
const TextPane = lazy(() =>
  import('../text/panel/TextPane.tsx').then(
    ({ TextPane }) => ({ default: TextPane }),
    () => ({ default: () => <p role="alert">{studioTexts.gone}</p> }),
  ),
);

/** Studio: the site in a frame, and beside it the panel with the selected thing. */
// Long because it passes shared state to each part.
export function App() {
  const { site, version, error } = useSite();
  const [look, setLook] = useSessionState<FrameLook>('look', { width: 'desktop', scheme: 'light', selects: true });
  const [address, go] = useSessionState('address', '/');
  const [chosenPlace, setPlace] = useSessionState<ConfigPlace | undefined>('place', undefined);
  const [showsText, setShowsText] = useSessionState('text', false);
  const [finds, setFinds] = useState(false);
  const findButton = useRef<HTMLButtonElement>(null);
  const closeFind = () => {
    setFinds(false);
    findButton.current?.focus();
  };
  const toggle = useCallback(() => setLook({ ...look, selects: !look.selects }), [look, setLook]);
  const turnText = useCallback(() => setShowsText(!showsText), [showsText, setShowsText]);
  const side = useRef<HTMLElement>(null);
  const { asked, ...opening } = useOpening(setPlace, side);
  const lost = useFollow(site, address, go);
  const page = pageAt(site, address);
  const pageFile = page?.file;
  const start = useMemo(() => (pageFile === undefined ? undefined : { file: pageFile, path: [] }), [pageFile]);
  const place = chosenPlace ?? start;
  const { chosen, visit, choose } = useVisit(page);
  const play = usePlay(site, page, go, choose);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <StudioContext value={{ site, version, address, page, go, play, ...opening }}>
      <header className="bar">
        <h1>{studioTexts.studio}</h1>
        <PagePicker />
        <Button
          ref={findButton}
          says={findTexts.find}
          title={findTexts.findHelp}
          aria-expanded={finds}
          onClick={() => setFinds(!finds)}
        />
        <NewThing />
        <UndoRedo />
        <ReviewButton />
        <SaveExample frame={frame} />
        <Toggle
          says={studioTexts.text}
          title={studioTexts.textHelp}
          letter="T"
          isMeant={isTextToggle}
          isOn={showsText}
          turn={turnText}
        />
        {/* Its sentences point at elements that exist only once the site has loaded. */}
        {site && <Tour />}
      </header>
      {finds && <Find close={closeFind} />}
      <main className="stage" aria-label={studioTexts.site}>
        <div className="view" role="group" aria-label={studioTexts.view}>
          <VisitPicker forms={page?.forms ?? []} chosen={chosen} choose={choose} />
          <DayPicker />
          <LanguagePicker />
          <Toolbar look={look} change={setLook} toggle={toggle} />
        </div>
        <AsOn />
        <LostNotice page={lost} />
        <Frame frame={frame} visit={visit} look={look} />
      </main>
      {showsText && place && (
        <Suspense fallback={null}>
          <TextPane place={place} />
        </Suspense>
      )}
      <Divider />
      <aside className="side" aria-label={studioTexts.panel} ref={side}>
        <Fault why={error} className="fault" />
        {asked && <WhichPlace places={asked} />}
        {place ? <Panel key={JSON.stringify(place)} place={place} /> : <p>{studioTexts.nothing}</p>}
        {site && <Problems site={site} />}
      </aside>
    </StudioContext>
  );
}

/** Opens places in the panel, which scrolls to its top. */
function useOpening(show: (place: ConfigPlace | undefined) => void, side: RefObject<HTMLElement | null>) {
  const awaited = useRef<Promise<Found>>(undefined);
  /** The places among which the person chooses. */
  const [asked, setAsked] = useState<Found['places']>();
  const opening = useMemo((): Pick<Studio, 'open' | 'openLater' | 'follow'> => {
    const open = ({ file, path, isGone }: ConfigPlace) => {
      awaited.current = undefined;
      setAsked(undefined);
      side.current?.scrollTo({ top: 0 });
      show(isGone === true ? undefined : { file, path });
    };
    const openLater = (found: Promise<Found>) => {
      awaited.current = found;
      const isLast = () => awaited.current === found;
      const ask = (places: Found['places']) => {
        awaited.current = undefined;
        setAsked(places);
      };
      found.then(
        ({ thing, places }) => isLast() && (thing ? open(thing) : ask(places)),
        () => isLast() && (awaited.current = undefined),
      );
    };
    return { open, openLater, follow: (place: ConfigPlace) => !awaited.current && open(place) };
  }, [show, side]);
  return { ...opening, asked };
}
