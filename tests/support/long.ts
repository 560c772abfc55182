/**
 * Long tests, the longest first: their paths in `tests/`, without the extension. They are the project `long`
 * of vitest.config.ts, which `npm run test:all` runs. All others are `fast`, and run in `npm test` too.
 */
export const long = [
  'guides/managers',
  'guides/engineers',
  'guides/testers',
  'unit/mutations',
  'unit/build',
  '**/language/every-place',
  'leads/*',
  'architecture/replaced',
  '**/compiler/robust',
  '**/compiler/validators',
  '**/studio/proof',
  '**/cli/rename',
  '**/edit/drawn',
  '**/edit/properties',
  '**/edit/there-and-back',
  '**/edit/long',
  '**/edit/odd',
  '**/table/long',
  '**/server/lead-faults',
  '**/server/connections',
  '**/server/process',
  '**/server/upload-faults',
  '**/language/mend',
  '**/language/robust',
  'unit/outside/image',
  'unit/server/leads',
  'unit/reference',
  '**/studio/unknown-files',
  'cases/commands',
  '**/ranges/offered',
  '**/cli/main',
  '**/expression/possible',
  '**/studio/contract',
  '**/cli/explain',
  '**/cli/rename-prompt',
  '**/server/operations',
];

export const longFiles = long.map((path) => `tests/${path}.test.ts`);
