import * as days_ from '../expressions/days.ts';
import { lifted } from './open.ts';

/** Dates that may be open: of those, nothing is known but what is tried one by one. */
export const period = lifted(days_.period);
export const later = lifted(days_.later);
export const earlier = lifted(days_.earlier);
export const days = lifted(days_.days);
export const months = lifted(days_.months);
export const years = lifted(days_.years);
export const { date } = days_;
