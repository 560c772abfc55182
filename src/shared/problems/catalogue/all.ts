import * as addresses from './addresses.ts';
import * as files from './files.ts';
import * as yaml from './yaml.ts';
import * as contracts from './contracts.ts';
import * as references from './references.ts';
import * as duplicates from './duplicates.ts';
import * as pages from './pages.ts';
import * as assets from './assets.ts';
import * as messages from './messages.ts';
import * as copy from './copy.ts';
import * as fair from './fair.ts';
import * as fields from './fields.ts';
import * as expressions from './expressions.ts';
import * as rows from './rows.ts';
import * as projections from './projections.ts';
import * as tables from './tables.ts';
import * as offers from './offers.ts';
import * as secrets from './secrets.ts';
import * as situations from './situations.ts';
import * as examples from './examples.ts';
import * as reachability from './reachability.ts';
import * as validity from './validity.ts';
import * as uploads from './uploads.ts';
import * as requests from './requests.ts';
import * as terms from './terms.ts';
import * as purposes from './purposes.ts';
import * as unused from './unused.ts';
import * as translations from './translations.ts';

/** A factory for each problem, as the files of the catalogue have them. */
export const factories = {
  ...addresses.problems,
  ...files.problems,
  ...yaml.problems,
  ...contracts.problems,
  ...references.problems,
  ...duplicates.problems,
  ...pages.problems,
  ...assets.problems,
  ...messages.problems,
  ...copy.problems,
  ...fair.problems,
  ...fields.problems,
  ...expressions.problems,
  ...rows.problems,
  ...projections.problems,
  ...tables.problems,
  ...offers.problems,
  ...secrets.problems,
  ...situations.problems,
  ...examples.problems,
  ...reachability.problems,
  ...validity.problems,
  ...uploads.problems,
  ...requests.problems,
  ...terms.problems,
  ...purposes.problems,
  ...unused.problems,
  ...translations.problems,
};

/** An explanation of every code, each beside the factories of its problems. */
export const explanations = {
  ...addresses.explanations,
  ...files.explanations,
  ...yaml.explanations,
  ...contracts.explanations,
  ...references.explanations,
  ...duplicates.explanations,
  ...pages.explanations,
  ...assets.explanations,
  ...messages.explanations,
  ...copy.explanations,
  ...fair.explanations,
  ...fields.explanations,
  ...expressions.explanations,
  ...rows.explanations,
  ...projections.explanations,
  ...tables.explanations,
  ...offers.explanations,
  ...secrets.explanations,
  ...situations.explanations,
  ...examples.explanations,
  ...reachability.explanations,
  ...validity.explanations,
  ...uploads.explanations,
  ...requests.explanations,
  ...terms.explanations,
  ...purposes.explanations,
  ...unused.explanations,
  ...translations.explanations,
};
