import { describe, expect, it } from 'vitest';
import { readSource } from './source.ts';

/**
 * Storage that outlives a page, and the files of src/ that may name it. Answers go there through functions that take
 * `NotPrivate`: `navigationState` for the browser's history, `wizardAnswers` for its storage.
 */
const doors: readonly (readonly [RegExp, readonly string[]])[] = [
  // The entry of an open panel: the present state, and a mark. A place in the address, and another language: only the
  // state.
  [
    /\b(?:pushState|replaceState)\b/,
    ['site/app/handOver.ts', 'site/render/overlay/historyEntry.ts', 'site/render/placeInAddress.ts'],
  ],
  // `useGo` types the state, and so does a link; an alias of an address passes on the state that it came with.
  [/\buseNavigate\b/, ['site/render/useGo.ts']],
  [/\bimport\b[^;]*\bLink\b[^;]*from 'react-router-dom'/, ['site/render/elements/SiteLink.tsx']],
  [/\bimport\b[^;]*\bNavLink\b[^;]*from 'react-router-dom'/, ['site/render/layout/NavLink.tsx']],
  [/\bimport\b[^;]*\bNavigate\b[^;]*from 'react-router-dom'/, ['site/app/PageOutlet.tsx']],
  [/\b(?:Form|useSubmit|useFetcher|useLinkClickHandler|createBrowserRouter)\b[^;]*from 'react-router-dom'/, []],
  // They read the query; `useGo` writes it.
  [/\buseSearchParams\b/, ['site/theme/fields/rows/useRowPlace.ts', 'site/render/wizard/usePlace.ts']],
  [/,\s*\w+\]\s*=\s*useSearchParams\b/, []],
  [/\bdata-state\b|\bdataset: \{ state \}/, ['site/render/elements/SiteLink.tsx', 'site/render/useStillLinks.ts']],
  [/\bas NotPrivate\b/, ['shared/engine/private.ts']],
  // handOver.ts keeps answers there only while the browser loads the page in another language.
  [
    /\bsessionStorage\b/,
    [
      'site/app/early.ts',
      'site/app/handOver.ts',
      'site/app/reload.ts',
      'site/render/form/Restored.tsx',
      'site/render/form/RestoredLater.tsx',
      'site/render/form/keptOptions.ts',
      'site/render/wizard/session.ts',
    ],
  ],
  [/\blocalStorage\b/, ['site/api/useApi.ts', 'site/app/early.ts', 'site/app/languages.ts', 'site/storage/lists.ts']],
  [/\.setItem\(/, ['site/app/handOver.ts', 'site/app/languages.ts', 'site/app/reload.ts', 'site/storage/device.ts']],
  [
    /(?<!clipboard\.)\b(?:writeText|writeJson)\b/,
    [
      'site/storage/chosenOptions.ts',
      'site/storage/device.ts',
      'site/storage/listStore.ts',
      'site/storage/token.ts',
      'site/storage/wizardAnswers.ts',
    ],
  ],
  [/\blocation\.(?:href|search|hash)\s*=[^=]|\blocation\.replace\(/, []],
  [/\blocation\.assign\(/, ['site/render/actions.ts', 'site/render/useGo.ts']],
  [
    /\b(?:indexedDB|cookieStore|serviceWorker|showSaveFilePicker|sendBeacon)\b|\bcaches\.|document\.cookie|window\.name\b/,
    ['site/app/insights.ts'],
  ],
];

/** The code without its comments. */
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

describe('few places write to storage that outlives a page', () => {
  const source = readSource().filter(({ wing, room }) => wing === 'site' || room === 'shared/engine');
  it.each(doors.map(([pattern, files]) => [String(pattern), pattern, files] as const))('%s', (_, pattern, files) => {
    const found = source.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path);
    expect(found.sort()).toEqual([...files].sort());
  });
});
