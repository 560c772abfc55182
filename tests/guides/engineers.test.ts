import { checkCode, walkGuides } from './walk.ts';

// The code of all guides is checked at once, because the type checker is slow.
walkGuides('.github/CONTRIBUTING.md', { 'their code passes the type checker, and their examples compile': checkCode });
