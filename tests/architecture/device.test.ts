import { describe, expect, it } from 'vitest';
import { readSource } from './source.ts';

/**
 * What outlives a page, and the files of src/ that may name it. Answers go there through functions that take
 * `NotPrivate`: `navigationState` for the browser's history, `wizardAnswers` for its storage.
 */
const doors: readonly (readonly [RegExp, readonly string[]])[] = [
  // The entry of an open panel: the present state, and a mark. A place in the address: only the state.
  [/\b(?:pushState|replaceState)\b/, ['render/overlay/historyEntry.ts', 'render/placeInAddress.ts']],
  // `useGo` types the state, and so does a link; an alias of an address passes on the state that it came with.
  [/\buseNavigate\b/, ['render/useGo.ts']],
  [/\bimport\b[^;]*\bLink\b[^;]*from 'react-router-dom'/, ['render/elements/SiteLink.tsx']],
  [/\bimport\b[^;]*\bNavLink\b[^;]*from 'react-router-dom'/, ['render/layout/NavLink.tsx']],
  [/\bimport\b[^;]*\bNavigate\b[^;]*from 'react-router-dom'/, ['app/PageOutlet.tsx']],
  [/\b(?:Form|useSubmit|useFetcher|useLinkClickHandler|createBrowserRouter)\b[^;]*from 'react-router-dom'/, []],
  // They read the query; `useGo` writes it.
  [/\buseSearchParams\b/, ['theme/fields/rows/useRowPlace.ts', 'render/wizard/usePlace.ts']],
  [/,\s*\w+\]\s*=\s*useSearchParams\b/, []],
  [/\bdata-state\b|\bdataset: \{ state \}/, ['render/elements/SiteLink.tsx', 'render/useStillLinks.ts']],
  [/\bas NotPrivate\b/, ['engine/private.ts']],
  [/\bsessionStorage\b/, ['app/reload.ts', 'render/wizard/session.ts']],
  [/\blocalStorage\b/, ['api/useApi.ts', 'render/overlay/Toaster.tsx', 'render/useSaved.ts']],
  [/\.setItem\(/, ['app/reload.ts', 'storage/device.ts']],
  [
    /(?<!clipboard\.)\b(?:writeText|writeJson)\b/,
    ['storage/device.ts', 'storage/listStore.ts', 'storage/token.ts', 'storage/wizardAnswers.ts'],
  ],
  [/\blocation\.(?:href|search|hash)\s*=[^=]|\blocation\.replace\(/, []],
  [/\blocation\.assign\(/, ['app/reload.ts', 'render/actions.ts', 'render/useGo.ts']],
  [
    /\b(?:indexedDB|cookieStore|serviceWorker|showSaveFilePicker|sendBeacon)\b|\bcaches\.|document\.cookie|window\.name\b/,
    [],
  ],
];

/** The code without its comments. */
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

describe('what outlives a page is written in few places', () => {
  const source = readSource().filter(({ folder }) =>
    /^(?:engine|storage|api|render|blocks|theme|catalog|app)$/.test(folder),
  );
  it.each(doors.map(([pattern, files]) => [String(pattern), pattern, files] as const))('%s', (_, pattern, files) => {
    const found = source.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path);
    expect(found.sort()).toEqual([...files].sort());
  });
});
