/** The compiler provides these guards from the contract of the catalog. */
declare module 'virtual:policy-guard' {
  export const isPolicy: import('./client.ts').Guard<import('../plan/config.generated.ts').Policy>;
}
declare module 'virtual:term-plan-guard' {
  export const isTermPlan: import('./client.ts').Guard<import('../plan/config.generated.ts').TermPlan>;
}
