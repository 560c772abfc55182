/** An item of config/catalog/policies.yaml. */
export interface Policy {
  readonly id: string;
  readonly type: string;
  readonly product?: string;
  readonly name: string;
  readonly provider: string;
  readonly premium: number;
  readonly coverage: number;
  readonly csr: number;
  readonly benefits: readonly string[];
  readonly exclusions: readonly string[];
}

/** An item of config/catalog/term-plans.yaml. */
export interface TermPlan {
  readonly id: string;
  readonly title: string;
  readonly provider: string;
  readonly premium?: number;
  readonly coverage?: number;
  readonly csr?: number;
  readonly coPay?: string;
  readonly covid?: string;
  readonly hospitals?: string;
  readonly ncb?: string;
  readonly restoration?: string;
  readonly waiting?: string;
  readonly renewal?: string;
}
