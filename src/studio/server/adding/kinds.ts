import type { AddKind } from '../../shared/adding.ts';

const kinds: readonly AddKind[] = ['block', 'field', 'option', 'step', 'row', 'item', 'property'];

export const isAddKind = (kind: unknown): kind is AddKind => kinds.some((one) => one === kind);
