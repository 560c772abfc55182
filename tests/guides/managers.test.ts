import { walkGuides } from './walk.ts';
import { managerChanges } from './manager-changes.ts';

walkGuides('config/README.md', managerChanges);
