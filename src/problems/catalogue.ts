import * as files from './catalogue/files.ts';
import * as yaml from './catalogue/yaml.ts';
import * as contracts from './catalogue/contracts.ts';
import * as references from './catalogue/references.ts';
import * as duplicates from './catalogue/duplicates.ts';
import * as pages from './catalogue/pages.ts';
import * as assets from './catalogue/assets.ts';
import * as messages from './catalogue/messages.ts';
import * as copy from './catalogue/copy.ts';
import * as fields from './catalogue/fields.ts';
import * as expressions from './catalogue/expressions.ts';
import * as rows from './catalogue/rows.ts';
import * as tables from './catalogue/tables.ts';
import * as offers from './catalogue/offers.ts';
import * as situations from './catalogue/situations.ts';
import * as examples from './catalogue/examples.ts';
import * as reachability from './catalogue/reachability.ts';
import * as validity from './catalogue/validity.ts';
import * as uploads from './catalogue/uploads.ts';
import * as unused from './catalogue/unused.ts';
import type { Explanation } from './catalogue/kit.ts';
import type { ProblemCode } from './codes.ts';

/** A factory for each problem that the compiler can find. The compiler imports them as `say`. */
export const problems = {
  ...files.problems,
  ...yaml.problems,
  ...contracts.problems,
  ...references.problems,
  ...duplicates.problems,
  ...pages.problems,
  ...assets.problems,
  ...messages.problems,
  ...copy.problems,
  ...fields.problems,
  ...expressions.problems,
  ...rows.problems,
  ...tables.problems,
  ...offers.problems,
  ...situations.problems,
  ...examples.problems,
  ...reachability.problems,
  ...validity.problems,
  ...uploads.problems,
  ...unused.problems,
};

/** An explanation of every code, each beside the factories of its problems. A code without one does not compile. */
export const explanations: Readonly<Record<ProblemCode, Explanation>> = {
  ...files.explanations,
  ...yaml.explanations,
  ...contracts.explanations,
  ...references.explanations,
  ...duplicates.explanations,
  ...pages.explanations,
  ...assets.explanations,
  ...messages.explanations,
  ...copy.explanations,
  ...fields.explanations,
  ...expressions.explanations,
  ...rows.explanations,
  ...tables.explanations,
  ...offers.explanations,
  ...situations.explanations,
  ...examples.explanations,
  ...reachability.explanations,
  ...validity.explanations,
  ...uploads.explanations,
  ...unused.explanations,
};
