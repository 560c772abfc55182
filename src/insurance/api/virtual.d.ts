/** The compiler provides these guards from the contract of the catalog. */
declare module 'virtual:item-guard/policies' {
  export const isItem: import('../../api/client.ts').Guard<import('../../plan/config.generated.ts').Policy>;
}
declare module 'virtual:item-guard/term-plans' {
  export const isItem: import('../../api/client.ts').Guard<import('../../plan/config.generated.ts').TermPlan>;
}
