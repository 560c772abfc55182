import { walkGuides } from './walk.ts';

walkGuides('tests/README.md', ['Test one file', 'Accept a new snapshot', 'Read the coverage']);
