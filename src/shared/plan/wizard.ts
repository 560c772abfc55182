import type { Button } from './config.generated.ts';
import type { Message } from './message.ts';

/** How visitors go through the steps of a wizard. */
export interface WizardPlan {
  readonly title: string;
  readonly progress: Message;
  readonly next: string;
  readonly back: string;
  readonly hideBackOn?: readonly string[];
  readonly summary?: {
    readonly title: string;
    readonly edit: string;
    /** Of the button that leads from an edited step back to where the visitor was. */
    readonly return?: Message;
    /** The answer of a ticked box. */
    readonly ticked?: string;
    readonly empty?: string;
    readonly fields?: readonly string[];
  };
  readonly dropped?: Message;
  readonly restored?: string;
  readonly locked?: string;
  /** The texts for the price range of its offers. */
  readonly priceRange?: { readonly words: Message; readonly first: string; readonly none: string };
  /** Whether the result card counts as the last step. */
  readonly countResult?: true;
}

/** A page that ends a wizard at a step, for visitors for whom its condition holds. */
export interface ExitPlan {
  readonly id: string;
  /** The index of its condition in those of the step. */
  readonly when: number;
  readonly heading: Message;
  readonly text: Message;
  readonly buttons?: readonly Button[];
}
