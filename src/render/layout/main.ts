/** Id of the main element: where the skip link leads and where focus goes on a new page. */
export const MAIN = 'main';

/** Id of the footer: where the menu leads while no script runs. */
export const FOOTER = 'footer';
