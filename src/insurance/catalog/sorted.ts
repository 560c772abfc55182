/** In which order plans are listed: that of the catalog, or by a figure. */
export const orders = ['listed', 'premium', 'coverage', 'csr'] as const;

export type Order = (typeof orders)[number];

/** What plans can be put in order by. */
export type Figures = Readonly<Record<Exclude<Order, 'listed'>, number>>;

/** The plans in an order: the lowest premium first, or another figure's highest. Equals stay as they are listed. */
export function sorted<Plan>(
  plans: readonly Plan[],
  order: Order,
  figuresOf: (plan: Plan) => Figures,
): readonly Plan[] {
  if (order === 'listed') return plans;
  const sign = order === 'premium' ? 1 : -1;
  return [...plans].sort((one, other) => sign * (figuresOf(one)[order] - figuresOf(other)[order]));
}
