import type { PolicyProduct, PolicyProducts } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';

/** What belongs to a policy: to the product that it names, or to its type. */
export const productOf = ({ product, type }: Policy, products: PolicyProducts): PolicyProduct =>
  products[product ?? type];
