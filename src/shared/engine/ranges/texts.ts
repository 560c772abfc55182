import * as texts from '../expressions/texts.ts';
import { lifted } from './open.ts';

/** Texts that may be open. */
export const join = lifted(texts.join);
export const contains = lifted(texts.contains);
export const startsWith = lifted(texts.startsWith);
export const endsWith = lifted(texts.endsWith);
export const substring = lifted(texts.substring as (...given: unknown[]) => unknown);
export const lowerAscii = lifted(texts.lowerAscii as (...given: unknown[]) => unknown);
