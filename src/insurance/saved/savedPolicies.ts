import type { SavedList } from '../../render/useSaved.ts';
import { isPolicyId } from '../catalog/policyId.ts';

/** The policies that visitors save on their device (spec 3.01). */
export const savedPolicies: SavedList = { key: 'savedPolicies', isId: isPolicyId };
