import { checkCode, walkGuides } from './walk.ts';

// The code of all guides at once, because the type checker takes its time over all that it imports.
walkGuides('.github/CONTRIBUTING.md', { 'their code passes the type checker, its examples compile': checkCode });
