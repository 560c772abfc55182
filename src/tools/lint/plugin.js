import { noPitfalls } from './no-pitfalls.js';
import { noUnsafeMarkup } from './no-unsafe-markup.js';
import { noVisitorText } from './no-visitor-text.js';

/** The project's own lint rules. */
export default {
  meta: { name: 'site' },
  rules: { 'no-pitfalls': noPitfalls, 'no-unsafe-markup': noUnsafeMarkup, 'no-visitor-text': noVisitorText },
};
