import { signaturePattern } from '../../shared/engine/signature.ts';
import { invisibleCharacters, unseenInLine, zeroWidth } from '../../shared/engine/unseen.ts';
import type { FieldSchema } from '../../shared/plan/form.ts';

/** A part of a domain between two dots. */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * The formats that a form may ask for. They are regular expressions, because these become part of the compiled
 * validator; functions would be separate code.
 */
export const formats: Readonly<Record<NonNullable<FieldSchema['format']>, RegExp>> = {
  /** An address as people type it: HTML's pattern, with at least one dot in the domain. */
  email: new RegExp(`^[^\\s@"(),:;<>[\\\\\\]${invisibleCharacters}${zeroWidth}]+@${label}(?:\\.${label})+$`, 'i'),
  /** A civil date that exists: 2024-02-29 does, 2023-02-29 does not (RFC 3339 full-date). */
  date: /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/,
  /** Hours and minutes of a clock of 24 hours. */
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  /** One line of text in any script. */
  line: new RegExp(`^[^${unseenInLine}]*$`),
  /** Any lines of text in any script. */
  lines: new RegExp(`^[^${invisibleCharacters}]*$`),
  /** A typed name, or the SVG that the control of this name makes. */
  signature: new RegExp(signaturePattern(unseenInLine)),
};
