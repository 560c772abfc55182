import { updateEvent } from '../app/update-event.ts';

/** Sent to open pages with the list of problems; an empty list clears the overlay. */
export const problemsEvent = 'site:problems';

/** Sent by a page that listens now, to be told what is wrong already. */
export const helloEvent = 'site:hello';

/** What a config module says to Vite in development: it replaces itself, and hands the new data over by an event. */
export function acceptCode(id: string): string {
  if (id.includes('virtual:routes') || id.endsWith('.css')) return '';
  const name = id.startsWith('\0') ? id.slice(1).replace(/\.js$/, '') : id.replace(/^.*\/config\//, '');
  return `
if (import.meta.hot) import.meta.hot.accept((module) => {
  if (module) window.dispatchEvent(new CustomEvent(${JSON.stringify(updateEvent)}, { detail: { id: ${JSON.stringify(name)}, module } }));
});`;
}
