import * as days_ from '../expressions/days.ts';
import { lifted } from './open.ts';

/** Dates that may be open: only listed values are tried; the result for any other open date is unknown. */
export const period = lifted(days_.period);
export const addPeriod = lifted(days_.addPeriod);
export const subtractPeriod = lifted(days_.subtractPeriod);
export const wholeDays = lifted(days_.wholeDays);
export const wholeMonths = lifted(days_.wholeMonths);
export const wholeYears = lifted(days_.wholeYears);
export const date = lifted(days_.date);
export const year = lifted(days_.year);
export const month = lifted(days_.month);
export const dayOfMonth = lifted(days_.dayOfMonth);
export const weekday = lifted(days_.weekday);
export const { now } = days_;
