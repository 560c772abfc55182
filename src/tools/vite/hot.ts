import { updateEvent } from '../../site/app/update-event.ts';

/** Sent to open pages with the list of problems; an empty list clears the overlay. */
export const problemsEvent = 'site:problems';

/** Sent by a page that has started to listen, to request the current problems. */
export const helloEvent = 'site:hello';

/** Code appended to a config module in development: accepts its own update and dispatches the new data in an event. */
export function acceptCode(id: string): string {
  if (id.includes('virtual:routes') || id.endsWith('.css')) return '';
  const name = id.startsWith('\0') ? id.slice(1).replace(/\.js$/, '') : id.replace(/^.*\/config\//, '');
  return `
if (import.meta.hot) import.meta.hot.accept((module) => {
  const detail = { id: ${JSON.stringify(name)}, module };
  if (module) window.dispatchEvent(new CustomEvent(${JSON.stringify(updateEvent)}, { detail }));
});`;
}
