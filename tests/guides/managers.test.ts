import { walkGuides } from './walk.ts';
import { wishes } from './wishes.ts';

walkGuides('config/README.md', wishes);
