import { walkGuides } from './walk.ts';

walkGuides('config/README.md', [
  'Change a text in five minutes',
  'Add a field with its message',
  'Add a page',
  'Add a wizard step that only some see',
  'Change a rate',
]);
