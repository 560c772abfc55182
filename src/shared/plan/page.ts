import type { CatalogPlan } from './catalog.ts';
import type { FormModule } from './form.ts';
import type { Explanations } from './terms.ts';
import type { OffersSource, RangeModule } from './offers.ts';

/** One block of the page's YAML, checked; `block` names its view. */
export interface BlockPlan {
  readonly block: string;
  readonly [property: string]: unknown;
}

/** A page above the one that is shown. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** Claims of a block, as they are written, and their sources. */
export interface Basis {
  readonly figures: readonly string[];
  readonly basis: string;
}

export interface PagePlan {
  /** File name without ending: home, compare. */
  readonly id: string;
  readonly path: string;
  /** Short name, as breadcrumbs show it. */
  readonly name?: string;
  /** The pages above this one, from the top down. Absent if there are none. */
  readonly trail?: readonly Crumb[];
  readonly title: string;
  readonly description: string;
  /** true keeps it out of search engines, `query` only its addresses with a question mark. */
  readonly noindex?: true | 'query';
  readonly status?: 404;
  readonly blocks: readonly BlockPlan[];
  /** By the number of a block: the sources of its claims. */
  readonly basis?: Readonly<Record<number, readonly Basis[]>>;
}

/** A Lucide icon: its shapes, as [tag, attributes]. Drawn in a 24 by 24 box. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** A picture of config/assets: its hashed address and its size in pixels. */
export interface Asset {
  readonly src: string;
  /** Of a photograph: the same in other formats, each in several widths, the smallest format first. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[];
  /** Of a photograph: how wide it is shown, as the attribute `sizes`. */
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What `import('/config/pages/x.yaml')` gives: the page and all that it uses, and nothing else. `View` and `Theme` are
 * type parameters because this folder imports nothing from React.
 */
export interface PageModule<View = unknown, Theme = unknown> {
  readonly page: PagePlan;
  readonly views: Readonly<Record<string, View>>;
  /** The theme that draws its forms, with the widgets of their fields; absent where it has no form at once. */
  readonly theme?: Theme;
  readonly lists: Readonly<Record<string, readonly unknown[]>>;
  /** The catalogs whose items its blocks show; absent where none does. */
  readonly catalogs?: Readonly<Record<string, CatalogPlan>>;
  readonly icons: Readonly<Record<string, IconShapes>>;
  readonly assets: Readonly<Record<string, Asset>>;
  readonly forms: Readonly<Record<string, FormModule>>;
  readonly wizards: Readonly<Record<string, FormModule>>;
  /**
   * The numbers of blocks that are left out, because the document holds their HTML and they need no script. The numbers
   * of `page.basis` count them too.
   */
  readonly still?: readonly number[];
  /** The numbers of blocks that are left out because they are hidden until something is carried to the page. */
  readonly carried?: readonly number[];
  /** Loads the page with all its blocks; set if some are left out as `carried`. */
  readonly whole?: () => Promise<PageModule>;
  /**
   * None of its blocks does anything before it is touched, so its script may load then; `entry`: only in documents of a
   * catalog's items.
   */
  readonly waits?: true | 'entry';
  /** The terms that its texts explain; absent where they explain none. */
  readonly explain?: Explanations<View>;
  /** Forms that are drawn after the page, such as those of panels. */
  readonly later?: Readonly<Record<string, LaterForm>>;
  /** Draws the exits of the page's wizards; absent where none has any. */
  readonly exit?: View;
  /** Draws the estimates of the page's forms and wizards; absent where none has one. */
  readonly estimate?: View;
  /** Draws the help of questions with bold words and links; absent where none has any. */
  readonly help?: View;
  /** The hook with which the page's forms and wizards send their answers; absent where none does. */
  readonly sending?: unknown;
  /** The hook with which the page's forms take answers that are carried to it; absent where none does. */
  readonly arriving?: unknown;
  /** The offers of forms and wizards whose answers may come to the page, each loaded once its answers have come. */
  readonly offers?: Readonly<Record<string, OffersSource>>;
  /** Shows the price range of the offers of the page's wizards, each loaded once something is answered. */
  readonly range?: {
    readonly view: View;
    readonly of: Readonly<Record<string, () => Promise<{ readonly default: RangeModule }>>>;
  };
  /** Shows the progress of a wizard's uploads; absent if none sends files. A form's control of files does so. */
  readonly uploading?: View;
  /** Names the answers that a form has dropped; absent where no form does. */
  readonly dropped?: View;
  /** Keeps the answers of forms over a refresh; absent where no form does. */
  readonly restored?: View;
  /** Puts choices in random order; absent where no field wants that. */
  readonly mix?: unknown;
}

/** Loads a form that is drawn after its page, and the theme with the widgets of its fields. */
export type LaterForm = () => Promise<Pick<PageModule, 'theme'> & { readonly form: FormModule }>;

/**
 * One line of the route table. `path` and `also` are in the letter case of config; a segment `{id}` matches any value.
 */
export interface RoutePlan {
  readonly page: string;
  readonly path: string;
  readonly also: readonly string[];
  readonly status?: 404;
  readonly entries?: string;
}
