import { it } from 'vitest';
import { checkCode, walkGuides } from './walk.ts';

const guides = walkGuides('src/README.md', ['Add a block', 'Add a control', 'Add a plug-in']);

// All guides at once, because the type checker takes its time over all that their code imports.
it('the code of src/README.md passes the type checker, its examples compile', () => checkCode(guides), 300_000);
