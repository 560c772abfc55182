/**
 * Puts a place on the page into the address, or takes it out, without a new entry in the browser's history. Nothing is
 * redrawn, and the state of the entry stays.
 */
export function placeInAddress(id: string | undefined): void {
  history.replaceState(history.state, '', id === undefined ? location.pathname + location.search : `#${id}`);
}
