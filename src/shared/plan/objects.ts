/** What is asked together, as far as it says which answers are in objects: see `FieldPlan.inObject`. */
export interface ObjectSet {
  readonly plan: {
    readonly fields: Readonly<Record<string, { readonly inObject?: readonly string[]; readonly widget?: string }>>;
  };
  readonly rows?: { readonly sets: Readonly<Record<string, ObjectSet>> };
}
