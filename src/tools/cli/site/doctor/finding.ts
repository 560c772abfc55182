/** What the doctor says of one thing. `need` is missing where nothing is wrong. */
export interface Finding {
  readonly what: string;
  readonly state: 'good' | 'could be better' | 'missing';
  readonly says: string;
  /** How to get what is missing. */
  readonly need?: string;
}

export const good = (what: string, says: string): Finding => ({ what, state: 'good', says });
export const hint = (what: string, says: string, need: string): Finding => ({
  what,
  state: 'could be better',
  says,
  need,
});
export const missing = (what: string, says: string, need: string): Finding => ({ what, state: 'missing', says, need });
