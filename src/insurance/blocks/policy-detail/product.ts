import type { Answers } from '../../../plan/answers.ts';
import type { PolicyDetailBlock, PolicyProduct, PolicyProducts } from '../../../plan/blocks.generated.ts';
import type { Policy } from '../../../plan/config.generated.ts';

/** What belongs to a policy: to the product that it names, or to its type. */
export const productOf = ({ product, type }: Policy, products: PolicyProducts): PolicyProduct =>
  products[product ?? type];

/** Whether the policy is the sample, which stands for one that could not be fetched and that no catalog has. */
export const isSample = ({ id }: Policy, { sample }: PolicyDetailBlock): boolean => id === sample?.id;

/** The answers that a lead form about the policy starts with. */
export const answersAbout = (policy: Policy, block: PolicyDetailBlock): Answers => ({
  productType: productOf(policy, block.products).productType,
  ...(!isSample(policy, block) && { policy: policy.id }),
});
