import { walkGuides } from './walk.ts';

walkGuides('tests/README.md');
