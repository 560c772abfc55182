/* Made from schemas/ by `npm run types`. Do not edit. */

/**
 * The figures of a card, in this order.
 *
 * @minItems 1
 *
 * Items: One attribute.
 */
export type Figures = string[];

export interface Blocks {
  'blocks/app-promo'?: AppPromoBlock;
  'blocks/carried'?: CarriedBlock;
  'blocks/catalog-compare'?: CatalogCompareBlock;
  'blocks/catalog-item'?: CatalogItemBlock;
  'blocks/catalog-list'?: CatalogListBlock;
  'blocks/category-shortcuts'?: CategoryShortcutsBlock;
  'blocks/checklist'?: ChecklistBlock;
  'blocks/contact-cards'?: ContactCardsBlock;
  'blocks/cta'?: CtaBlock;
  'blocks/faq'?: FaqBlock;
  'blocks/features'?: FeaturesBlock;
  'blocks/form'?: FormBlock;
  'blocks/glossary'?: GlossaryBlock;
  'blocks/hero'?: HeroBlock;
  'blocks/hero-carousel'?: HeroCarouselBlock;
  'blocks/jobs'?: JobsBlock;
  'blocks/logo-strip'?: LogoStripBlock;
  'blocks/map-frame'?: MapFrameBlock;
  'blocks/not-found'?: NotFoundBlock;
  'blocks/notifications'?: NotificationsBlock;
  'blocks/offers'?: OffersBlock;
  'blocks/own-requests'?: OwnRequestsBlock;
  'blocks/panel'?: PanelBlock;
  'blocks/prose'?: ProseBlock;
  'blocks/purposes'?: PurposesBlock;
  'blocks/saved-items'?: SavedItemsBlock;
  'blocks/services-grid'?: ServicesGridBlock;
  'blocks/situations'?: SituationsBlock;
  'blocks/stats'?: StatsBlock;
  'blocks/steps'?: StepsBlock;
  'blocks/table'?: TableBlock;
  'blocks/testimonials'?: TestimonialsBlock;
  'blocks/tiles'?: TilesBlock;
  'blocks/wizard'?: WizardBlock;
}
/**
 * Promotes the mobile app. Its store badges lead nowhere (spec 1.18).
 */
export interface AppPromoBlock {
  /**
   * The block's name.
   */
  block: 'app-promo';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * One or two sentences under the heading.
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * What the app does.
   *
   * @minItems 1
   */
  items: AppFeature[];
  /**
   * Store badges: not links.
   *
   * @minItems 1
   */
  badges: AppBadge[];
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  picture?: string;
  /**
   * What the picture shows, for people who cannot see it; '' if it is only decoration.
   */
  alt?: string;
}
/**
 * One ability.
 */
export interface AppFeature {
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * Its name.
   */
  heading: string;
  /**
   * A sentence about it.
   */
  text?: string;
}
/**
 * One badge.
 */
export interface AppBadge {
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * The small line, such as Coming soon to.
   */
  note: string;
  /**
   * The name of the store.
   */
  store: string;
}
/**
 * Shows the answers that a form or wizard carried to this page (action navigate with carry). A visitor without answers does not see the block.
 */
export interface CarriedBlock {
  /**
   * The block's name.
   */
  block: 'carried';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading: string;
  greeting?: CarriedGreeting;
  /**
   * One or two sentences under the heading.
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The answers to show, in this order. An answer without a row is never shown.
   *
   * @minItems 1
   */
  rows: CarriedRow[];
}
/**
 * The heading when the visitor's name was carried, in place of `heading`.
 */
export interface CarriedGreeting {
  /**
   * The field that holds the name; a form or wizard that leads here carries it.
   */
  field: string;
  /**
   * The heading, with {name} in it.
   */
  words: string;
}
/**
 * A label and the answers beside it. A row without answers is left out.
 */
export interface CarriedRow {
  /**
   * The label.
   */
  label: string;
  /**
   * The answers, in this order, separated by commas.
   *
   * @minItems 1
   */
  of: CarriedAnswer[];
}
/**
 * One answer. It is left out when it is no, empty, or a count of 0.
 */
export interface CarriedAnswer {
  /**
   * The field; a form or wizard that leads here carries it.
   */
  field: string;
  /**
   * The option list whose labels are shown in place of values.
   */
  list?: string;
  /**
   * Words in place of the answer; {value} is the answer. A ticked box needs words.
   */
  words?: string;
}
/**
 * Items of a catalog with filters, and several of them side by side with the best figures marked. The address holds the filters and the choice: each filter under its name, sort, with, rows.
 */
export interface CatalogCompareBlock {
  /**
   * The block's name.
   */
  block: 'catalog-compare';
  /**
   * The catalog whose items it shows.
   */
  catalog: string;
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * One or two sentences under the heading.
   */
  lead?: string;
  filters: CatalogFilters;
  /**
   * The choice shown at the top of a card.
   */
  badge?: string;
  /**
   * The figures of a card, in this order.
   *
   * @minItems 1
   *
   * Items: One attribute.
   */
  figures: string[];
  /**
   * How many of the first figures are large.
   */
  large?: number;
  /**
   * A list of partners, whose logos are shown beside the names of the providers. A provider that is not in the list has its initials instead.
   */
  marks?: string;
  /**
   * The attributes to compare side by side, in this order.
   *
   * @minItems 1
   *
   * Items: One attribute.
   */
  rows: string[];
  /**
   * The most items that can be chosen.
   */
  limit: number;
  sort?: CatalogSort;
  fold?: CatalogFold;
  results: CatalogResults;
  card: CompareCard;
  chosen: CompareChosen;
  elsewhere?: CompareElsewhere;
}
/**
 * The filters above the items.
 */
export interface CatalogFilters {
  /**
   * Names the filters for screen readers.
   */
  heading: string;
  /**
   * Pause after typing or sliding before the items are fetched, in ms.
   */
  pause: number;
  /**
   * The filters. The parameter of the API decides the control: a choice, a search, or a slider.
   *
   * @minItems 1
   */
  by: FilterControl[];
  /**
   * Fixed values for other parameters of the API, by parameter.
   */
  always?: {
    /**
     * One value.
     */
    [k: string]: string | number;
  };
}
/**
 * One filter.
 */
export interface FilterControl {
  /**
   * The parameter of the API that takes its value. The address uses the same name.
   */
  name: string;
  /**
   * Its label.
   */
  label: string;
  /**
   * For a choice: the label of the option for all items.
   */
  any?: string;
  /**
   * For a search: shown while it is empty.
   */
  placeholder?: string;
  /**
   * For a search: the most characters.
   */
  longest?: number;
  /**
   * For a slider: its lowest number.
   */
  min?: number;
  /**
   * For a slider: its highest number, where it starts.
   */
  max?: number;
  /**
   * For a slider: the size of one step.
   */
  step?: number;
}
/**
 * The sort orders that visitors can choose above the list. Without it, the list has the order of the catalog.
 *
 * This interface was referenced by `CatalogListBlock`'s JSON-Schema
 * via the `definition` "sort".
 */
export interface CatalogSort {
  /**
   * Label of the choice.
   */
  label: string;
  /**
   * Label of the catalog's own order, with which the list starts.
   */
  listed: string;
  /**
   * The attributes to sort by, each with the best first. The catalog's words for the best are the labels.
   *
   * @minItems 1
   *
   * Items: One attribute.
   */
  by: string[];
}
/**
 * On a phone, only the first few items are shown until a button is pressed.
 *
 * This interface was referenced by `CatalogListBlock`'s JSON-Schema
 * via the `definition` "fold".
 */
export interface CatalogFold {
  /**
   * How many are shown.
   */
  after: number;
  /**
   * The button that shows the others; {count} is how many.
   */
  more: string;
}
/**
 * What is shown above the items or in their place.
 *
 * This interface was referenced by `CatalogListBlock`'s JSON-Schema
 * via the `definition` "results".
 */
export interface CatalogResults {
  /**
   * Heading of the list.
   */
  heading?: string;
  /**
   * Words before the number of items, such as "Books found:".
   */
  count: string;
  /**
   * Shown while they load.
   */
  loading: string;
  /**
   * Added while a failed call is tried again.
   */
  slow?: string;
  /**
   * How many empty cards are shown meanwhile.
   */
  placeholders?: number;
  empty: CatalogEmpty;
  error: CatalogError;
}
/**
 * Shown when there are no items, or none fits the filters.
 */
export interface CatalogEmpty {
  /**
   * The heading of the message.
   */
  heading?: string;
  /**
   * Says that there are none, or what the visitor can do.
   */
  text: string;
  /**
   * The button that removes all filters.
   */
  reset?: string;
}
/**
 * Shown when they could not be loaded. The button has the words of texts.retry of site.yaml.
 */
export interface CatalogError {
  /**
   * The heading of the message.
   */
  heading: string;
  /**
   * Shown unless the call itself gives the reason.
   */
  text: string;
}
/**
 * The buttons of one item.
 */
export interface CompareCard {
  /**
   * The button that chooses the item.
   */
  compare: string;
  /**
   * The button that removes it from the choice.
   */
  remove: string;
  /**
   * The link to its page.
   */
  details: string;
}
/**
 * The chosen items.
 */
export interface CompareChosen {
  /**
   * Heading of the side-by-side view.
   */
  heading: string;
  /**
   * A sentence under the heading.
   */
  hint?: string;
  /**
   * Words before the number of chosen items, such as "Chosen:" in "Chosen: 2 / 5".
   */
  count: string;
  /**
   * The button that goes to the side-by-side view.
   */
  show: string;
  /**
   * The button that clears the choice.
   */
  clear: string;
  /**
   * Why no further item can be chosen.
   */
  full: string;
  differing: CompareDiffering;
  /**
   * The button that prints the side-by-side view.
   */
  print: string;
  share: CompareShare;
}
/**
 * The checkbox that hides rows in which all items are the same.
 */
export interface CompareDiffering {
  /**
   * Its words.
   */
  label: string;
  /**
   * Says how many rows are hidden; {count} is the number.
   */
  hidden: string;
  /**
   * Shown when the items do not differ.
   */
  none: string;
}
/**
 * The button that shares the comparison's address: by the device's own share menu, or by copying it.
 */
export interface CompareShare {
  /**
   * Its words.
   */
  label: string;
  /**
   * The notice after copying.
   */
  copied: string;
  /**
   * Shown when the browser allows neither; {address} is the address.
   */
  failed: string;
}
/**
 * A choice that the address may ask for, whose items are on another page.
 */
export interface CompareElsewhere {
  /**
   * The filter with this choice.
   */
  filter: string;
  /**
   * Its value in the address.
   */
  value: string;
  /**
   * Its label among the choices, shown only while the address asks for it.
   */
  label: string;
  /**
   * The heading of the message.
   */
  heading: string;
  /**
   * Says where its items are.
   */
  text: string;
  button: Link;
}
/**
 * The button that leads there.
 */
export interface Link {
  /**
   * Its words.
   */
  label: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
}
/**
 * One item of a catalog, by the id in the address, with questions and a form. Its name is the page's main heading (h1).
 */
export interface CatalogItemBlock {
  /**
   * The block's name.
   */
  block: 'catalog-item';
  /**
   * The catalog whose items it shows.
   */
  catalog: string;
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * The main heading until the item's name is known.
   */
  heading: string;
  /**
   * Shown while the item loads.
   */
  loading: string;
  /**
   * Shown when the catalog has neither the item nor a sample.
   */
  failed: string;
  /**
   * Its figures, in this order.
   *
   * @minItems 1
   *
   * Items: One attribute.
   */
  figures: string[];
  /**
   * The figure above the buttons.
   */
  price: string;
  /**
   * Lists of points below it, in this order.
   *
   * @minItems 1
   *
   * Items: One attribute.
   */
  points: string[];
  kinds: ItemKinds;
  /**
   * The field of the forms that takes the id of the item.
   */
  field?: string;
  ask: ItemAsk;
  buy?: ItemAsk1;
  go: ItemGo;
  back?: Link2;
  questions?: ItemQuestions;
  lead: ItemLead;
}
/**
 * What belongs to each kind of item.
 */
export interface ItemKinds {
  /**
   * The choices that say which kind an item is. The first one that the item has counts.
   *
   * @minItems 1
   *
   * Items: One attribute.
   */
  by: string[];
  /**
   * The kinds, by the value of the choice.
   */
  of: {
    [k: string]: ItemKind;
  };
}
/**
 * What belongs to items of one kind.
 *
 * This interface was referenced by `CatalogItemBlock`'s JSON-Schema
 * via the `definition` "kind".
 */
export interface ItemKind {
  /**
   * Its name above the item's name.
   */
  label: string;
  /**
   * The answers that a form about the item starts with.
   */
  answers?: {
    /**
     * One answer.
     */
    [k: string]: string | number | boolean;
  };
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href: string;
  link?: Link1;
}
/**
 * A link under the list of what the item leaves out.
 */
export interface Link1 {
  /**
   * Its words.
   */
  label: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
}
/**
 * The button that opens a panel with a form.
 */
export interface ItemAsk {
  /**
   * Its words.
   */
  label: string;
  /**
   * The panel of this page that it opens, by its id.
   */
  panel: string;
}
/**
 * A second button that opens a panel.
 */
export interface ItemAsk1 {
  /**
   * Its words.
   */
  label: string;
  /**
   * The panel of this page that it opens, by its id.
   */
  panel: string;
}
/**
 * The link to the page of the item's kind.
 */
export interface ItemGo {
  /**
   * Its words.
   */
  label: string;
}
/**
 * A link above the heading, such as back to the list.
 */
export interface Link2 {
  /**
   * Its words.
   */
  label: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
}
/**
 * Questions about every item.
 */
export interface ItemQuestions {
  /**
   * Their heading.
   */
  heading: string;
  /**
   * The list of questions.
   */
  list: string;
}
/**
 * The embedded form. It starts with the item and the answers of its kind.
 */
export interface ItemLead {
  /**
   * Its heading.
   */
  heading: string;
  /**
   * How to reach us without the form. It is shown before the form has loaded.
   */
  contact: string;
  /**
   * The form, by the name of its file in config/forms.
   */
  form: string;
}
/**
 * Items of a catalog as cards that visitors can sort, with questions beside them if there are any.
 */
export interface CatalogListBlock {
  /**
   * The block's name.
   */
  block: 'catalog-list';
  /**
   * The catalog whose items it shows.
   */
  catalog: string;
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * One or two sentences under the heading.
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The most items that are shown.
   */
  first?: number;
  figures: Figures;
  /**
   * How many of the first figures are large.
   */
  large?: number;
  more?: MoreFigures;
  /**
   * A list of partners, whose logos are shown beside the names of the providers. A provider that is not in the list has its initials instead.
   */
  marks?: string;
  /**
   * The field of the panel's form that takes the id of the item.
   */
  field?: string;
  ask: ItemAsk2;
  sort?: CatalogSort;
  fold?: CatalogFold;
  results: CatalogResults;
  sidebar?: CatalogSidebar;
}
/**
 * Figures of a card that unfold.
 *
 * This interface was referenced by `CatalogListBlock`'s JSON-Schema
 * via the `definition` "more".
 */
export interface MoreFigures {
  /**
   * What unfolds them.
   */
  label: string;
  figures: Figures;
}
/**
 * The button of each card, which opens a panel.
 *
 * This interface was referenced by `CatalogListBlock`'s JSON-Schema
 * via the `definition` "ask".
 */
export interface ItemAsk2 {
  /**
   * Its words.
   */
  label: string;
  /**
   * The panel of this page that it opens, by its id.
   */
  panel: string;
}
/**
 * Questions beside the cards. Their answers stay in the browser and do not affect the list: say so in text.
 */
export interface CatalogSidebar {
  /**
   * Its heading.
   */
  greeting: string;
  /**
   * What the answers are for.
   */
  text: string;
  /**
   * On a phone: the button that unfolds the questions.
   */
  toggle: string;
  /**
   * The questions.
   *
   * @minItems 1
   */
  questions: SidebarQuestion[];
}
/**
 * One question.
 */
export interface SidebarQuestion {
  /**
   * The name of its control: small first letter, letters and digits.
   */
  name: string;
  /**
   * Its control: a number, or one or several choices of a list.
   */
  as: 'number' | 'select' | 'multiselect' | 'radio' | 'checkboxes';
  /**
   * Its words.
   */
  label: string;
  /**
   * The choices.
   */
  list?: string;
  /**
   * Shown while nothing is chosen.
   */
  placeholder?: string;
  /**
   * The value that it starts with.
   */
  start?: string | number;
}
/**
 * Shortcuts to the categories, each with an icon (spec 2.41).
 */
export interface CategoryShortcutsBlock {
  /**
   * The block's name.
   */
  block: 'category-shortcuts';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * One or two sentences under the heading.
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The shortcuts.
   *
   * @minItems 1
   */
  items: Link3[];
}
/**
 * A link: its words and where it leads.
 */
export interface Link3 {
  /**
   * Its words.
   */
  label: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
}
/**
 * Lists side by side, such as what is covered and what is not.
 */
export interface ChecklistBlock {
  /**
   * The block's name.
   */
  block: 'checklist';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * One or two sentences under the heading.
   */
  lead?: string;
  /**
   * Folds the block under its heading on a phone, to keep the page short.
   */
  fold?: true;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The lists.
   *
   * @minItems 1
   * @maxItems 2
   */
  columns: ChecklistColumn[];
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  note?: string;
}
/**
 * One list.
 */
export interface ChecklistColumn {
  /**
   * Its heading.
   */
  heading: string;
  /**
   * The mark before each item: yes is a tick, no a cross.
   */
  mark: 'yes' | 'no';
  /**
   * Its items.
   *
   * @minItems 1
   *
   * Items: Text for visitors. It can have **bold** words and [links](/Contact).
   */
  items: string[];
}
/**
 * Ways to reach us, each a card.
 */
export interface ContactCardsBlock {
  /**
   * The block's name.
   */
  block: 'contact-cards';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The cards.
   *
   * @minItems 1
   */
  items: ContactCard[];
}
/**
 * One way.
 */
export interface ContactCard {
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * Its heading.
   */
  heading: string;
  /**
   * Its lines.
   *
   * @minItems 1
   *
   * Items: Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lines: string[];
  button?: Button;
}
/**
 * A button that leads to a page (href) or opens a side panel (panel).
 */
export interface Button {
  /**
   * Its words.
   */
  label: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href?: string;
  /**
   * The id of a panel block on this page to open.
   */
  panel?: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * How strongly it draws the eye. One primary button in a section is enough.
   */
  look?: 'primary' | 'secondary' | 'quiet';
}
/**
 * A call to action: words and buttons on a band.
 */
export interface CtaBlock {
  /**
   * The block's name.
   */
  block: 'cta';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Up to two buttons.
   *
   * @maxItems 2
   */
  buttons: Button[];
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  picture?: string;
  /**
   * What the picture shows, for people who cannot see it; '' if it is only decoration.
   */
  alt?: string;
}
/**
 * Questions and answers in two columns, with one open in each (spec 2.46).
 */
export interface FaqBlock {
  /**
   * The block's name.
   */
  block: 'faq';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Folds the block under its heading on a phone, to keep the page short.
   */
  fold?: true;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The list of questions.
   */
  list: string;
  /**
   * Shows only this many questions, from the first on.
   */
  first?: number;
  search?: FaqSearch;
}
/**
 * A box that filters the questions.
 */
export interface FaqSearch {
  /**
   * Its label.
   */
  label: string;
  /**
   * Shown while it is empty.
   */
  placeholder?: string;
  /**
   * Shown when no question matches.
   */
  empty: string;
}
/**
 * Cards with an icon, a heading and a text.
 */
export interface FeaturesBlock {
  /**
   * The block's name.
   */
  block: 'features';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Folds the block under its heading on a phone, to keep the page short.
   */
  fold?: true;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * cards have a border; plain have none; rows put the icon beside the words.
   */
  look?: 'cards' | 'plain' | 'rows';
  /**
   * How many are side by side on a wide screen. Without it, as many as fit well.
   */
  columns?: 2 | 3 | 4;
  /**
   * The cards.
   *
   * @minItems 1
   */
  items: FeatureItem[];
  /**
   * Up to two buttons.
   *
   * @maxItems 2
   */
  buttons?: Button[];
}
/**
 * One card.
 */
export interface FeatureItem {
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * Its heading.
   */
  heading: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  text: string;
  link?: Link3;
}
/**
 * A form with words beside it.
 */
export interface FormBlock {
  /**
   * The block's name.
   */
  block: 'form';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * A short line above the heading.
   */
  eyebrow?: string;
  /**
   * The block's heading.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The form, by the name of its file in config/forms.
   */
  form: string;
  /**
   * A heading inside the form's card, for when the block's heading is the page's main heading.
   */
  title?: string;
  /**
   * Answers that the form starts with, by field, such as productType: term.
   */
  initial?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Short assurances: after the form on a phone, beside it on a wide screen.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  points?: string[];
  /**
   * Up to two buttons with other ways to go on, under the points.
   *
   * @minItems 1
   * @maxItems 2
   */
  buttons?: Button[];
  /**
   * A picture beside the form. A phone does not show it.
   */
  picture?: string;
  /**
   * form: on a wide screen the picture is under the form, where a short form leaves room. Without it: under the words.
   */
  pictureUnder?: 'form';
  /**
   * What the picture shows, for people who cannot see it; '' if it is only decoration.
   */
  alt?: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  note?: string;
}
/**
 * All terms of a list with their meanings, from A to Z, with a link to each letter and a filter. On all other pages, a link to one of them opens its meaning beside the words.
 */
export interface GlossaryBlock {
  /**
   * The block's name.
   */
  block: 'glossary';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The list of terms. Links lead to each of them by its id.
   */
  list: string;
  /**
   * Text for visitors, without bold words and links.
   */
  letters: string;
  search: GlossarySearch;
  /**
   * Text for visitors, without bold words and links.
   */
  also: string;
  /**
   * Text for visitors, without bold words and links.
   */
  source: string;
  /**
   * Text for visitors, without bold words and links.
   */
  more: string;
}
/**
 * The filter: it keeps the terms that contain its words, in the term, its spellings or its meaning.
 */
export interface GlossarySearch {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Text for visitors, without bold words and links.
   */
  placeholder?: string;
  /**
   * Said while it is used, with the number of terms that it keeps.
   */
  count: string;
  /**
   * Text for visitors, without bold words and links.
   */
  empty: string;
}
/**
 * The top of a page: its one h1, a lead sentence, up to two buttons and a picture.
 */
export interface HeroBlock {
  /**
   * The block's name.
   */
  block: 'hero';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Only as high as a line or two, for a page that leads with another block.
   */
  compact?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Up to four short assurances with an icon.
   *
   * @maxItems 4
   *
   * Items: Text for visitors, without bold words and links.
   */
  points?: string[];
  /**
   * Up to two buttons.
   *
   * @maxItems 2
   */
  buttons?: Button[];
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  picture?: string;
  /**
   * What the picture shows, for people who cannot see it; '' if it is only decoration.
   */
  alt?: string;
}
/**
 * The top of the home page: the main heading beside pictures that take turns (spec 2.39).
 */
export interface HeroCarouselBlock {
  /**
   * The block's name.
   */
  block: 'hero-carousel';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Up to two buttons.
   *
   * @maxItems 2
   */
  buttons?: Button[];
  /**
   * How long each slide is shown, in ms.
   */
  interval: number;
  words: CarouselWords;
  /**
   * The slides, in their order.
   *
   * @minItems 2
   */
  slides: CarouselSlide[];
}
/**
 * What screen readers say about the carousel and its buttons.
 */
export interface CarouselWords {
  /**
   * Text for visitors, without bold words and links.
   */
  name: string;
  /**
   * Text for visitors, without bold words and links.
   */
  carousel: string;
  /**
   * Text for visitors, without bold words and links.
   */
  slide: string;
  /**
   * Text for visitors, without bold words and links.
   */
  previous: string;
  /**
   * Text for visitors, without bold words and links.
   */
  next: string;
  /**
   * Name of a position dot; {n} is its number.
   */
  show: string;
  /**
   * Name of a slide; {n} is its number, {count} the number of slides.
   */
  position: string;
}
/**
 * One slide.
 */
export interface CarouselSlide {
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Text for visitors, without bold words and links.
   */
  text?: string;
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  picture: string;
  /**
   * What the picture shows, for people who cannot see it; '' if it is only decoration.
   */
  alt?: string;
  /**
   * Up to two buttons.
   *
   * @maxItems 2
   */
  buttons?: Button[];
}
/**
 * Jobs as cards with skill tags; Apply Now opens a form in a dialog (spec 2.111 to 2.113).
 */
export interface JobsBlock {
  /**
   * The block's name.
   */
  block: 'jobs';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The jobs.
   */
  list: string;
  /**
   * Text for visitors, without bold words and links.
   */
  skills: string;
  facts: JobFacts;
  /**
   * Text for visitors, without bold words and links.
   */
  button: string;
  dialog: JobDialog;
  /**
   * The form, by the name of its file in config/forms.
   */
  form: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  noscript: string;
}
/**
 * Labels of the facts on a job's card.
 */
export interface JobFacts {
  /**
   * Text for visitors, without bold words and links.
   */
  place: string;
  /**
   * Text for visitors, without bold words and links.
   */
  employment: string;
  /**
   * Text for visitors, without bold words and links.
   */
  posted: string;
  /**
   * Text for visitors, without bold words and links.
   */
  closes: string;
  kinds: JobKinds;
}
/**
 * Words for each kind of employment.
 */
export interface JobKinds {
  /**
   * Text for visitors, without bold words and links.
   */
  FULL_TIME: string;
  /**
   * Text for visitors, without bold words and links.
   */
  PART_TIME: string;
  /**
   * Text for visitors, without bold words and links.
   */
  CONTRACTOR: string;
  /**
   * Text for visitors, without bold words and links.
   */
  TEMPORARY: string;
  /**
   * Text for visitors, without bold words and links.
   */
  INTERN: string;
}
/**
 * The dialog that the button opens.
 */
export interface JobDialog {
  /**
   * Its title; {title} is the job's.
   */
  title: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
}
/**
 * The partners' logos, moving sideways in a loop (spec 2.44).
 */
export interface LogoStripBlock {
  /**
   * The block's name.
   */
  block: 'logo-strip';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The list of partners.
   */
  list: string;
  scroll?: LogoStripScroll;
}
/**
 * Two buttons that move the strip on and back.
 */
export interface LogoStripScroll {
  /**
   * How far a press moves it, in pixels (spec 9.11).
   */
  step: number;
  /**
   * Text for visitors, without bold words and links.
   */
  previous: string;
  /**
   * Text for visitors, without bold words and links.
   */
  next: string;
}
/**
 * A map of another site, loaded as it comes into view (spec 2.91). A browser that saves data or asks not to be tracked loads it only when the visitor presses the button.
 */
export interface MapFrameBlock {
  /**
   * The block's name.
   */
  block: 'map-frame';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * Address of the map, such as https://maps.example.in/office. Frames here may only show pages of the map's site.
   */
  src: string;
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * The postal address, a line each.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  address: string[];
  /**
   * Text for visitors, without bold words and links.
   */
  show: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  notice: string;
  open: Link4;
}
/**
 * A link: its words and where it leads.
 */
export interface Link4 {
  /**
   * Its words.
   */
  label: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
}
/**
 * What an unknown address shows (spec 8.06).
 */
export interface NotFoundBlock {
  /**
   * The block's name.
   */
  block: 'not-found';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  code: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Up to two buttons.
   *
   * @maxItems 2
   */
  buttons?: Button[];
  /**
   * Where else to go.
   */
  links?: Link3[];
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  picture?: string;
  /**
   * What the picture shows, for people who cannot see it; '' if it is only decoration.
   */
  alt?: string;
}
/**
 * What the action `notify` kept on this device, newest first, each with its day and a button that removes it.
 */
export interface NotificationsBlock {
  /**
   * The block's name.
   */
  block: 'notifications';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * Says when it was kept; {date} is the day.
   */
  keptOn: string;
  /**
   * Text for visitors, without bold words and links.
   */
  remove: string;
  /**
   * Text for visitors, without bold words and links.
   */
  empty: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  noscript: string;
}
/**
 * Shows what a form or wizard offers for the visitor's answers: the items that fit with their prices, the lowest first, the parts of each price, and why other items do not fit. The answers were carried to this page (action navigate with carry) or given on it. A visitor without answers does not see the block.
 */
export interface OffersBlock {
  /**
   * The block's name.
   */
  block: 'offers';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The forms and wizards that carry their answers to this page, or are on it. Those on this page show the block after their submit.
   *
   * @minItems 1
   */
  of: OffersOf[];
  /**
   * How many items are shown at first. Without it: all.
   */
  most?: number;
  /**
   * The heading once items fit: {count} is how many, {least} the lowest price, {about} what that price is for, {once} whether it is paid once, as for `price`: {count} plans fit, from {least, number, money} a year. It is announced when a price changes. Without it: the heading.
   */
  found?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  adjust?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  again?: string;
  /**
   * How a price reads: {price, number, money} a year. {once} is true for a price with an amount that is paid once for several years (`once` of its line): {once, select, true {to pay now} other {a year}}.
   */
  price: string;
  /**
   * The same for a month, smaller below it; {month} is a twelfth: {month, number, money} a month. It is left out where an amount is paid once for several years. false for a block that builds on another one and has no price of a year.
   */
  monthly?: false | string;
  /**
   * How many facts each item shows: those in which the items on the page differ most.
   */
  facts?: number;
  pays?: OffersPays;
  /**
   * Text for visitors, without bold words and links.
   */
  details?: string;
  /**
   * How one amount of a price reads: {amount, number, money}.
   */
  amount: string;
  /**
   * The label of the sum under the amounts. {once} is as for `price`.
   */
  total: string;
  /**
   * Text for visitors, without bold words and links.
   */
  why: string;
  /**
   * Text for visitors, without bold words and links.
   */
  covers: string;
  /**
   * Text for visitors, without bold words and links.
   */
  excludes: string;
  /**
   * Text for visitors, without bold words and links.
   */
  compare: string;
  /**
   * The words to press to see the items that do not fit, and why; {count} is how many.
   */
  refused: string;
  /**
   * Text for visitors, without bold words and links.
   */
  none: string;
  /**
   * Text for visitors, without bold words and links.
   */
  lacking: string;
  /**
   * Text for visitors, without bold words and links.
   */
  loading: string;
  /**
   * Text for visitors, without bold words and links.
   */
  failed: string;
  /**
   * The button that shows the other items that fit; {count} is how many.
   */
  more: string;
  /**
   * Text for visitors, without bold words and links.
   */
  change: string;
  /**
   * Up to two buttons under the items, such as a call back.
   *
   * @maxItems 2
   */
  buttons?: Button[];
  /**
   * Gives each item a heart that saves it on the device, with its price, what that is for, and the day.
   */
  save?: boolean;
  callBack?: OffersCallBack;
  share?: OffersShare;
  kept?: OffersKept;
}
/**
 * A form or wizard with `offers`, and where its questions are.
 */
export interface OffersOf {
  /**
   * The form or wizard.
   */
  form: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href: string;
}
/**
 * What each item answers to situations, for forms whose offers have `situations`: those in which the items on the page differ most.
 */
export interface OffersPays {
  /**
   * How many situations each item shows.
   */
  most: number;
  /**
   * Text for visitors, without bold words and links.
   */
  yesWord: string;
  /**
   * Text for visitors, without bold words and links.
   */
  noWord: string;
  /**
   * Text for visitors, without bold words and links.
   */
  whenWord: string;
}
/**
 * A button that asks for a call back, and takes along the items shown and the answers. The visitor reads them in the form, removes what should not be sent, and agrees there.
 */
export interface OffersCallBack {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * The panel of this page that it opens, by its id. Its form needs the field answers, a text of several lines. A field with the name of a question takes the answer to it.
   */
  panel: string;
  /**
   * The line of an item; {price} is its price with what that is for, as on its card, and missing where nothing was answered: {name} of {by}{price, select, missing {} other {: {price}}}.
   */
  item: string;
  /**
   * The line of a question and its answer: {question}: {answer}. A ticked box shows only its question.
   */
  answer: string;
  /**
   * Fields of the panel's form that take the answer to a question of another name: { phone: [mobile] }. The first question with an answer counts.
   */
  names?: {
    /**
     * @minItems 1
     *
     * Items: A question of a form or wizard that offers something.
     */
    [k: string]: string[];
  };
}
/**
 * A button that shares the address of the items shown with their prices, without any answer. The device adds the lines of the items, as callBack has them.
 */
export interface OffersShare {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  page: string;
  /**
   * Text for visitors, without bold words and links.
   */
  whatsApp?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  copied: string;
  /**
   * Shown when it cannot be copied; {address} is the address.
   */
  failed: string;
}
/**
 * Shows items without prices, in place of those that answers give: items from the address, or items saved on the device.
 */
export interface OffersKept {
  /**
   * address: those that somebody shared. device: those that the visitor saved.
   */
  from: 'address' | 'device';
  /**
   * Text for visitors, without bold words and links.
   */
  ask: string;
  /**
   * What the visitor saw of an item: {words}, the price and what it is for, and {date}, the day on which they saved it. An address has a price and no date.
   */
  noted?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  none: string;
}
/**
 * What this device sent: each notification with a lead (actions sendLead and notify) opens what the server has of it. The visitor takes a copy, withdraws the consent or erases it, without an account. A link with the token of a lead, on a QR code too, opens it on another device.
 */
export interface OwnRequestsBlock {
  /**
   * The block's name.
   */
  block: 'own-requests';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * Says when it was kept; {date} is the day.
   */
  keptOn: string;
  /**
   * Text for visitors, without bold words and links.
   */
  remove: string;
  /**
   * Text for visitors, without bold words and links.
   */
  empty: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  private: string;
  /**
   * Text for visitors, without bold words and links.
   */
  open: string;
  /**
   * Text for visitors, without bold words and links.
   */
  close: string;
  /**
   * Text for visitors, without bold words and links.
   */
  loading: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  failed: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  unknown: string;
  /**
   * The heading of an open request; {reference} is its reference.
   */
  sent: string;
  /**
   * Says when it was sent; {date} is the day.
   */
  sentOn: string;
  /**
   * Text for visitors, without bold words and links.
   */
  answers: string;
  /**
   * Text for visitors, without bold words and links.
   */
  ticked: string;
  /**
   * Text for visitors, without bold words and links.
   */
  unticked: string;
  /**
   * Text for visitors, without bold words and links.
   */
  files: string;
  /**
   * Text for visitors, without bold words and links.
   */
  consent: string;
  /**
   * Says when they were agreed to; {date} is the day, {version} the version of the words.
   */
  agreedOn: string;
  /**
   * Says when the consent was withdrawn; {date} is the day.
   */
  withdrawnOn: string;
  /**
   * Text for visitors, without bold words and links.
   */
  receivers: string;
  /**
   * One of them; {name} is the system, {date} the day on which it went there.
   */
  receiver: string;
  /**
   * Text for visitors, without bold words and links.
   */
  nobody: string;
  /**
   * Text for visitors, without bold words and links.
   */
  waiting: string;
  /**
   * Text for visitors, without bold words and links.
   */
  print: string;
  download: OwnDownload;
  correct?: OwnCorrect;
  withdraw: OwnWithdraw;
  erase: OwnErase;
  elsewhere: OwnElsewhere;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  noscript: string;
}
/**
 * Saves a copy as a file of JSON.
 */
export interface OwnDownload {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * The name of the file, without its ending.
   */
  file: string;
}
/**
 * Corrects the answers in the controls of the form that was sent. The consent stays, unless its words have changed since.
 */
export interface OwnCorrect {
  /**
   * The forms whose requests may be corrected, by the names of their files in config/forms. posts of site.yaml names each. A form that asks for files cannot be corrected.
   *
   * @minItems 1
   */
  forms: string[];
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead: string;
  /**
   * Text for visitors, without bold words and links.
   */
  submit: string;
  /**
   * Text for visitors, without bold words and links.
   */
  busy?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  cancel: string;
  /**
   * Says that it is done; {reference} is that of the request.
   */
  done: string;
  /**
   * Says when it was corrected last; {date} is the day.
   */
  correctedOn: string;
  /**
   * Text for visitors, without bold words and links.
   */
  changed: string;
}
/**
 * Withdraws the consent.
 */
export interface OwnWithdraw {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  question: string;
  /**
   * Text for visitors, without bold words and links.
   */
  confirm: string;
  /**
   * Text for visitors, without bold words and links.
   */
  cancel: string;
  /**
   * Says that it is done; {reference} is that of the request.
   */
  done: string;
}
/**
 * Erases the request.
 */
export interface OwnErase {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  question: string;
  /**
   * Text for visitors, without bold words and links.
   */
  confirm: string;
  /**
   * Text for visitors, without bold words and links.
   */
  cancel: string;
  /**
   * Says that it is done; {reference} is that of the request.
   */
  done: string;
}
/**
 * Opens the request on another device.
 */
export interface OwnElsewhere {
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  text: string;
  /**
   * Text for visitors, without bold words and links.
   */
  code: string;
  /**
   * Text for visitors, without bold words and links.
   */
  share: string;
  /**
   * Text for visitors, without bold words and links.
   */
  copied: string;
  /**
   * Shown when it could not be copied; {address} is the link.
   */
  failed: string;
}
/**
 * A side panel that holds a form. A button opens it by its id.
 */
export interface PanelBlock {
  /**
   * The block's name.
   */
  block: 'panel';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Says which item the visitor asks about, when the panel is opened beside an item of a catalog. {name}, {by} and {price} are the item's.
   */
  about?: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * The form, by the name of its file in config/forms.
   */
  form: string;
  /**
   * Answers that the form starts with, by field, such as productType: term.
   */
  initial?: {
    [k: string]: string | number | boolean;
  };
}
/**
 * Text: paragraphs, headings, lists, and more of it behind a button.
 */
export interface ProseBlock {
  /**
   * The block's name.
   */
  block: 'prose';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Folds the block under its heading on a phone, to keep the page short.
   */
  fold?: true;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The paragraphs.
   *
   * @minItems 1
   *
   * Items: Text for visitors. It can have **bold** words and [links](/Contact).
   */
  paragraphs?: string[];
  /**
   * Parts with a heading of their own.
   *
   * @minItems 1
   */
  parts?: ProsePart[];
  /**
   * Sets the parts side by side on a wide screen.
   */
  columns?: 2 | 3;
  more?: ProseMore;
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  picture?: string;
  /**
   * What the picture shows, for people who cannot see it; '' if it is only decoration.
   */
  alt?: string;
  /**
   * Up to two buttons.
   *
   * @maxItems 2
   */
  buttons?: Button[];
}
/**
 * A heading with paragraphs and a list.
 */
export interface ProsePart {
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Its paragraphs.
   *
   * @minItems 1
   *
   * Items: Text for visitors. It can have **bold** words and [links](/Contact).
   */
  paragraphs?: string[];
  /**
   * Its list.
   *
   * @minItems 1
   *
   * Items: Text for visitors. It can have **bold** words and [links](/Contact).
   */
  list?: string[];
}
/**
 * Paragraphs that a button shows and hides (spec 2.49).
 */
export interface ProseMore {
  /**
   * Text for visitors, without bold words and links.
   */
  show: string;
  /**
   * Text for visitors, without bold words and links.
   */
  hide: string;
  /**
   * The paragraphs.
   *
   * @minItems 1
   *
   * Items: Text for visitors. It can have **bold** words and [links](/Contact).
   */
  paragraphs: string[];
}
/**
 * What the forms of the site collect, what for, who gets it, how long it is kept, and how to withdraw and complain: the same words as in the notice beside each consent box, for all forms that are sent (leads of site.yaml).
 */
export interface PurposesBlock {
  /**
   * The block's name.
   */
  block: 'purposes';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
}
/**
 * The items of a catalog that the visitor saved on this device, each with a button that removes it. The notices are those of saving in site.yaml.
 */
export interface SavedItemsBlock {
  /**
   * The block's name.
   */
  block: 'saved-items';
  /**
   * The catalog whose items it shows.
   */
  catalog: string;
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The choice shown above the name.
   */
  badge?: string;
  /**
   * The figures of an item, in this order.
   *
   * @minItems 1
   *
   * Items: One attribute.
   */
  figures: string[];
  /**
   * Says when it was saved; {date} is the day.
   */
  savedOn: string;
  /**
   * Text for visitors, without bold words and links.
   */
  remove: string;
  /**
   * Text for visitors, without bold words and links.
   */
  loading: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  failed: string;
  empty: SavedEmpty;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  noscript: string;
}
/**
 * Shown when nothing is saved.
 */
export interface SavedEmpty {
  /**
   * Text for visitors, without bold words and links.
   */
  text: string;
  link: Link3;
}
/**
 * Cards that lead to the services (spec 2.43).
 */
export interface ServicesGridBlock {
  /**
   * The block's name.
   */
  block: 'services-grid';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Folds the block under its heading on a phone, to keep the page short.
   */
  fold?: true;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  otherwise: string;
  /**
   * The cards.
   *
   * @minItems 1
   */
  items: ServiceItem[];
}
/**
 * One card.
 */
export interface ServiceItem {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Text for visitors, without bold words and links.
   */
  text: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href?: string;
}
/**
 * Situations to unfold. Each shows what every item of a catalog answers: yes, no or when, with the clause in plain words and its source. Each situation has its own address: /Address#knee-surgery.
 */
export interface SituationsBlock {
  /**
   * The block's name.
   */
  block: 'situations';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * Folds the block under its heading on a phone, to keep the page short.
   */
  fold?: true;
  /**
   * The list of situations. Links may lead to each of them by its id.
   */
  list: string;
  /**
   * Text for visitors, without bold words and links.
   */
  yesWord: string;
  /**
   * Text for visitors, without bold words and links.
   */
  noWord: string;
  /**
   * Text for visitors, without bold words and links.
   */
  whenWord: string;
  /**
   * The count of answers, shown while a situation is folded: {yes} yes, {when} when, {no} no.
   */
  count: string;
  /**
   * Text for visitors, without bold words and links.
   */
  states: string;
  /**
   * Text for visitors, without bold words and links.
   */
  source: string;
  /**
   * Up to two buttons under the situations.
   *
   * @maxItems 2
   */
  buttons?: Button[];
}
/**
 * Figures in a row.
 */
export interface StatsBlock {
  /**
   * The block's name.
   */
  block: 'stats';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Folds the block under its heading on a phone, to keep the page short.
   */
  fold?: true;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The figures.
   *
   * @minItems 1
   */
  items: StatItem[];
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  note?: string;
}
/**
 * A figure and what it counts.
 */
export interface StatItem {
  /**
   * Text for visitors, without bold words and links.
   */
  value: string;
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Text for visitors, without bold words and links.
   */
  note?: string;
}
/**
 * Numbered steps of a process.
 */
export interface StepsBlock {
  /**
   * The block's name.
   */
  block: 'steps';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Folds the block under its heading on a phone, to keep the page short.
   */
  fold?: true;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The steps, in their order.
   *
   * @minItems 1
   */
  items: ProcessStep[];
  /**
   * Up to two buttons.
   *
   * @maxItems 2
   */
  buttons?: Button[];
}
/**
 * One step.
 */
export interface ProcessStep {
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  text: string;
}
/**
 * A table, shown as cards on a phone, one for each row; or several tables, each folded under its heading.
 */
export interface TableBlock {
  /**
   * The block's name.
   */
  block: 'table';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Folds the block under its heading on a phone, to keep the page short.
   */
  fold?: true;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * Text for visitors, without bold words and links.
   */
  caption?: string;
  /**
   * Its columns.
   *
   * @minItems 2
   */
  columns: TableColumn[];
  /**
   * Its rows: a text for each column.
   *
   * @minItems 1
   */
  rows?: string[][];
  /**
   * A list whose items are the rows, in place of rows.
   */
  list?: string;
  /**
   * Tables with the same columns, each folded under its heading, in place of rows.
   *
   * @minItems 1
   */
  folds?: TableFold[];
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  note?: string;
}
/**
 * One column.
 */
export interface TableColumn {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * With a list: the part of each item that is shown here.
   */
  key?: string;
}
/**
 * One table.
 */
export interface TableFold {
  /**
   * Text for visitors, without bold words and links.
   */
  heading: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * The list whose items are its rows.
   */
  list: string;
  /**
   * Unfolded at the start.
   */
  open?: boolean;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  note?: string;
}
/**
 * What customers say, moving slowly upwards, beside figures (spec 2.44).
 */
export interface TestimonialsBlock {
  /**
   * The block's name.
   */
  block: 'testimonials';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The list of quotes.
   */
  list: string;
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * How often it moves, in ms (spec 9.02).
   */
  step: number;
  /**
   * How far it moves each time, in pixels (spec 9.02).
   */
  by: number;
  /**
   * Figures beside the quotes.
   *
   * @maxItems 4
   */
  stats?: TestimonialStat[];
}
/**
 * A figure and what it counts.
 */
export interface TestimonialStat {
  /**
   * Text for visitors, without bold words and links.
   */
  value: string;
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Text for visitors, without bold words and links.
   */
  note?: string;
}
/**
 * Tabs with tiles to choose from, and a button that opens a form in a dialog.
 */
export interface TilesBlock {
  /**
   * The block's name.
   */
  block: 'tiles';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * The form's field that takes the value of the chosen tab.
   */
  field: string;
  /**
   * The tabs.
   *
   * @minItems 2
   */
  tabs: TilesTab[];
  /**
   * Text for visitors, without bold words and links.
   */
  button: string;
  dialog: TilesDialog;
  /**
   * The form, by the name of its file in config/forms.
   */
  form: string;
}
/**
 * One tab.
 */
export interface TilesTab {
  /**
   * What the field takes.
   */
  value: string;
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  question: string;
  /**
   * The tiles. The answers that an option gives (with) go into the form.
   */
  list: string;
}
/**
 * The dialog that the button opens.
 */
export interface TilesDialog {
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
}
/**
 * A wizard, one step at a time.
 */
export interface WizardBlock {
  /**
   * The block's name.
   */
  block: 'wizard';
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  eyebrow?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  heading?: string;
  /**
   * The heading is the page's main heading (h1). Exactly one block of a page has it; a hero always does.
   */
  main?: true;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  lead?: string;
  /**
   * Its background: plain, a little darker, or tinted.
   */
  tone?: 'plain' | 'sunken' | 'soft';
  /**
   * The wizard, by the name of its file in config/wizards.
   */
  wizard: string;
  /**
   * Short assurances after the wizard.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  points?: string[];
  /**
   * Up to two buttons with other ways to go on, after the wizard.
   *
   * @minItems 1
   * @maxItems 2
   */
  buttons?: Button[];
  /**
   * A picture beside the heading. A phone does not show it.
   */
  picture?: string;
  /**
   * What the picture shows, for people who cannot see it; '' if it is only decoration.
   */
  alt?: string;
}

/** Properties of each block by its name. */
export interface BlockProps {
  'app-promo': AppPromoBlock;
  'carried': CarriedBlock;
  'catalog-compare': CatalogCompareBlock;
  'catalog-item': CatalogItemBlock;
  'catalog-list': CatalogListBlock;
  'category-shortcuts': CategoryShortcutsBlock;
  'checklist': ChecklistBlock;
  'contact-cards': ContactCardsBlock;
  'cta': CtaBlock;
  'faq': FaqBlock;
  'features': FeaturesBlock;
  'form': FormBlock;
  'glossary': GlossaryBlock;
  'hero': HeroBlock;
  'hero-carousel': HeroCarouselBlock;
  'jobs': JobsBlock;
  'logo-strip': LogoStripBlock;
  'map-frame': MapFrameBlock;
  'not-found': NotFoundBlock;
  'notifications': NotificationsBlock;
  'offers': OffersBlock;
  'own-requests': OwnRequestsBlock;
  'panel': PanelBlock;
  'prose': ProseBlock;
  'purposes': PurposesBlock;
  'saved-items': SavedItemsBlock;
  'services-grid': ServicesGridBlock;
  'situations': SituationsBlock;
  'stats': StatsBlock;
  'steps': StepsBlock;
  'table': TableBlock;
  'testimonials': TestimonialsBlock;
  'tiles': TilesBlock;
  'wizard': WizardBlock;
}
