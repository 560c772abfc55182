/** A clock that is further ahead, in ms, is wrong. */
const maxClockAhead = 24 * 60 * 60_000;

/**
 * The time, in ms since 1970, which goes on if the clock is set back. A clock that is set back by more than a day was
 * wrong before, so it is followed.
 * Takes    `wall`: the clock; `steady`: an earlier time of it, with what has passed since by a clock that is never set
 */
export const timeNow = (wall: number, steady: number): number =>
  steady - wall > maxClockAhead ? wall : Math.max(wall, steady);
