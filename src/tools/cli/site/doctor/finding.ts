/** The result of one check. `need` is missing if nothing is wrong. */
export interface Diagnosis {
  readonly what: string;
  readonly state: 'good' | 'could be better' | 'missing';
  readonly says: string;
  /** How to fix it. */
  readonly need?: string;
}

export const good = (what: string, says: string): Diagnosis => ({ what, state: 'good', says });
export const hint = (what: string, says: string, need: string): Diagnosis => ({
  what,
  state: 'could be better',
  says,
  need,
});
export const missing = (what: string, says: string, need: string): Diagnosis => ({
  what,
  state: 'missing',
  says,
  need,
});
