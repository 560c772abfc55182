import type { Button } from './config.generated.ts';
import type { EstimatePlan } from './estimate.ts';
import type { Estimator } from './form.ts';
import type { ConditionIndex, FieldSet, FieldSetPlan, ResultPlan, SubmitPlan, Work } from './form.ts';
import type { FormFingerprint } from './lead.ts';
import type { Message } from './message.ts';

/** A page that ends a wizard for the visitors of a step for whom its condition holds. */
export interface ExitPlan {
  readonly id: string;
  readonly when: ConditionIndex;
  readonly heading: Message;
  readonly text: Message;
  readonly buttons?: readonly Button[];
}

/** One step: a field set with a heading. `when` indexes the step's own conditions, and so do its exits. */
export interface StepPlan extends FieldSetPlan {
  readonly title: string;
  readonly intro?: string;
  readonly paragraphs?: readonly string[];
  /** Whether it lists all answers. */
  readonly review?: true;
  /** The first that holds counts. */
  readonly exits?: readonly ExitPlan[];
  readonly when?: ConditionIndex;
  /** The field whose choice, once pressed, opens the next step. */
  readonly advanceOn?: string;
}

export interface WizardPlan {
  readonly id: string;
  readonly title: string;
  readonly progress: Message;
  readonly next: string;
  readonly back: string;
  readonly hideBackOn: readonly string[];
  readonly summary?: {
    readonly title: string;
    readonly edit: string;
    readonly empty?: string;
    readonly fields?: readonly string[];
  };
  readonly dropped?: Message;
  readonly restored?: string;
  readonly carried: readonly string[];
  readonly estimate?: EstimatePlan;
  /** The words for the prices between which its offers lie. */
  readonly priceRange?: { readonly words: Message; readonly first: string; readonly none: string };
  readonly submit: SubmitPlan;
  readonly result?: ResultPlan;
  /** Whether the result card counts as the last step. */
  readonly countResult?: true;
}

/** What `import wizard from '/config/wizards/x.yaml'` gives. */
export interface WizardModule {
  readonly plan: WizardPlan;
  readonly steps: readonly FieldSet<StepPlan>[];
  /** Of a wizard that may send leads. */
  readonly shown?: FormFingerprint;
  /** Works out the fields of all steps that are computed or prefilled; absent where there are none. */
  readonly work?: Work;
  /** Works out its estimate, from the answers of all steps. */
  readonly estimate?: Estimator;
}
