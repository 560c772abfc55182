/**
 * Puts a place on the page into the address, or takes it out, without a new entry in the browser's history. Nothing is
 * drawn anew, and what the entry holds stays.
 */
export function placeInAddress(id: string | undefined): void {
  history.replaceState(history.state, '', id === undefined ? location.pathname + location.search : `#${id}`);
}
