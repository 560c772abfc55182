import { it } from 'vitest';
import { checkCode, walkGuides } from './walk.ts';

const guides = walkGuides('src/README.md', ['Add a block', 'Add a control', 'Add a plug-in']);

// Of all guides at once, because both take their time over the whole project.
it(
  'the code of src/README.md passes the type checker, its examples compile',
  () => checkCode('src/README.md', guides),
  300_000,
);
