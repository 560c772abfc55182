/* Made from schemas/ by `npm run types`. Do not edit. */

/**
 * Words that press: only today, hurry, limited time.
 */
export type Words = string[];
/**
 * Words that make a button or choice shame whoever presses it: I don't want to save.
 */
export type Words1 = string[];
/**
 * Words of a button by which something is bought.
 */
export type Words2 = string[];
/**
 * Words of a button that sends something. None come with the check: a site that means them lists them.
 */
export type Words3 = string[];
/**
 * How a choice begins that agrees.
 */
export type Words4 = string[];
/**
 * A word of each choice that refuses.
 */
export type Words5 = string[];
/**
 * The basis of each claim in this file. Claims are prices, discounts, shares and counts that advertise, and superlatives. A block with a claim shows the basis at its foot (texts.basis of site.yaml); the footer shows it for site.yaml.
 *
 * @minItems 1
 */
export type Claims = Claim[];
/**
 * The choices with their labels, in place of an option list. Use x-list for choices that several forms share, or that are narrowed.
 *
 * @minItems 1
 * @maxItems 1000
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "choices".
 */
export type Choices = Choice[];
/**
 * What must hold in each row. The message is in the row that is wrong, beside the field at.
 *
 * @minItems 1
 */
export type RowRules = Assert[];
/**
 * Why a choice cannot be chosen: always, or only while a condition holds.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "unavailable".
 */
export type Unavailable =
  | string
  | {
      /**
       * A condition: on the answers to fields, { productType: { const: travel } }, or an expression, age >= 18 && city == "Pune".
       */
      when: ConditionMap | string;
      /**
       * Text for visitors, without bold words and links.
       */
      reason: string;
    };
/**
 * Checks that need more than one field: an expression that must hold, or a plug-in.
 *
 * @minItems 1
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "rules".
 *
 * Items: One check over several fields.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "rule".
 */
export type Rules = (Assert | PluginRule)[];
/**
 * Answers that change when another is changed, in this order.
 *
 * @minItems 1
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "effects".
 */
export type Effects = Effect[];
/**
 * How a visitor learns that the check has failed, in place of words beside each field. silent: the fields are only marked, and the focus moves to the first of them.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "refusal".
 */
export type Refusal =
  | 'silent'
  | {
      /**
       * Text for visitors, without bold words and links.
       */
      alert: string;
    };
/**
 * The actions, in this order.
 *
 * @minItems 1
 */
export type Actions = Action[];
/**
 * Other buttons beside the submit button, such as one for a new car that has no number. They do not check the answers.
 *
 * @minItems 1
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "alternatives".
 */
export type Alternatives = Alternative[];
/**
 * A list that forms and blocks refer to by its file name: options to choose from, insurers, questions, jobs.
 */
export type List = {
  /**
   * The kind of the list. It decides what each item holds.
   */
  of: 'options' | 'insurers' | 'questions' | 'jobs' | 'partners' | 'quotes' | 'rows' | 'situations' | 'terms';
  /**
   * Where the items come from, such as "spec 9.09".
   */
  source?: string;
  /**
   * The first day on which this holds, such as 2025-04-01, in the site's time zone.
   */
  validFrom?: string;
  /**
   * The last day on which this holds. From the day after, the check reports it. Without it, there is no last day.
   */
  validUntil?: string;
  claims?: Claims;
  /**
   * In a list of situations: the items that answer each of them.
   *
   * @minItems 1
   */
  answeredBy?: AnsweredBy[];
  /**
   * In a list of situations: the laws, standard wordings and rules that answers are based on, by a short name.
   */
  sources?: {
    [k: string]: SituationSource;
  };
  from?: ListAddress;
  /**
   * Of options that nobody may read, such as promo codes: they stay on the server. A field with the control code asks it whether a text is one of their values, at most 20 times in ten minutes from one address. What an option sets (with) cannot be changed by visitors, and the server checks both again when the answers are sent.
   */
  secret?: true;
  /**
   * Values that options of this list once had. A draft with such a value asks again; a lead with one stays readable.
   *
   * @minItems 1
   */
  retired?: (string | number)[];
  /**
   * The items, in the order that visitors see.
   *
   * @minItems 1
   */
  items: {}[];
};
/**
 * Items that visitors compare and the API serves, with their attributes; or items that a form offers for its answers.
 */
export type Catalog = {
  /**
   * What the file holds.
   */
  of: 'items' | 'offers';
  /**
   * Where the items come from.
   */
  source: string;
  /**
   * The first day on which this holds, such as 2025-04-01, in the site's time zone.
   */
  validFrom: string;
  /**
   * The last day on which this holds. From the day after, the check reports it. Without it, there is no last day.
   */
  validUntil?: string;
  claims?: Claims;
  unfair?: CatalogExceptions;
  api?: CatalogApi;
  /**
   * The key under which a device keeps the items that its visitor saves. Without it, items cannot be saved.
   */
  saveAs?: string;
  /**
   * An item that is shown in place of one that cannot be loaded. The API does not serve it.
   */
  sample?: {};
  /**
   * The attributes of the items, by their keys in each item.
   */
  attributes?: {
    [k: string]: Attribute;
  };
  /**
   * Links to the terms of the glossary that explain labels on cards, by attribute, or by label of a fact: { Deductible: /Glossary#deductible }.
   */
  explains?: {
    /**
     * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
     */
    [k: string]: string;
  };
  /**
   * What is different about the items for some answers, such as an add-on or less cover, by name. `changes` in `offers` of a form or wizard says when.
   */
  changes?: {
    [k: string]: OfferChange;
  };
  /**
   * The items.
   *
   * @minItems 1
   */
  items: {}[];
};
/**
 * The rows, each with a cell for every column; or the name of a CSV file beside this one, whose first line has the names of the columns. One form may send visitors 32 KB of rows, compressed.
 *
 * This interface was referenced by `Table`'s JSON-Schema
 * via the `definition` "rows".
 */
export type TableRows = string | TableRow[];
/**
 * A value, a range, any, or a list of values and ranges.
 *
 * @minItems 1
 *
 * This interface was referenced by `Table`'s JSON-Schema
 * via the `definition` "cell".
 */
export type TableCell = number | string | boolean | (number | string | boolean)[];
/**
 * The cells of match, then those of result. A cell of match is a value (18), a range (18-25, 46+, <50000), any, or a list of these.
 *
 * @minItems 2
 *
 * This interface was referenced by `Table`'s JSON-Schema
 * via the `definition` "row".
 */
export type TableRow = TableCell[];

export interface Config {
  site?: Site;
  page?: Page;
  form?: Form;
  wizard?: Wizard;
  list?: List;
  catalog?: Catalog;
  constants?: Constants;
  table?: Table;
  translation?: Translation;
  terms?: Terms;
}
/**
 * Settings for all pages: brand, header, footer, design tokens, calls, storage, notices.
 */
export interface Site {
  brand: Brand;
  /**
   * The public address without a path, for canonical links, such as https://www.example.in.
   */
  origin: string;
  copy?: Copy;
  /**
   * Language tag of the words, such as en-IN.
   */
  language: string;
  /**
   * The languages of the site. The first is the one that config is written in; the words of the others are in config/translations. A page is published in a language once all of its words, and those of every page, are translated.
   *
   * @minItems 2
   */
  languages?: SiteLanguage[];
  money?: Money;
  phones?: Phones;
  longLists?: LongLists;
  /**
   * The time zone that decides which day is today; UTC by default.
   */
  timeZone?: string;
  header: Header;
  claims?: Claims;
  footer: Footer;
  texts: Texts;
  saving?: Saving;
  theme: Theme;
  http: Http;
  query: Query;
  storage: Storage;
  toasts: Toasts;
  security?: Security;
  /**
   * dialog shows alerts as our own accessible dialog, browser as the browser's own.
   */
  alerts: 'dialog' | 'browser';
  /**
   * Forms and wizards that send their answers to /api/leads (spec 7.06). All others send nothing.
   */
  posts?: string[];
  leads?: Leads;
  insights?: Insights;
}
/**
 * The site's name and mark.
 */
export interface Brand {
  /**
   * The name of the site, as its header and search engines show it.
   */
  name: string;
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  mark: string;
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  favicon: string;
  /**
   * Words after each page's title, with the separator before them.
   */
  titleSuffix: string;
}
/**
 * House style of the site's texts. `npm run check` compares every text with it.
 *
 * This interface was referenced by `Site`'s JSON-Schema
 * via the `definition` "copy".
 */
export interface Copy {
  /**
   * Which apostrophes and quotes: straight (' and ") or curly (’ and “ ”).
   */
  quotes: 'straight' | 'curly';
  limits?: CopyLimits;
  /**
   * One word for one thing.
   *
   * @minItems 1
   */
  glossary?: Term[];
  /**
   * Words that promise something in your trade, in any letter case. A promise needs a basis, as discounts, prices and superlatives do (claims). A number before the words belongs to it: % claim finds 98.3% claims.
   *
   * @minItems 1
   */
  promises?: string[];
  fair?: CopyFair;
  /**
   * Words of a question about somebody's health, in any letter case. A field with one of them in its title needs private: health.
   *
   * @minItems 1
   */
  healthWords?: string[];
}
/**
 * The most characters of each kind of text, so that texts fit the site's design. A longer text is a problem that blocks publishing, not the preview. Values in a text do not count. Kinds without a limit can have any length.
 */
export interface CopyLimits {
  /**
   * The label of an option.
   */
  option?: number;
  /**
   * A smaller second line of an option, a question, a line about what happens.
   */
  note?: number;
  /**
   * The title of a field.
   */
  title?: number;
  /**
   * A hint or message under a field.
   */
  help?: number;
  /**
   * A placeholder.
   */
  placeholder?: number;
  /**
   * The name of a group of fields.
   */
  group?: number;
  /**
   * A button.
   */
  button?: number;
  /**
   * The buttons that lead through a wizard.
   */
  stepButton?: number;
  /**
   * Any other label or link.
   */
  label?: number;
  /**
   * A single word, such as a tab or OK.
   */
  word?: number;
  /**
   * A few words, such as an item of a menu.
   */
  short?: number;
  /**
   * Words before an answer, in its box.
   */
  prefix?: number;
  /**
   * Words after an answer, in its box.
   */
  suffix?: number;
  /**
   * A name, such as that of a product, a wizard or a step.
   */
  name?: number;
  /**
   * The line above a heading.
   */
  eyebrow?: number;
  /**
   * The heading of a block.
   */
  heading?: number;
  /**
   * The reason for an answer to a situation.
   */
  reason?: number;
  /**
   * What a picture shows.
   */
  alt?: number;
  /**
   * The title of a page in the tab and in search results.
   */
  pageTitle?: number;
  /**
   * The description of a page in search results.
   */
  pageDescription?: number;
}
/**
 * A word that the site uses, and words for the same thing that it avoids.
 *
 * This interface was referenced by `Site`'s JSON-Schema
 * via the `definition` "term".
 */
export interface Term {
  /**
   * The word to use.
   */
  use: string;
  /**
   * The words to avoid, with their plurals, in any letter case.
   *
   * @minItems 1
   */
  avoid: string[];
  /**
   * Exact words that are allowed because they are quoted: from the specification, or a name.
   *
   * @minItems 1
   */
  except?: string[];
  /**
   * The source of the exceptions, such as "spec 5.29".
   */
  source?: string;
}
/**
 * The words by which the check finds unfair texts. English and Hindi have words of their own; other languages need some here.
 *
 * This interface was referenced by `Site`'s JSON-Schema
 * via the `definition` "fair".
 */
export interface CopyFair {
  /**
   * The words by language, such as en or hi. A list given here replaces the one that comes with the check.
   */
  words?: {
    [k: string]: FairWords;
  };
  /**
   * The addresses at which something is bought. Only what leads to one of them may say buy.
   *
   * @minItems 1
   *
   * Items: Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  bought?: string[];
}
/**
 * The words of one language, in any letter case.
 *
 * This interface was referenced by `Site`'s JSON-Schema
 * via the `definition` "fairWords".
 */
export interface FairWords {
  pressure?: Words;
  shame?: Words1;
  buy?: Words2;
  send?: Words3;
  yes?: Words4;
  no?: Words5;
  /**
   * Exact texts that stay although they have such words. The check reports one that excuses nothing.
   *
   * @minItems 1
   */
  except?: FairException[];
}
/**
 * One exception.
 */
export interface FairException {
  /**
   * The exact words: Buy Now.
   */
  words: string;
  /**
   * The line of the specification and the reason.
   */
  reason: string;
}
/**
 * A language, with the words about it. They are written in this language itself.
 */
export interface SiteLanguage {
  /**
   * Its language tag, which is also the first part of its addresses: hi for /hi/About. en-XA is a pseudo-language for tests: the compiler makes its words from those of the first language, longer and with accents.
   */
  code: string;
  /**
   * Its own name for itself, as the switch shows it.
   */
  name: string;
  /**
   * Name of the switch for screen readers: Language.
   */
  label: string;
  /**
   * The line that offers this language to a visitor whose browser prefers it: Read this page in English.
   */
  offer: string;
  /**
   * The line for a visitor who has chosen this language, on a page that is not in it yet.
   */
  missing: string;
  /**
   * Makes every word without a translation a problem.
   */
  complete?: true;
}
/**
 * How the site writes amounts and numbers. Without it, amounts have no sign, and digits are grouped by thousands: 1,234,567.
 */
export interface Money {
  /**
   * The sign of the currency, before amounts, such as ₹ or £. A sign of letters ends with a blank: 'CHF '.
   */
  sign?: string;
  /**
   * The language tag that decides how digits are grouped: en-IN for 12,34,567, en-GB for 1,234,567, de-DE for 1.234.567.
   */
  grouping?: string;
  /**
   * The units of large numbers. Visitors can type them (12.5 lakh), and large round amounts are written in words too, such as "12.5 lakh" beside ₹12,50,000.
   *
   * @minItems 1
   */
  units?: AmountUnit[];
  /**
   * What people write around amounts without a meaning of its own, besides the sign: [Rs., INR, /-]. The controls for numbers ignore it.
   *
   * @minItems 1
   */
  marks?: string[];
  /**
   * An amount in two units, such as 1 crore 5 lakh; {larger} and {smaller} are the words of each. Without it, a blank separates them.
   */
  both?: string;
  /**
   * Numbers to write out, from one on: [one, two, three]. Others are written in digits.
   *
   * Items: Text for visitors, without bold words and links.
   */
  numbers?: string[];
}
/**
 * A unit of large amounts, such as a million.
 */
export interface AmountUnit {
  /**
   * Its name, such as lakh. Copy in which a figure in this unit is rounded up (10 lakh+) needs a basis.
   */
  name: string;
  /**
   * Other spellings of its name: [lac, lakhs].
   *
   * @minItems 1
   */
  also?: string[];
  /**
   * The value of one: 100000.
   */
  times: number;
  /**
   * An amount in this unit; {n} is how many. Without it, the unit is only read, never written.
   */
  words?: string;
}
/**
 * How phone numbers are written in the country of the site. The filter phone and the limits of leads use it to reduce a number to its own digits; without it, they only keep the digits.
 */
export interface Phones {
  /**
   * The calling code of the country, without +: '91'.
   */
  country: string;
  /**
   * The prefix of a number for calls within the country: '0'.
   */
  trunk?: string;
  /**
   * How many digits a number has after that.
   */
  digits: number;
}
/**
 * Option lists that are too long for a page, such as pincodes. The controls combobox, select, multiselect and lookup search a list with more options than `above` on the server, by the beginnings of words, and pages do not carry it. Without longLists, pages carry every list.
 */
export interface LongLists {
  /**
   * The most options of a list that a page carries.
   */
  above: number;
  /**
   * The most options that a search shows.
   */
  most: number;
  /**
   * Shown and said when a search has found some: {count} is how many, {shown} how many of them are listed.
   */
  found: string;
}
/**
 * The bar on top of every page.
 */
export interface Header {
  /**
   * Text for visitors, without bold words and links.
   */
  navLabel: string;
  /**
   * Text for visitors, without bold words and links.
   */
  menuLabel: string;
  /**
   * Text for visitors, without bold words and links.
   */
  closeLabel: string;
  /**
   * How long a submenu stays open after the pointer has left it, in ms (spec 9.11).
   */
  submenuCloseDelay: number;
  /**
   * Its items: a link, or a heading with a submenu.
   *
   * @minItems 1
   */
  items: HeaderItem[];
}
/**
 * A link, or a heading with a submenu.
 */
export interface HeaderItem {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href?: string;
  /**
   * button draws it as a button.
   */
  look?: 'button';
  /**
   * The submenu.
   *
   * @minItems 1
   */
  items?: Link[];
}
/**
 * A link: its words and where it leads.
 */
export interface Link {
  /**
   * Text for visitors, without bold words and links.
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
 * A claim with its basis.
 */
export interface Claim {
  /**
   * The claim as it is written, or enough of it to recognise it, such as "up to 15%".
   */
  words: string;
  /**
   * Text for visitors, without bold words and links.
   */
  basis: string;
  /**
   * Where it comes from, such as a line of the specification. No visitor reads it.
   */
  source?: string;
  /**
   * The day of the basis, such as 2025-04-01.
   */
  asOf: string;
  /**
   * The last day on which this holds. From the day after, the check reports it. Without it, there is no last day.
   */
  validUntil?: string;
}
/**
 * The end of every page.
 */
export interface Footer {
  /**
   * Text for visitors, without bold words and links.
   */
  about: string;
  /**
   * Columns of links.
   */
  columns: FooterColumn[];
  contact: FooterContact;
  social: FooterSocial;
  /**
   * Small print at the very end.
   *
   * @minItems 1
   *
   * Items: Text for visitors. It can have **bold** words and [links](/Contact).
   */
  legal: string[];
}
/**
 * A heading with links.
 */
export interface FooterColumn {
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * Its links.
   *
   * @minItems 1
   */
  links: Link[];
}
/**
 * How to reach us.
 */
export interface FooterContact {
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * Text for visitors, without bold words and links.
   */
  service?: string;
  /**
   * Phone, email, address, hours.
   *
   * @minItems 1
   */
  lines: ContactLine[];
}
/**
 * One line.
 */
export interface ContactLine {
  /**
   * Text for visitors, without bold words and links.
   */
  text: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href?: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
}
/**
 * Links to social networks.
 */
export interface FooterSocial {
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * The links.
   *
   * @minItems 1
   */
  links: Link[];
}
/**
 * Words that the site's own controls use on every page.
 */
export interface Texts {
  /**
   * Text for visitors, without bold words and links.
   */
  skip: string;
  /**
   * Text for visitors, without bold words and links.
   */
  ok: string;
  /**
   * Text for visitors, without bold words and links.
   */
  close: string;
  /**
   * Text for visitors, without bold words and links.
   */
  loading: string;
  /**
   * Heading of the error summary; {count} is the number of errors.
   */
  errorSummary: string;
  /**
   * Text for visitors, without bold words and links.
   */
  invalid: string;
  /**
   * Text for visitors, without bold words and links.
   */
  optional: string;
  /**
   * Text for visitors, without bold words and links.
   */
  clear: string;
  /**
   * Text for visitors, without bold words and links.
   */
  clearAll: string;
  /**
   * Text for visitors, without bold words and links.
   */
  crash: string;
  /**
   * Shown when an estimate, or a check over several answers, fails in the browser. Say who can help. No answer is lost.
   */
  notWorkedOut?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  retry: string;
  /**
   * Text for visitors, without bold words and links.
   */
  showPassword: string;
  /**
   * Text for visitors, without bold words and links.
   */
  hidePassword: string;
  /**
   * Name of a plus button; {label} is what it counts.
   */
  increase: string;
  /**
   * Name of a minus button; {label} is what it counts.
   */
  decrease: string;
  /**
   * Text for visitors, without bold words and links.
   */
  search: string;
  /**
   * Text for visitors, without bold words and links.
   */
  noMatch: string;
  /**
   * Text for visitors, without bold words and links.
   */
  pause: string;
  /**
   * Text for visitors, without bold words and links.
   */
  play: string;
  /**
   * Text for visitors, without bold words and links.
   */
  breadcrumbs: string;
  /**
   * Text for visitors, without bold words and links.
   */
  forgotten: string;
  /**
   * Added to the message of a date that is too early or too late counted from today, when the visitor's own day is another, such as abroad: {today, date} is the day in the time zone of the site.
   */
  siteDay?: string;
  /**
   * Shown once to visitors who come back to a wizard that has changed since, such as after a reload: {fields} lists the questions whose answers could not be kept. Without it, the words of the wizard's `dropped` are shown, if it has any.
   */
  outdated?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  formChanged?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  agreeAgain: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  noScript?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  unsent?: string;
  /**
   * Shown under a block with claims (see claims of a page): {figures} are the claims, {count} is how many, {basis} is their basis. Without it, no basis is shown.
   */
  basis?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  chooseOne: string;
  unreadable: UnreadableWords;
}
/**
 * Shown for input that is not an answer, such as half a date, if no rule of the field has words. {label} is the field's label. A form with such input is not submitted.
 */
export interface UnreadableWords {
  /**
   * Half a date, or a day that does not exist.
   */
  date: string;
  /**
   * A month without a year, or a year without a month.
   */
  month: string;
  /**
   * Not a number, such as 1e, or one that could be meant as another, such as 3,2.
   */
  number: string;
  /**
   * A number with decimals where a whole one is asked for; the words of number by default.
   */
  whole?: string;
  /**
   * A number with more digits than the field takes, or than a computer keeps; the words of number by default.
   */
  long?: string;
  /**
   * Half a time, such as hours without minutes.
   */
  time?: string;
}
/**
 * The heart that saves a policy or an item on the device and removes it again (spec 3.01), and its notices. Only blocks that show it need it.
 */
export interface Saving {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * The notice after saving; {name} is the name of the item.
   */
  saved: string;
  /**
   * The notice when the browser's storage is off or full: the list is gone once the page is closed or reloaded.
   */
  untilClosed: string;
  /**
   * The notice after removing; {name} is the name of the item.
   */
  removed: string;
  /**
   * Text for visitors, without bold words and links.
   */
  undo: string;
}
/**
 * Design tokens. Each becomes a CSS custom property: color.accent is --color-accent.
 */
export interface Theme {
  /**
   * Colours of the light scheme.
   */
  light: {
    /**
     * Write a colour such as '#0a6c74' in quotes, black, white, transparent, or rgb(19 35 58 / 0.5).
     */
    [k: string]: string;
  };
  /**
   * Colours of the dark scheme; the same names.
   */
  dark: {
    /**
     * Write a colour such as '#0a6c74' in quotes, black, white, transparent, or rgb(19 35 58 / 0.5).
     */
    [k: string]: string;
  };
  /**
   * Typefaces that ship with the site. `type.family` names them; letters that they lack are drawn by the next family there.
   *
   * @minItems 1
   */
  fonts?: {
    /**
     * Its name under type.family. Several files can have the same.
     */
    family: string;
    /**
     * A WOFF2 file of an installed package of npm.
     */
    file: string;
    /**
     * The weight, or the lightest and the heaviest of a variable font. Others are left out of the file.
     */
    weights: string;
    /**
     * The characters, as in `unicode-range` of CSS. Others are left out of the file.
     */
    range: string;
    /**
     * How much larger its letters are drawn, so that they look as large as those of other families: 108%.
     */
    scale?: string;
    /**
     * The browser asks for it before it reads the styles. Only for letters that every page has.
     */
    preload?: boolean;
  }[];
  /**
   * Fonts and sizes.
   */
  type: {
    [k: string]: string;
  };
  /**
   * Distances. One in rem grows with larger text, but not beyond its usual part of a narrow window.
   */
  space: {
    /**
     * Write a length with its unit, such as 8px or 0.5rem.
     */
    [k: string]: string;
  };
  /**
   * Corners.
   */
  radius: {
    /**
     * Write a length with its unit, such as 8px or 0.5rem.
     */
    [k: string]: string;
  };
  /**
   * Shadows.
   */
  shadow: {
    [k: string]: string;
  };
  /**
   * How long one round of an endless animation takes.
   */
  motion: {
    /**
     * The strip of partners, in seconds: 48s.
     */
    logos: string;
  };
  /**
   * Largest sizes.
   */
  size: {
    /**
     * The height of an open list of choices, which scrolls beyond it: 15rem.
     */
    list: string;
  };
}
/**
 * The shared HTTP client (spec 7.01, 8.01).
 */
export interface Http {
  /**
   * The start of every call's path. Servers, and the CDN in front of them, answer calls only there.
   */
  base: '/api';
  /**
   * The timeout, in ms.
   */
  timeout: number;
  /**
   * Text for visitors, without bold words and links.
   */
  timeoutMessage: string;
  /**
   * Text for visitors, without bold words and links.
   */
  unansweredMessage: string;
  /**
   * Text for visitors, without bold words and links.
   */
  rateLimitMessage: string;
}
/**
 * The data-fetching client (spec 7.02).
 */
export interface Query {
  /**
   * How often a failed call is tried again.
   */
  retries: number;
  /**
   * The pause before the first retry, in ms. Each further one is twice as long.
   */
  retryDelay: number;
  /**
   * How long an answer counts as fresh, in ms.
   */
  freshFor: number;
  /**
   * Whether returning to the tab fetches again.
   */
  refetchOnFocus: boolean;
}
/**
 * Keys on the device (spec 9.04), and the length of its lists.
 */
export interface Storage {
  /**
   * Key of the saved items that forms offer. Only blocks that save them need it.
   */
  savedOffers?: string;
  /**
   * Key of the notifications.
   */
  notifications: string;
  /**
   * Key of the sign-in token.
   */
  token: string;
  /**
   * How many saved policies a device keeps at most, and how many notices. One more replaces the oldest. One call asks for all saved policies, 100 at most.
   */
  longestList: number;
}
/**
 * Notices (spec 4.06, 9.05).
 */
export interface Toasts {
  /**
   * The corner they appear in.
   */
  position: 'top-right' | 'bottom-right' | 'top-left' | 'bottom-left' | 'top-center' | 'bottom-center';
  /**
   * Text for visitors, without bold words and links.
   */
  closeLabel: string;
  /**
   * Text for visitors, without bold words and links.
   */
  containerLabel: string;
  /**
   * Keys that move the focus to them, pressed together.
   *
   * @minItems 1
   */
  hotkey: string[];
  /**
   * How long one stays, in ms: a multiple of 100.
   */
  duration: number;
  /**
   * How long one with a button stays, such as Undo, in ms: a multiple of 100. It takes time to reach the button.
   */
  withButton: number;
}
/**
 * Whom to tell about a security weakness of the site. The build writes it into /.well-known/security.txt (RFC 9116), which expires after a year, so build at least once a year.
 */
export interface Security {
  /**
   * Where to write or call, the preferred way first: a mailto:, tel: or https: address.
   *
   * @minItems 1
   */
  contact: string[];
  /**
   * Tags of the languages in which you answer, such as en and hi.
   *
   * @minItems 1
   */
  languages?: string[];
}
/**
 * What the server does with the answers that the forms and wizards under posts send.
 */
export interface Leads {
  /**
   * How many days a lead is kept, at most three years. The command npm run leads -- purge deletes older ones.
   */
  retention: number;
  limits?: LeadLimits;
  guard?: LeadGuard;
  own?: Link1;
  /**
   * What the forms under posts collect answers for, by name. With them, every field that is sent needs a purpose, and every form that is sent a box to agree, beside which a visitor reads the notice.
   */
  purposes?: {
    [k: string]: Purpose;
  };
  notice?: PurposeNotice;
  /**
   * Address of a system, such as a CRM, that gets every new lead. The server signs what it sends with the secret in LEADS_WEBHOOK_SECRET.
   */
  webhook?: string;
}
/**
 * How many leads are accepted before the visitor is asked to wait. Only valid leads count.
 */
export interface LeadLimits {
  address?: LeadLimit;
  network?: LeadLimit1;
  all?: LeadLimit2;
  phone?: PhoneLimit;
  files?: FileLimits;
}
/**
 * From one network address. Many people share one: a family, an office, the customers of a mobile network.
 */
export interface LeadLimit {
  /**
   * The number of leads, at most 50,000.
   */
  leads: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * From one network: a /48 of IPv6, because a single customer can have a whole one, or one address of IPv4.
 */
export interface LeadLimit1 {
  /**
   * The number of leads, at most 50,000.
   */
  leads: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * From all senders together, so that no flood fills the disk. As many again are kept and flagged beyond-limit, so that a flood does not shut out others at once.
 */
export interface LeadLimit2 {
  /**
   * The number of leads, at most 50,000.
   */
  leads: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * With one phone number from one network, so that nobody can have somebody else called again and again. Beyond the limit, a lead from another network is accepted and flagged, so that nobody can stop the number's owner from sending one.
 */
export interface PhoneLimit {
  /**
   * The number of leads, at most 50.
   */
  leads: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * How many megabytes of files are accepted with leads (control upload) before the visitor is asked to wait. For an address and a network, all bytes received count, also of files that were refused or stopped.
 */
export interface FileLimits {
  address?: FileLimit;
  network?: FileLimit1;
  all?: FileLimit2;
}
/**
 * From one network address, which many people may share.
 */
export interface FileLimit {
  /**
   * The number of megabytes. It must be enough for all files of one lead.
   */
  megabytes: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * From one network: a /48 of IPv6, or one address of IPv4.
 */
export interface FileLimit1 {
  /**
   * The number of megabytes. It must be enough for all files of one lead.
   */
  megabytes: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * From all senders together with valid leads, so that no flood fills the disk. As many again are kept and flagged.
 */
export interface FileLimit2 {
  /**
   * The number of megabytes. It must be enough for all files of one lead.
   */
  megabytes: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * Protection against leads from programs, without a puzzle for people.
 */
export interface LeadGuard {
  /**
   * Name of an invisible field, which only a program fills in. Choose a name that no form of posts has, and that browsers do not fill in.
   */
  trap: string;
  /**
   * The shortest time that a person needs for a form, in ms. A quicker visitor waits for the rest of it. A multiple of 100.
   */
  fillTime: number;
}
/**
 * A link: its words and where it leads.
 */
export interface Link1 {
  /**
   * Text for visitors, without bold words and links.
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
 * One purpose.
 */
export interface Purpose {
  /**
   * Text for visitors, without bold words and links.
   */
  words: string;
  /**
   * Text for visitors, without bold words and links.
   */
  to: string;
}
/**
 * The words of the notice beside the consent box, which a press opens, and of the block purposes. What is collected, what for, and how long it is kept come from purposes, the fields and retention.
 */
export interface PurposeNotice {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * One purpose: {purpose} and {to} are its words, {fields} the labels of what is asked for it.
   */
  purpose: string;
  /**
   * How long answers are kept: {days} is the number of days of retention.
   */
  kept: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  withdraw: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  complain: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  children?: string;
}
/**
 * Counts, by day, how often visitors come to each page and step, go on or back, read each message, finish and see offers. Nothing is counted of a visitor whose browser asks not to be tracked. A count names no person. npm run site -- insights prints the counts. Without this, nothing is counted.
 */
export interface Insights {
  /**
   * How many days a count is kept, at most three years. Counts are deleted by whole months.
   */
  retention: number;
}
/**
 * A number of leads in a number of minutes.
 *
 * This interface was referenced by `Site`'s JSON-Schema
 * via the `definition` "limit".
 */
export interface LeadLimit3 {
  /**
   * The number of leads, at most 50,000.
   */
  leads: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * A number of megabytes of files in a number of minutes.
 *
 * This interface was referenced by `Site`'s JSON-Schema
 * via the `definition` "fileLimit".
 */
export interface FileLimit3 {
  /**
   * The number of megabytes. It must be enough for all files of one lead.
   */
  megabytes: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * A number of leads with one phone number in a number of minutes.
 *
 * This interface was referenced by `Site`'s JSON-Schema
 * via the `definition` "phoneLimit".
 */
export interface PhoneLimit1 {
  /**
   * The number of leads, at most 50.
   */
  leads: number;
  /**
   * The number of minutes, at most a day.
   */
  minutes: number;
}
/**
 * One page: its address, its words for search engines, and its blocks from top to bottom.
 */
export interface Page {
  /**
   * The address, beginning with a slash: /Contact. It is spelt as in the specification; any letter case leads here. {id} is a part that varies.
   */
  path: string;
  /**
   * Other addresses of the page. They redirect to path.
   *
   * Items: An address, beginning with a slash: /contact-us.
   */
  also?: string[];
  /**
   * The first day of the page, such as 2027-04-01. Before that day, its address is unknown. Without it, there is no first day.
   */
  from?: string;
  /**
   * The last day of the page. From the day after, its address is unknown.
   */
  until?: string;
  /**
   * 404 marks the page for unknown addresses. There is exactly one.
   */
  status?: 404;
  /**
   * The page above this one, by its file name without the ending. Breadcrumbs lead from the home page to it and on to this one.
   */
  parent?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  name?: string;
  /**
   * The title in the tab and in search results.
   */
  title: string;
  /**
   * One or two sentences for search results, at least 50 characters.
   */
  description: string;
  /**
   * For an address with {id}: the catalog whose items each get a page.
   */
  entries?: string;
  /**
   * true keeps the page out of search engines. query keeps out only its addresses with a question mark, such as filtered lists. The steps of a wizard are kept out anyway.
   */
  noindex?: true | 'query';
  /**
   * false: the page need not explain the terms of the glossary that it uses, as a page of legal words.
   */
  terms?: false;
  claims?: Claims;
  /**
   * The page's blocks, from top to bottom. The reference (schemas/README.md) shows all blocks.
   *
   * @minItems 1
   */
  blocks?: Block[];
}
export interface Block {
  block: string;
  [k: string]: unknown;
}
/**
 * One form: what it asks, how each question looks, what its messages say, and what happens after submit.
 */
export interface Form {
  /**
   * For the people who maintain this file: what the form is for.
   */
  description?: string;
  claims?: Claims;
  schema: FormSchema;
  ui?: Ui;
  messages?: Messages;
  rules?: Rules;
  effects?: Effects;
  /**
   * Who checks: our messages (the default), the browser's own checks, or none. The last two need no messages; with none, the bounds of a field only guide its control. Input that is not an answer, such as half a date, is always refused.
   */
  validation?: 'messages' | 'browser' | 'none';
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  droppedHere?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  restored?: string;
  /**
   * Answers that another page may carry here, by field. A visitor who arrives with them finds them filled in; what they typed in other fields stays. Without it, the form takes none.
   *
   * @minItems 1
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  carried?: string[];
  estimate?: Estimate;
  refusal?: Refusal;
  files?: FilesTogether;
  /**
   * What the answers are for: a purpose of leads: purposes in site.yaml, or several. It holds for every field that does not say its own under ui. The notice beside the consent box is made of the purposes.
   */
  purpose?: string | string[];
  submit: Submit;
  alternatives?: Alternatives;
  /**
   * Earlier words of the consent box, with its help on a line below and its notice on the lines after that. A visitor who still has them on the screen can send the form. With words that are neither here nor in the form, the visitor is asked to agree again.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  formerConsent?: string[];
  result?: Result;
  /**
   * Why this form asks for contact details and shows no price, on a site whose other forms show one: Nothing is priced here. The check reports it where there is a price, or nobody is asked for a name, phone or email.
   */
  noPrice?: string;
  unfair?: Exceptions;
  offers?: Offers;
  /**
   * Named sets of answers with their expected outcome. They run as tests.
   *
   * @minItems 1
   */
  examples: Example[];
}
/**
 * The questions, and the answers that each accepts: texts, numbers, yes/no, lists of texts, or groups of questions. A question takes its choices from an option list (x-list), or lists them itself (enum or oneOf). In JSON Schema (draft-07).
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "formSchema".
 */
export interface FormSchema {
  /**
   * Always object.
   */
  type: 'object';
  /**
   * The fields that must be answered, when they are visible.
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  required?: string[];
  /**
   * The fields, in the order that visitors see them.
   */
  properties: {
    [k: string]: Field;
  };
  /**
   * By field: the fields that are asked, and must be answered, once it has an answer. The same as `when` under ui, and required.
   *
   * This interface was referenced by `Form`'s JSON-Schema
   * via the `definition` "dependents".
   */
  dependentRequired?: {
    /**
     * @minItems 1
     *
     * Items: The name of a field, as in the answers: small first letter, letters and digits.
     */
    [k: string]: string[];
  };
  /**
   * By field: the fields that are asked, and must be answered, once it has an answer. The same as `when` under ui, and required.
   *
   * This interface was referenced by `Form`'s JSON-Schema
   * via the `definition` "dependents".
   */
  dependencies?: {
    /**
     * @minItems 1
     *
     * Items: The name of a field, as in the answers: small first letter, letters and digits.
     */
    [k: string]: string[];
  };
  if?: If;
  then?: Branch;
  else?: Branch;
}
/**
 * A question: its label, and the answers that it accepts.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "field".
 */
export interface Field {
  each?: Each;
  /**
   * The type of its answer. object is for fields that belong together, such as an address.
   */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /**
   * For an object: its fields, in the order that visitors see them. Everywhere else, both names are written as one word: addressCity for city of address. Answers are sent and stored as the object.
   */
  properties?: {
    [k: string]: Field;
  };
  /**
   * The fields of an object that must be answered, when they are visible.
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  required?: string[];
  /**
   * Its label. It can use answers to earlier questions: Why did you choose {plan}? A link to a term of the glossary, as in Value ([IDV](/Glossary#idv)), explains the term beside the label.
   */
  title?: string;
  /**
   * A hint under the label, as help in ui.
   */
  description?: string;
  /**
   * The answer it starts with.
   */
  default?: {
    [k: string]: unknown;
  };
  /**
   * The only answer that is accepted.
   */
  const?: {
    [k: string]: unknown;
  };
  /**
   * The kind of text. time is hours and minutes, 14:30. line is one line of any text, lines is several; neither accepts invisible characters. signature is what the control of this name gives: a typed name, or a drawing.
   */
  format?: 'email' | 'date' | 'time' | 'line' | 'lines' | 'signature';
  /**
   * A regular expression that the text must match.
   */
  pattern?: string;
  /**
   * Fewest characters.
   */
  minLength?: number;
  /**
   * Most characters.
   */
  maxLength?: number;
  /**
   * Smallest number, or an expression that works it out from other answers: income * 2. Its message can show it: {minimum, number}. For a date the first day, and for a month the first month: 2025-03-09, today, today - 18 years, or the date of another field, such as departureDate + 1 days. The units are days, months and years.
   */
  minimum?: number | string;
  /**
   * The number must be greater than this.
   */
  exclusiveMinimum?: number;
  /**
   * Largest number, or an expression that works it out from other answers: income * 10. Its message can show it: {maximum, number}. For a date the last day, written as in minimum.
   */
  maximum?: number | string;
  /**
   * The number must be less than this.
   */
  exclusiveMaximum?: number;
  /**
   * The step between numbers.
   */
  multipleOf?: number;
  /**
   * Fewest choices.
   */
  minItems?: number;
  /**
   * Most choices.
   */
  maxItems?: number;
  /**
   * Each choice can be given only once.
   */
  uniqueItems?: boolean;
  /**
   * The option list that holds its choices. Any other answer is refused.
   */
  'x-list'?: string;
  /**
   * The choices, in place of an option list: each is stored as visitors read it. Any other answer is refused.
   *
   * @minItems 1
   * @maxItems 1000
   *
   * This interface was referenced by `Form`'s JSON-Schema
   * via the `definition` "values".
   */
  enum?: (string | number)[];
  oneOf?: Choices;
  items?: FieldItems;
}
/**
 * Repeats this field for every item of an option list, in the order of the list: each: { list: family-members, name: '{value}Age' }. {value}, {label} and the other words in braces are those of the item.
 */
export interface Each {
  /**
   * The option list.
   */
  list: string;
  /**
   * The names of the fields, with the part that differs in braces: {value}Age.
   */
  name: string;
}
/**
 * One of the choices of a field.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "choice".
 */
export interface Choice {
  /**
   * The value that is stored as the answer.
   */
  const: string | number;
  /**
   * What visitors read; without it, the answer itself. It can use answers to earlier questions: Room for {guests} guests.
   */
  title?: string;
}
/**
 * For a list of choices: the type of each. For texts that are typed one by one: the rules of each. For rows, such as nominees: an object with the fields of a row. A row may have rows of its own, such as the guests of each room.
 */
export interface FieldItems {
  /**
   * The type of each choice; object for rows.
   */
  type: 'string' | 'integer' | 'object';
  /**
   * The fields of a row that must be answered, when they are visible.
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  required?: string[];
  /**
   * The fields of a row, in the order that visitors see them. Their names must differ from those of the form.
   */
  properties?: {
    [k: string]: Field;
  };
  /**
   * For texts that are typed one by one (control texts): the kind of each, as for a single text.
   */
  format?: 'email' | 'line';
  /**
   * A regular expression that each text must match.
   */
  pattern?: string;
  /**
   * Fewest characters of each text.
   */
  minLength?: number;
  /**
   * Most characters of each text.
   */
  maxLength?: number;
  /**
   * The option list that holds the choices.
   */
  'x-list'?: string;
  /**
   * The choices, in place of an option list: each is stored as visitors read it. Any other answer is refused.
   *
   * @minItems 1
   * @maxItems 1000
   *
   * This interface was referenced by `Form`'s JSON-Schema
   * via the `definition` "values".
   */
  enum?: (string | number)[];
  oneOf?: Choices;
}
/**
 * What the answer to one field must be for `then` to hold; with any other answer, `else` holds. While the field has no answer, neither holds.
 */
export interface If {
  /**
   * Always object.
   */
  type?: 'object';
  /**
   * One field, and what its answer must be.
   */
  properties: {
    [k: string]: AnswerRule;
  };
  /**
   * That field.
   *
   * @maxItems 1
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  required?: string[];
}
/**
 * What an answer must be, in the words of JSON Schema: { const: travel }, { minimum: 18 }. {} takes any answer.
 */
export interface AnswerRule {
  /**
   * Exactly this.
   */
  const?: string | number | boolean;
  /**
   * One of these.
   *
   * @minItems 1
   */
  enum?: (string | number | boolean)[];
  /**
   * At least this number.
   */
  minimum?: number;
  /**
   * More than this number.
   */
  exclusiveMinimum?: number;
  /**
   * At most this number.
   */
  maximum?: number;
  /**
   * Less than this number.
   */
  exclusiveMaximum?: number;
  /**
   * A multiple of this number.
   */
  multipleOf?: number;
  /**
   * The fewest characters.
   */
  minLength?: number;
  /**
   * The most characters.
   */
  maxLength?: number;
  /**
   * A regular expression that the text matches.
   */
  pattern?: string;
  /**
   * A known format of text.
   */
  format?: 'email' | 'date';
  /**
   * The fewest choices.
   */
  minItems?: number;
  /**
   * The most choices.
   */
  maxItems?: number;
  contains?: AnswerRule1;
  /**
   * The type of the answer.
   */
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  not?: AnswerRule2;
  /**
   * Matches at least one of these.
   *
   * @minItems 1
   */
  anyOf?: AnswerRule[];
}
/**
 * At least one of the choices matches this.
 */
export interface AnswerRule1 {
  /**
   * Exactly this.
   */
  const?: string | number | boolean;
  /**
   * One of these.
   *
   * @minItems 1
   */
  enum?: (string | number | boolean)[];
  /**
   * At least this number.
   */
  minimum?: number;
  /**
   * More than this number.
   */
  exclusiveMinimum?: number;
  /**
   * At most this number.
   */
  maximum?: number;
  /**
   * Less than this number.
   */
  exclusiveMaximum?: number;
  /**
   * A multiple of this number.
   */
  multipleOf?: number;
  /**
   * The fewest characters.
   */
  minLength?: number;
  /**
   * The most characters.
   */
  maxLength?: number;
  /**
   * A regular expression that the text matches.
   */
  pattern?: string;
  /**
   * A known format of text.
   */
  format?: 'email' | 'date';
  /**
   * The fewest choices.
   */
  minItems?: number;
  /**
   * The most choices.
   */
  maxItems?: number;
  contains?: AnswerRule1;
  /**
   * The type of the answer.
   */
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  not?: AnswerRule2;
  /**
   * Matches at least one of these.
   *
   * @minItems 1
   */
  anyOf?: AnswerRule[];
}
/**
 * Does not match this.
 */
export interface AnswerRule2 {
  /**
   * Exactly this.
   */
  const?: string | number | boolean;
  /**
   * One of these.
   *
   * @minItems 1
   */
  enum?: (string | number | boolean)[];
  /**
   * At least this number.
   */
  minimum?: number;
  /**
   * More than this number.
   */
  exclusiveMinimum?: number;
  /**
   * At most this number.
   */
  maximum?: number;
  /**
   * Less than this number.
   */
  exclusiveMaximum?: number;
  /**
   * A multiple of this number.
   */
  multipleOf?: number;
  /**
   * The fewest characters.
   */
  minLength?: number;
  /**
   * The most characters.
   */
  maxLength?: number;
  /**
   * A regular expression that the text matches.
   */
  pattern?: string;
  /**
   * A known format of text.
   */
  format?: 'email' | 'date';
  /**
   * The fewest choices.
   */
  minItems?: number;
  /**
   * The most choices.
   */
  maxItems?: number;
  contains?: AnswerRule1;
  /**
   * The type of the answer.
   */
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  not?: AnswerRule2;
  /**
   * Matches at least one of these.
   *
   * @minItems 1
   */
  anyOf?: AnswerRule[];
}
/**
 * Fields that are asked only then. The same as `when` under ui.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "branch".
 */
export interface Branch {
  /**
   * Fields that must be answered then.
   *
   * @minItems 1
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  required?: string[];
  /**
   * Fields that are written only here. They are asked after the field on which they depend.
   */
  properties?: {
    [k: string]: Field;
  };
}
/**
 * How fields look and behave, by field.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "ui".
 */
export interface Ui {
  [k: string]: FieldUi;
}
/**
 * How one field looks and behaves.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "fieldUi".
 */
export interface FieldUi {
  /**
   * The control. Without it: text for a text, number for a number, select for a choice, checkbox for yes/no, checkboxes for a list of choices.
   */
  widget?: string;
  /**
   * Settings of the control. The reference (schemas/README.md) has those of each control.
   */
  options?: {};
  rows?: RowsUi;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  placeholder?: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  help?: string;
  /**
   * What the browser may fill in, by its standard name in HTML.
   */
  autocomplete?:
    | 'name'
    | 'honorific-prefix'
    | 'given-name'
    | 'additional-name'
    | 'family-name'
    | 'honorific-suffix'
    | 'nickname'
    | 'username'
    | 'new-password'
    | 'current-password'
    | 'one-time-code'
    | 'organization-title'
    | 'organization'
    | 'street-address'
    | 'address-line1'
    | 'address-line2'
    | 'address-line3'
    | 'address-level4'
    | 'address-level3'
    | 'address-level2'
    | 'address-level1'
    | 'country'
    | 'country-name'
    | 'postal-code'
    | 'language'
    | 'bday'
    | 'bday-day'
    | 'bday-month'
    | 'bday-year'
    | 'sex'
    | 'url'
    | 'tel'
    | 'tel-country-code'
    | 'tel-national'
    | 'tel-area-code'
    | 'tel-local'
    | 'tel-extension'
    | 'email'
    | 'off';
  /**
   * An option list whose labels are suggested while typing. Other answers stay possible.
   */
  suggest?: string;
  /**
   * Filters for a text as it is typed or pasted, in this order.
   *
   * @minItems 1
   */
  filters?: (
    | ('code' | 'digits' | 'phone' | 'trim' | 'uppercase')
    | {
        /**
         * At most this many characters.
         */
        cap: number;
      }
  )[];
  /**
   * How the answer is shown: money is an amount in the currency of the site (money of site.yaml); month writes 2024-03 as 03/2024; year writes a number without groups: 2027.
   */
  display?: 'money' | 'month' | 'year';
  /**
   * Shown, but cannot be changed.
   */
  readOnly?: boolean;
  /**
   * A shorter label for the answer in the wizard's summary, in place of its question. false leaves the answer out.
   */
  summary?: false | string;
  /**
   * Asked beside the offers in place of the form or step: a change shows new prices at once. For what a visitor compares, such as the sum insured. It needs a default, unless it may stay without an answer.
   */
  withOffers?: true;
  /**
   * On wide screens: half a row or a full row.
   */
  width?: 'half' | 'full';
  /**
   * Health, contact or birth data: kept only in memory, never on the device's disk. So is a signature, unless this is none: its draft then survives a refresh.
   */
  private?: 'health' | 'contact' | 'birth' | 'none';
  /**
   * What this answer is for, where the form says otherwise. On an object or rows: of all their fields.
   */
  purpose?: string | string[];
  /**
   * Shown only while this holds.
   */
  when?: ConditionMap | string;
  /**
   * An expression in the Common Expression Language (CEL): price * 0.18, age >= 18 && city == "Pune", years(birthDate, today) >= 18. It can use fields, constants as file.name, and today. While an answer that it needs is missing, it has no value.
   */
  computed?: string;
  /**
   * An expression in the Common Expression Language (CEL): price * 0.18, age >= 18 && city == "Pune", years(birthDate, today) >= 18. It can use fields, constants as file.name, and today. While an answer that it needs is missing, it has no value.
   */
  prefill?: string;
  /**
   * false: the answer is not sent, and carry: all does not take it along. For a value that only other expressions need.
   */
  sent?: false;
  /**
   * What happens to the answer while the field is hidden: drop (the default) or keep.
   */
  whenHidden?: 'drop' | 'keep';
  /**
   * Choices that are offered only while a condition holds, by their value. All others are always offered. An answer that is no longer offered is cleared; of several chosen options, only that one. Where several can be chosen, a condition can read the others: speed: '!("forms" in workshops)'.
   */
  choicesWhen?: {
    /**
     * A condition: on the answers to fields, { productType: { const: travel } }, or an expression, age >= 18 && city == "Pune".
     */
    [k: string]: ConditionMap | string;
  };
  /**
   * Choices that are shown but cannot be chosen, by their value, each with the reason that visitors read: Sold out. An answer that becomes unavailable is cleared; of several chosen options, only that one. Where several can be chosen, a condition can read the others.
   */
  unavailable?: {
    [k: string]: Unavailable;
  };
  /**
   * Shows the choices, or the rows of a matrix, in random order: the same for a visitor while the page stays open. The page begins with the order of config, and so do snapshots and pictures.
   */
  random?: true;
  /**
   * The years to choose from, the latest first. The first entry whose condition holds counts. When none holds, there is nothing to choose.
   *
   * @minItems 1
   */
  years?: Years[];
  relabel?: Relabel;
  /**
   * Messages that no visitor can trigger with this control, by keyword, each with the reason why it is there. The check reports one that a visitor can trigger.
   */
  unseen?: {
    [k: string]: string;
  };
  unfair?: FieldExceptions;
  /**
   * Text for visitors, without bold words and links.
   */
  group?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  more?: string;
}
/**
 * For rows: how the fields of a row look and behave, their messages, and what must hold in each row. Conditions and expressions can use fields of the same row and of the form, and in rows of rows those of the outer row; row, the number of the row, from 1; and the field of the rows, which means all of them.
 */
export interface RowsUi {
  ui?: Ui;
  messages?: Messages;
  rules?: RowRules;
}
/**
 * What the visitor reads, by field and keyword (required, pattern, minLength, format, minimum, enum …). When several apply, the first in this order is shown. An answer that cannot be read, such as half a date, breaks every rule except required. If only required has words, texts.unreadable of site.yaml is shown.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "messages".
 */
export interface Messages {
  /**
   * The messages of one field.
   */
  [k: string]: {
    /**
     * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
     */
    [k: string]: string;
  };
}
/**
 * An expression that must hold. It counts as true while an answer that it needs is missing.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "assert".
 */
export interface Assert {
  /**
   * What must hold: loan <= income * 60.
   */
  assert: string;
  /**
   * The name of a field, as in the answers: small first letter, letters and digits.
   */
  at: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  message: string;
}
/**
 * True when every field named here has an answer that satisfies its JSON Schema: { productType: { const: travel } }. For alternatives use `anyOf`, for the opposite `not`. Or write an expression: age >= 18 && city == "Pune".
 */
export interface ConditionMap {
  /**
   * True when at least one of these conditions is true.
   *
   * @minItems 2
   */
  anyOf?: ConditionMap[];
  not?: ConditionMap;
  [k: string]: AnswerRule | ConditionMap[] | ConditionMap | undefined;
}
/**
 * Years that are offered while the condition holds, or always: a number of years counted back from this year in the site's time zone, or those from one year to another.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "years".
 */
export interface Years {
  /**
   * A condition: on the answers to fields, { productType: { const: travel } }, or an expression, age >= 18 && city == "Pune".
   */
  when?: ConditionMap | string;
  /**
   * How many, counting back from the current year: 1 is only the current year.
   */
  last?: number;
  /**
   * The first year.
   */
  from?: number;
  /**
   * The last year.
   */
  to?: number;
}
/**
 * Another label while a condition holds.
 */
export interface Relabel {
  /**
   * A condition: on the answers to fields, { productType: { const: travel } }, or an expression, age >= 18 && city == "Pune".
   */
  when: ConditionMap | string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  title: string;
}
/**
 * What the rules of fairness (fair/…) forbid at this field and the site does all the same, each with the line of its specification and the reason. The check reports an exception that excuses nothing.
 */
export interface FieldExceptions {
  /**
   * Why it is chosen beforehand although it costs, or shares data.
   */
  ticked?: string;
  /**
   * Why its yes has no no beside it.
   */
  refusal?: string;
}
/**
 * A check by a plug-in.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "pluginRule".
 */
export interface PluginRule {
  /**
   * The plug-in's name (a folder of src/plugins).
   */
  plugin: string;
  /**
   * Its settings. The reference (schemas/README.md) has those of each plug-in.
   */
  with?: {};
  /**
   * The messages, by the plug-in's own codes.
   */
  messages: {
    /**
     * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
     */
    [k: string]: string;
  };
}
/**
 * When the visitor changes a field and the condition holds, these answers are set or cleared.
 */
export interface Effect {
  /**
   * The name of a field, as in the answers: small first letter, letters and digits.
   */
  changed: string;
  /**
   * A condition: on the answers to fields, { productType: { const: travel } }, or an expression, age >= 18 && city == "Pune".
   */
  when?: ConditionMap | string;
  /**
   * Answers to set. In a text, {name} is the answer to another question, as visitors read it; {insurer, value} is the value of its choice.
   */
  set?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Answers to clear.
   *
   * @minItems 1
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  clear?: string[];
}
/**
 * An amount above the submit button while the form is filled in. Expressions work it out: its words use computed fields, such as {emi}, and `missing` is shown until all of them are known. Or a plug-in works it out: its values, such as {premium}, can also be used in the words after submit.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "estimate".
 */
export interface Estimate {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  value: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  note?: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  missing?: string;
  /**
   * The plug-in's name (a folder of src/plugins).
   */
  plugin?: string;
  /**
   * Its settings. The reference (schemas/README.md) has those of each plug-in.
   */
  with?: {};
  /**
   * Factors that raise or lower the rate, in this order. Each one whose condition holds applies.
   *
   * @minItems 1
   */
  multipliers?: Multiplier[];
  /**
   * Why there is no amount yet and what to do, by the plug-in's own codes. It is shown in place of the note.
   */
  messages?: {
    /**
     * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
     */
    [k: string]: string;
  };
}
/**
 * While the condition holds, the rate is multiplied.
 */
export interface Multiplier {
  /**
   * A condition: on the answers to fields, { productType: { const: travel } }, or an expression, age >= 18 && city == "Pune".
   */
  when: ConditionMap | string;
  /**
   * By how much: 1.25 adds a quarter.
   */
  times: number;
}
/**
 * A limit for all files of the form together. It is checked before they are sent, and again by the server; the words are beside the field whose files are too much.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "files".
 */
export interface FilesTogether {
  /**
   * The largest size of all files, in megabytes (1,000,000 bytes).
   */
  maxMegabytes: number;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  tooLarge: string;
}
/**
 * The submit button and what follows.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "submit".
 */
export interface Submit {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Text for visitors, without bold words and links.
   */
  busy?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  next?: string;
  actions: Actions;
}
/**
 * One action, such as an alert.
 */
export interface Action {
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  alert?: string;
  /**
   * Show a short notice at the top right, which disappears by itself.
   */
  toast?: {
    /**
     * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
     */
    message: string;
    /**
     * Its colour and icon.
     */
    type?: 'success' | 'info' | 'warning' | 'error';
  };
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  say?: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  notify?: string;
  /**
   * Go to a page of this site without reloading, with answers carried along.
   */
  navigate?: {
    /**
     * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
     */
    to: string;
    /**
     * Which answers go along: all of them except those with sent: false, or the listed fields that have a valid answer.
     */
    carry?: 'all' | string[];
    /**
     * Fixed values that go along, such as isNewBike: true.
     */
    with?: {
      [k: string]: string | number | boolean;
    };
  };
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  load?: string;
  /**
   * Write the answers to the browser's console under this name. Nothing is sent.
   */
  log?: string;
  /**
   * Wait this many milliseconds. The submit button stays blocked.
   */
  wait?: number;
  /**
   * Reset every answer to its default.
   */
  reset?: true;
  /**
   * Replace the form by its result card (see result).
   */
  showResult?: true;
  /**
   * Open the browser's print dialog, which also saves the page as PDF. What only a screen can do, such as buttons, is not on paper.
   */
  print?: true;
  /**
   * Open the panel of this id.
   */
  openPanel?: string;
  /**
   * Close the dialog or panel that the form is in.
   */
  closePanel?: true;
  /**
   * Send the answers to /api/leads and keep the reference for the result card.
   */
  sendLead?: true;
}
/**
 * A button beside the submit button, with actions of its own.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "alternative".
 */
export interface Alternative {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * A second button, or a link: a link needs an action that navigates.
   */
  look?: 'button' | 'link';
  /**
   * Which answers its actions get: those that pass their checks (valid, the default), or all of them as they were typed.
   */
  answers?: 'valid' | 'typed';
  actions: Actions;
}
/**
 * The card that replaces the form (action showResult).
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "result".
 */
export interface Result {
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  heading: string;
  record?: ResultRecord;
  /**
   * Show the record's logo.
   */
  logo?: boolean;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  text?: string;
  /**
   * The rows of the card.
   */
  rows: ResultRow[];
  /**
   * Text for visitors, without bold words and links.
   */
  back?: string;
}
/**
 * The list item that an answer selects. The card can show its values: {record.phone}.
 */
export interface ResultRecord {
  /**
   * The list.
   */
  list: string;
  /**
   * The name of a field, as in the answers: small first letter, letters and digits.
   */
  by: string;
}
/**
 * A label and a value.
 */
export interface ResultRow {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  value: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  href?: string;
}
/**
 * What the rules of fairness (fair/…) forbid here and the site does all the same, each with the line of its specification and the reason: "spec 4.17: the first step asks for the phone number". The check reports an exception that excuses nothing.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "unfair".
 */
export interface Exceptions {
  /**
   * Why it asks for a name, phone or email before the first price.
   */
  contactFirst?: string;
  /**
   * Why a refusal is only a link while the agreement is a button.
   */
  refusal?: string;
}
/**
 * What is offered for the answers: the items of a catalog, each with its price and the parts of the price. The block offers shows those that fit, the lowest price first, and says why the others do not. Expressions can use fields, values, and values of the item as offer.maxAge.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "offers".
 */
export interface Offers {
  /**
   * The catalog whose items are offered: a file of config/catalog with of: offers.
   */
  catalog: string;
  /**
   * Values that are worked out once, from the answers and from the values above them, by name: eldest: max(selfAge, wifeAge).
   */
  values?: {
    /**
     * An expression in the Common Expression Language (CEL): price * 0.18, age >= 18 && city == "Pune", years(birthDate, today) >= 18. It can use fields, constants as file.name, and today. While an answer that it needs is missing, it has no value.
     */
    [k: string]: string;
  };
  /**
   * Conditions that an item must meet to be offered, in this order. For an item that does not fit, the visitor reads the words of the first condition that fails. A condition excludes nothing while an answer that it needs is missing.
   *
   * @minItems 1
   */
  needs?: OfferNeed[];
  /**
   * The parts of the price, in this order. The price is their sum.
   *
   * @minItems 1
   */
  lines: OfferLine[];
  /**
   * When items are different, by the name of the change in `changes` of the catalog: engine-cover: engineProtection && !offer.engine. Changes are made in this order.
   */
  changes?: {
    /**
     * An expression in the Common Expression Language (CEL): price * 0.18, age >= 18 && city == "Pune", years(birthDate, today) >= 18. It can use fields, constants as file.name, and today. While an answer that it needs is missing, it has no value.
     */
    [k: string]: string;
  };
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  about?: string;
  /**
   * The list of situations whose answers the items show: will it pay?
   */
  situations?: string;
  /**
   * Each amount is rounded half up to a multiple of this: 1 for whole amounts (the default), 0.01 for two decimals.
   */
  unit?: number;
}
/**
 * What must hold, and the words when it does not.
 */
export interface OfferNeed {
  /**
   * An expression in the Common Expression Language (CEL): price * 0.18, age >= 18 && city == "Pune", years(birthDate, today) >= 18. It can use fields, constants as file.name, and today. While an answer that it needs is missing, it has no value.
   */
  assert: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  otherwise: string;
}
/**
 * One part of the price.
 */
export interface OfferLine {
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  label: string;
  /**
   * An expression in the Common Expression Language (CEL): price * 0.18, age >= 18 && city == "Pune", years(birthDate, today) >= 18. It can use fields, constants as file.name, and today. While an answer that it needs is missing, it has no value.
   */
  when?: string;
  /**
   * The amount is paid once for several years, so that the price is that of the first payment and not of a year: {once} in the words of the block offers and of `priceRange`.
   */
  once?: true;
  /**
   * An expression in the Common Expression Language (CEL): price * 0.18, age >= 18 && city == "Pune", years(birthDate, today) >= 18. It can use fields, constants as file.name, and today. While an answer that it needs is missing, it has no value.
   */
  amount: string;
}
/**
 * A visitor's answers and their expected outcome: errors, or what the form does.
 *
 * This interface was referenced by `Form`'s JSON-Schema
 * via the `definition` "example".
 */
export interface Example {
  /**
   * Who or what it is an example of.
   */
  name: string;
  /**
   * The day on which it happens, year-month-day; today without it. It matters where dates and years count from today.
   */
  day?: string;
  /**
   * Answers on top of the defaults.
   */
  answers?: {};
  /**
   * The words of the other button that is pressed, in place of the submit button.
   */
  presses?: string;
  /**
   * By field, the exact message; '' if nothing is shown beside the field (see refusal).
   */
  errors?: {
    [k: string]: string;
  };
  /**
   * The actions in order, with their words as the visitor reads them and the answers that go along.
   */
  does?: {}[];
  /**
   * What is offered for these answers, by item of the catalog: its price, or the words that say why it does not fit. List only those that matter; the others are not compared.
   */
  offers?: {
    [k: string]: number | string;
  };
  /**
   * The estimated amount as the visitor reads it: ₹1,23,456.
   */
  estimate?: string;
  /**
   * The line under the estimated amount, as the visitor reads it: what it is for, or why there is none yet.
   */
  note?: string;
  /**
   * The values of the result card's rows.
   */
  result?: string[];
}
/**
 * A form in steps. Each step asks its own fields; conditions and rules may look at the answers of all steps.
 */
export interface Wizard {
  /**
   * For the people who maintain this file.
   */
  description?: string;
  claims?: Claims;
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  progress: string;
  /**
   * Text for visitors, without bold words and links.
   */
  next: string;
  /**
   * Text for visitors, without bold words and links.
   */
  back: string;
  /**
   * Steps without a Back button, by id.
   *
   * Items: A short name in small letters and hyphens, unique on its page.
   */
  hideBackOn?: string[];
  summary?: WizardSummary;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  dropped?: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  droppedHere?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  restored?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  locked?: string;
  /**
   * Answers that another page may carry here, by field.
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  carried?: string[];
  /**
   * The steps, in order.
   *
   * @minItems 1
   */
  steps: Step[];
  files?: FilesTogether;
  /**
   * What the answers are for: a purpose of leads: purposes in site.yaml, or several. It holds for every field that does not say its own under ui. The notice beside the consent box is made of the purposes.
   */
  purpose?: string | string[];
  submit: Submit;
  /**
   * Earlier words of the consent box, with its help on a line below and its notice on the lines after that. A visitor who still has them on the screen can send the form. With words that are neither here nor in the form, the visitor is asked to agree again.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  formerConsent?: string[];
  result?: Result;
  /**
   * Why this form asks for contact details and shows no price, on a site whose other forms show one: Nothing is priced here. The check reports it where there is a price, or nobody is asked for a name, phone or email.
   */
  noPrice?: string;
  offers?: Offers;
  priceRange?: PriceRange;
  estimate?: WizardEstimate;
  /**
   * The result card counts as the last step: {total} includes it, and the progress bar is shown above it.
   */
  countResult?: true;
  /**
   * Named visitors with the expected outcome of their answers. They run as tests.
   *
   * @minItems 1
   */
  examples: WizardExample[];
}
/**
 * The summary of the answers at the side, each with an Edit button.
 */
export interface WizardSummary {
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * Text for visitors, without bold words and links.
   */
  edit: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  return?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  ticked?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  empty?: string;
  /**
   * The fields whose answers it lists, under their steps and there in this order. Without it: all, as they are asked.
   *
   * @minItems 1
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  fields?: string[];
}
/**
 * One step.
 *
 * This interface was referenced by `Wizard`'s JSON-Schema
 * via the `definition` "step".
 */
export interface Step {
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id: string;
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  intro?: string;
  /**
   * Paragraphs to read before the questions. A step without `schema` asks nothing: it has only these and the button to the next step.
   *
   * @minItems 1
   *
   * Items: Text for visitors. It can have **bold** words and [links](/Contact).
   */
  paragraphs?: string[];
  /**
   * The step lists all answers for the visitor to check, each step with its Edit button. It uses the words of `summary`.
   */
  review?: true;
  /**
   * A condition: on the answers to fields, { productType: { const: travel } }, or an expression, age >= 18 && city == "Pune".
   */
  when?: ConditionMap | string;
  schema?: FormSchema;
  ui?: Ui;
  messages?: Messages;
  rules?: Rules;
  effects?: Effects;
  unfair?: Exceptions;
  refusal?: Refusal;
  /**
   * The name of a field, as in the answers: small first letter, letters and digits.
   */
  advanceOn?: string;
  /**
   * Pages that end the wizard for some visitors. A visitor who completes this step and meets the condition of a page sees that page, and goes no further. The first page whose condition holds counts.
   *
   * @minItems 1
   */
  exits?: Exit[];
}
/**
 * A page that ends the wizard and sends nothing, such as "We cannot insure this car". Its Back button leads to the step, where the visitor can change the answer.
 *
 * This interface was referenced by `Wizard`'s JSON-Schema
 * via the `definition` "exit".
 */
export interface Exit {
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id: string;
  /**
   * A condition: on the answers to fields, { productType: { const: travel } }, or an expression, age >= 18 && city == "Pune".
   */
  when: ConditionMap | string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  heading: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  text: string;
  /**
   * Where else to get help: another page, a phone number (tel:).
   *
   * @minItems 1
   */
  buttons?: Button[];
}
/**
 * A button that leads to a page (href) or opens a side panel (panel).
 */
export interface Button {
  /**
   * Text for visitors, without bold words and links.
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
 * A line under the progress of every step, once the visitor has answered the first one: the lowest and highest price of the items of `offers` that may still fit. The range becomes narrower with each step.
 */
export interface PriceRange {
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  words: string;
  /**
   * Text for visitors, without bold words and links.
   */
  first: string;
  /**
   * Text for visitors, without bold words and links.
   */
  none: string;
}
/**
 * An amount above the buttons of every step, as far as it is known. Expressions work it out: its words use computed fields of any step.
 */
export interface WizardEstimate {
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  value: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  note?: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  missing: string;
}
/**
 * A visitor: their answers, the steps they pass, where they are stopped, what happens at the end.
 *
 * This interface was referenced by `Wizard`'s JSON-Schema
 * via the `definition` "wizardExample".
 */
export interface WizardExample {
  /**
   * Who it is.
   */
  name: string;
  /**
   * The day on which it happens, year-month-day; today without it. It matters where dates and years count from today.
   */
  day?: string;
  /**
   * Answers of all steps, on top of the defaults.
   */
  answers?: {};
  /**
   * Answers that the visitor then changes, in this order, with all effects.
   */
  changes?: {};
  /**
   * The answers after the changes, by field; fields that are left out are not compared.
   */
  becomes?: {};
  /**
   * Fields that had an answer before the changes and have none after, in any order. A field of the second row of `members` is members.2.age; fields of rows that are changed themselves are not compared.
   *
   * Items: The name of a field, as in the answers, also of one in a row: members.2.age, rooms.1.guests.2.age.
   */
  dropped?: string[];
  /**
   * The ids of the steps that apply.
   */
  steps?: string[];
  /**
   * The id of the exit at which the wizard ends. `steps` are then those up to it.
   */
  exit?: string;
  /**
   * The id of the first step that refuses the answers.
   */
  stoppedAt?: string;
  /**
   * By field, the exact message at that step; '' if nothing is shown beside the field (see refusal).
   */
  errors?: {
    [k: string]: string;
  };
  /**
   * What the alert at that step says, if there is one.
   */
  alert?: string;
  /**
   * What is offered for these answers, by item of the catalog: its price, or the words that say why it does not fit. List only those that matter; the others are not compared.
   */
  offers?: {
    [k: string]: number | string;
  };
  /**
   * The estimated amount with these answers, as the visitor reads it: ₹1,23,456.
   */
  estimate?: string;
  /**
   * The line under the estimated amount, as the visitor reads it: what it is for, or why there is none yet.
   */
  note?: string;
  /**
   * The actions at the end, with their words as the visitor reads them.
   */
  does?: {}[];
}
/**
 * A catalog whose items answer: all of them, or those of one kind.
 */
export interface AnsweredBy {
  /**
   * The catalog, a file of config/catalog.
   */
  catalog: string;
  /**
   * Only the items with this value: { type: travel }.
   */
  only?: {
    [k: string]: string | number | boolean;
  };
}
/**
 * A law, a standard wording or a rule.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "situationSource".
 */
export interface SituationSource {
  /**
   * Text for visitors, without bold words and links.
   */
  name: string;
  /**
   * Text for visitors, without bold words and links.
   */
  at: string;
  /**
   * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
   */
  href?: string;
}
/**
 * Where the options come from, in a list of options: an address that the server asks, and that answers with JSON. Pages ask only our server, so the address needs no CORS and sees no visitor. The controls combobox, select, multiselect and lookup can have such a list. longLists of site.yaml says how many options are shown at once. `items` of the list then holds samples: a few options that the address has, for the check, the simulated visitors and examples. Each answer that narrows a required choice needs one. Visitors get the options of the address.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "listAddress".
 */
export interface ListAddress {
  /**
   * A path of our own origin, /services/branches?city={of}, or an https address. {of} after the question mark is the answer that narrows the choices (options.of of the field). The server follows no redirect, and reaches no private network by the name of a host. SERVICES_ORIGIN of the server is where it finds the paths, if not at `origin` of site.yaml.
   */
  address: string;
  /**
   * The keys under which the answer has the options: data.branches. Without it, the answer is the list itself.
   */
  items?: string;
  /**
   * The key of an option's value in the answer, such as code.
   */
  value: string;
  /**
   * The key of what the visitor reads, such as name.
   */
  label: string;
  /**
   * The key of a second, smaller line.
   */
  note?: string;
  /**
   * Answers to other fields of the step that choosing an option also gives, by field: { city: district }, with the key of each in the answer. A field that the visitor has filled in keeps its answer, and so does one for which the option has nothing.
   */
  with?: {
    /**
     * A key of an object in JSON.
     *
     * This interface was referenced by `undefined`'s JSON-Schema
     * via the `definition` "answerKey".
     */
    [k: string]: string;
  };
  /**
   * For how long the server keeps an answer, in seconds.
   */
  cache: number;
  /**
   * How long the server waits for an answer, in ms. After that, the address has failed.
   */
  timeout: number;
  /**
   * Why the server takes any value without asking the address again when a lead is sent, in words for colleagues. By default it asks, and refuses a value that the address does not have. If the address fails then, the lead is stored, and its label says that it is unchecked.
   */
  unchecked?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  loading?: string;
  /**
   * Text for visitors, without bold words and links.
   */
  failed: string;
  /**
   * Text for visitors, without bold words and links.
   */
  none: string;
}
/**
 * One choice of an option list.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "option".
 */
export interface Option {
  /**
   * The value that is stored as the answer. Never change it once visitors have used it.
   */
  value: string | number;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  label: string;
  /**
   * Words with values in braces: Hello {name}, or a plural: "{n, plural, one {# plan} other {# plans}}" (ICU MessageFormat). An answer is shown as visitors read it: the label of a choice, a date or number by its type, several choices as a, b and c; {insurer, value} is the value of the choice. For an answer that may be missing, select gives the words for that case: "{age, select, missing {No age} other {Age {age}}}".
   */
  note?: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * The value in the parent list that this option belongs to, such as the city of an RTO.
   */
  of?: string | number;
  /**
   * Answers that choosing this option also sets, such as adults: 2. In a list that is searched on the server, a field that the visitor has filled in keeps its answer.
   */
  with?: {
    [k: string]: string | number | boolean;
  };
}
/**
 * An insurer whose contact a visitor can look up.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "insurer".
 */
export interface Insurer {
  /**
   * The value that is stored as the answer.
   */
  value: string;
  /**
   * Text for visitors, without bold words and links.
   */
  label: string;
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  logo: string;
  /**
   * Phone number as visitors read it.
   */
  phone: string;
  /**
   * Email address of the claim desk.
   */
  email: string;
}
/**
 * A question and its answer.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "question".
 */
export interface Question {
  /**
   * Text for visitors, without bold words and links.
   */
  question: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  answer: string;
}
/**
 * A job that visitors can apply for. Search engines get the facts of its card too.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "job".
 */
export interface Job {
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id: string;
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * Text for visitors, without bold words and links.
   */
  description: string;
  /**
   * Skill tags.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  skills: string[];
  place: JobPlace;
  /**
   * What kind of employment it is; the block that shows the jobs has the words for each kind.
   */
  employment: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN';
  /**
   * The day on which it was posted, such as 2026-11-02.
   */
  posted: string;
  /**
   * The last day to apply, in the same form. Without one, the job stays open.
   */
  closes?: string;
}
/**
 * Where the work is done.
 */
export interface JobPlace {
  /**
   * Text for visitors, without bold words and links.
   */
  city: string;
  /**
   * Text for visitors, without bold words and links.
   */
  state: string;
  /**
   * Text for visitors, without bold words and links.
   */
  country: string;
}
/**
 * An insurer partner with its logo.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "partner".
 */
export interface Partner {
  /**
   * Text for visitors, without bold words and links.
   */
  name: string;
  /**
   * A picture in config/assets, by its file name: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).
   */
  logo: string;
}
/**
 * What a customer said.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "quote".
 */
export interface Quote {
  /**
   * Text for visitors, without bold words and links.
   */
  words: string;
  /**
   * Text for visitors, without bold words and links.
   */
  name: string;
  /**
   * Text for visitors, without bold words and links.
   */
  place: string;
}
/**
 * A word of the trade and what it means. A text explains it with a link to it: [IDV](/Glossary#idv). There the meaning opens beside the words. A page that uses the term explains it once, in a text that can have links.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "glossaryTerm".
 */
export interface GlossaryTerm {
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id: string;
  /**
   * Text for visitors, without bold words and links.
   */
  term: string;
  /**
   * Other spellings and short forms: NCB. No other term may have the same.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  also?: string[];
  /**
   * Text for visitors, without bold words and links.
   */
  meaning: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  text?: string;
  page?: Link2;
  /**
   * Text for visitors, without bold words and links.
   */
  source?: string;
  /**
   * true: most visitors know the word, such as premium, so a page may use it without explaining it.
   */
  known?: true;
}
/**
 * A link: its words and where it leads.
 */
export interface Link2 {
  /**
   * Text for visitors, without bold words and links.
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
 * Something that may happen to a visitor, and what each item of the catalogs in `answeredBy` answers to it.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "situation".
 */
export interface Situation {
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id: string;
  /**
   * Text for visitors, without bold words and links.
   */
  title: string;
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  text: string;
  /**
   * The answer of each item. Every item answers once.
   *
   * @minItems 1
   */
  answers: SituationAnswer[];
}
/**
 * What an item answers to a situation, and what that is based on: its own words (states), a source, or both.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "situationAnswer".
 */
export interface SituationAnswer {
  /**
   * The item that answers, by its id.
   */
  of: string;
  /**
   * 'yes', 'no', or when: only under a condition. Quotes keep yes and no from being read as true and false.
   */
  says: 'yes' | 'no' | 'when';
  /**
   * Text for visitors. It can have **bold** words and [links](/Contact).
   */
  because: string;
  /**
   * The words of the item that the answer is based on, copied exactly from what its catalog says it covers or leaves out.
   */
  states?: string;
  /**
   * The source that the answer is based on, by its name in `sources`.
   */
  source?: string;
}
/**
 * A row of a table: its texts, by the keys of the columns.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "row".
 */
export interface Row {
  /**
   * Text for visitors, without bold words and links.
   */
  [k: string]: string;
}
/**
 * What the rules of fairness forbid here and the site does all the same, with the reason. The check reports an exception that excuses nothing.
 */
export interface CatalogExceptions {
  /**
   * Why the item with the least price is not the first.
   */
  order: string;
}
/**
 * Where the API serves the items.
 */
export interface CatalogApi {
  /**
   * The name of one item in the description of the API, such as Book.
   */
  name: string;
  /**
   * The path of all items, below that of the API: /books.
   */
  list: string;
  /**
   * The path of one item, below that of the API: /books/{id}.
   */
  item?: string;
  /**
   * How many items one call may ask for by their ids; none by default. It must be enough for all items that a device keeps (storage.longestList of site.yaml).
   */
  ids?: number;
  /**
   * The parameters of the list.
   */
  filters?: {
    [k: string]: CatalogFilter;
  };
}
/**
 * A parameter of the API that selects items. It has one of is, words, atLeast and atMost.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "filter".
 */
export interface CatalogFilter {
  /**
   * What it selects, for people who use the API.
   */
  description?: string;
  /**
   * Selects items by the choice in this attribute.
   */
  is?: string;
  /**
   * With is: the value that selects all items. It is also the default.
   */
  any?: string;
  /**
   * With is: values that are allowed although no item has them.
   *
   * @minItems 1
   *
   * Items: One value.
   */
  none?: string[];
  /**
   * Selects items that contain the words in one of these attributes.
   *
   * @minItems 1
   *
   * Items: One attribute.
   */
  words?: string[];
  /**
   * With words: the most characters.
   */
  longest?: number;
  /**
   * Selects items in which the number of this attribute is not lower.
   */
  atLeast?: string;
  /**
   * Selects items in which the number of this attribute is not higher.
   */
  atMost?: string;
  /**
   * The highest number that may be asked for, if no item has as much.
   */
  to?: number;
}
/**
 * An attribute of the catalog's items.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "attribute".
 */
export interface Attribute {
  /**
   * The type of its value: words, one of several choices, a number, an amount of money, a share in percent, or a list of points.
   */
  type: 'text' | 'choice' | 'number' | 'amount' | 'percent' | 'points';
  /**
   * Text for visitors, without bold words and links.
   */
  label?: string;
  /**
   * What it means, for people who write items or use the API.
   */
  description?: string;
  /**
   * What it says about an item: its name, its provider or author, its price, what it has, what it has not. Texts about an item can use {name}, {by} and {price}.
   */
  tells?: 'name' | 'by' | 'price' | 'yes' | 'no';
  /**
   * Text for visitors, without bold words and links.
   */
  unit?: string;
  /**
   * The sign before its amount, such as £ or $. Without it, amounts are in the currency of the site.
   */
  sign?: string;
  /**
   * For a choice: its possible values, each with its label.
   */
  options?: {
    /**
     * Text for visitors, without bold words and links.
     */
    [k: string]: string;
  };
  /**
   * An item may leave it out.
   */
  optional?: true;
  /**
   * The value that is shown for an item that leaves it out.
   */
  missing?: string | number;
  /**
   * Its number is a whole number.
   */
  whole?: true;
  /**
   * The lowest number that is allowed.
   */
  minimum?: number;
  /**
   * The highest number that is allowed.
   */
  maximum?: number;
  /**
   * Which number is better. Side by side, the best one is marked; in a list, it can come first.
   */
  better?: 'lowest' | 'highest';
  /**
   * Text for visitors, without bold words and links.
   */
  best?: string;
}
/**
 * What is different about the items. First points and facts are left out, then others are added.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "offerChange".
 */
export interface OfferChange {
  /**
   * The only points and facts that stay, by their words: those of covers and excludes, and labels of facts.
   *
   * @minItems 1
   *
   * Items: Words of a point, or the label of a fact.
   */
  only?: string[];
  /**
   * Points and facts that are left out, by their words: those of covers and excludes, and labels of facts.
   *
   * @minItems 1
   *
   * Items: Words of a point, or the label of a fact.
   */
  without?: string[];
  /**
   * The facts with another value, by label.
   */
  facts?: {
    /**
     * Text for visitors, without bold words and links.
     */
    [k: string]: string;
  };
  /**
   * What an item pays for as well.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  covers?: string[];
  /**
   * What an item does not pay for either.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  excludes?: string[];
  /**
   * Other answers to situations, by the id of the situation: { stolen-car: 'no' }.
   */
  says?: {
    [k: string]: 'yes' | 'no' | 'when';
  };
}
/**
 * An item that a form or wizard offers. `offers` of that form or wizard works out its price.
 *
 * This interface was referenced by `undefined`'s JSON-Schema
 * via the `definition` "offer".
 */
export interface Offer {
  /**
   * A short name in small letters and hyphens, unique on its page.
   */
  id: string;
  /**
   * Text for visitors, without bold words and links.
   */
  name: string;
  /**
   * Text for visitors, without bold words and links.
   */
  by: string;
  /**
   * The provider's picture.
   */
  logo?: string;
  link?: Link3;
  /**
   * The facts to compare, by label. All items of the file have the same labels.
   */
  facts?: {
    /**
     * Text for visitors, without bold words and links.
     */
    [k: string]: string;
  };
  /**
   * What it pays for.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  covers: string[];
  /**
   * What it does not pay for.
   *
   * @minItems 1
   *
   * Items: Text for visitors, without bold words and links.
   */
  excludes: string[];
  /**
   * Values for expressions of `offers`: numbers, texts, yes and no. An expression writes offer.maxAge for maxAge. All items of the file have the same names.
   */
  values?: {
    [k: string]: number | string | boolean;
  };
}
/**
 * A link: its words and where it leads.
 */
export interface Link3 {
  /**
   * Text for visitors, without bold words and links.
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
 * Rates, limits and timings, and from when they hold. Any YAML file can use one as { $constant: file.name }; a plug-in gets a whole file.
 */
export interface Constants {
  /**
   * The first day on which this holds, such as 2025-04-01, in the site's time zone.
   */
  validFrom: string;
  /**
   * The last day on which this holds. From the day after, the check reports it. Without it, there is no last day.
   */
  validUntil?: string;
  /**
   * The constants, by name. In an expression, a constant is file.name: travel-family.adults.
   */
  constants: {
    [k: string]: Constant;
  };
}
/**
 * A value with its unit and its source, and with its own days if they differ from the file's.
 *
 * This interface was referenced by `Constants`'s JSON-Schema
 * via the `definition` "constant".
 */
export interface Constant {
  /**
   * The value, or a list of values.
   */
  value: (number | string | boolean) | (number | string)[];
  /**
   * Its unit: INR, years, ms, percent, members.
   */
  unit: string;
  /**
   * Where it comes from: a line of the specification such as "spec 9.27", a regulation, or who made it up.
   */
  source: string;
  /**
   * The first day on which this holds, such as 2025-04-01, in the site's time zone.
   */
  validFrom?: string;
  /**
   * The last day on which this holds. From the day after, the check reports it. Without it, there is no last day.
   */
  validUntil?: string;
  /**
   * Its future values, each with its first day. The site changes by itself on that day.
   *
   * @minItems 1
   */
  changes?: Change[];
}
/**
 * A future value.
 */
export interface Change {
  /**
   * The first day of the value, such as 2027-04-01, in the site's time zone.
   */
  from: string;
  /**
   * The value from that day on, in the same unit.
   */
  value: (number | string | boolean) | (number | string)[];
  /**
   * Where it comes from, such as an order of the regulator.
   */
  source: string;
}
/**
 * A decision table: which rate, amount, choice or text goes with which answers. An expression looks it up by the file's name, with a value for each column of match: rate("loan-rates", age, amount). The check proves that no two rows fit the same answers, and that every combination has a row.
 */
export interface Table {
  /**
   * What the table says, for people who read the config.
   */
  title: string;
  /**
   * Where the rows come from: a tariff, an order, or who made them up.
   */
  source: string;
  /**
   * The first day on which this holds, such as 2025-04-01, in the site's time zone.
   */
  validFrom: string;
  /**
   * The last day on which this holds. From the day after, the check reports it. Without it, there is no last day.
   */
  validUntil?: string;
  /**
   * The columns that are compared, in the order in which an expression gives their values.
   */
  match: {
    [k: string]: MatchColumn;
  };
  /**
   * The columns that a row gives, after those of match. If there are several, an expression adds the name of one to that of the file: rate("loan-rates.fee", age, amount).
   */
  result: {
    [k: string]: ResultColumn;
  };
  /**
   * only: at most one row may fit any answers (the default). first: of several rows that fit, the first one decides.
   */
  decides?: 'only' | 'first';
  /**
   * What every result column gives when no row fits. Without it, each combination needs a row.
   */
  default?: {
    [k: string]: number | string | boolean;
  };
  rows: TableRows;
  /**
   * Future rows of the table, each set with its first day. The site changes by itself on that day.
   *
   * @minItems 1
   */
  changes?: TableChange[];
}
/**
 * A column that is compared, with all its possible values: a number from minimum to maximum, yes or no, or a choice of a list.
 *
 * This interface was referenced by `Table`'s JSON-Schema
 * via the `definition` "matchColumn".
 */
export interface MatchColumn {
  /**
   * A whole number, any number, or yes and no. A column with a list has no type.
   */
  type?: 'integer' | 'number' | 'boolean';
  /**
   * The least number.
   */
  minimum?: number;
  /**
   * The greatest number.
   */
  maximum?: number;
  /**
   * The option list whose values the column has.
   */
  list?: string;
}
/**
 * A column that a row gives: a number, a text, yes or no, or a choice of a list.
 *
 * This interface was referenced by `Table`'s JSON-Schema
 * via the `definition` "resultColumn".
 */
export interface ResultColumn {
  /**
   * A whole number, any number, a text, or yes and no. A column with a list has no type.
   */
  type?: 'integer' | 'number' | 'string' | 'boolean';
  /**
   * The least number that a row may give.
   */
  minimum?: number;
  /**
   * The greatest number that a row may give.
   */
  maximum?: number;
  /**
   * The option list whose values the column gives. Texts about offers print a value by its label, which is translated.
   */
  list?: string;
}
/**
 * All future rows from one day on.
 */
export interface TableChange {
  /**
   * The first day of these rows, such as 2027-04-01, in the site's time zone.
   */
  from: string;
  /**
   * Where they come from.
   */
  source: string;
  rows: TableRows;
}
/**
 * The words of one config file in another language: config/translations/hi/pages/home.yaml has those of config/pages/home.yaml. `npm run site -- translate write` writes every place, so that only the translations are missing.
 */
export interface Translation {
  [k: string]: Translated;
}
/**
 * A place, such as steps.members.title: the words there by the code of the first language, and their translation by the code of this one. While the translation is empty, the words are not translated.
 */
export interface Translated {
  /**
   * The words in this language.
   */
  [k: string]: string;
}
/**
 * Words that are always translated alike, and words that are never translated: config/translations/hi/terms.yaml.
 */
export interface Terms {
  /**
   * A word of the first language, with its translation. Where the word is read, its plural too, the translation must have it. Several forms of one translation are a list: [दावा, दावे, दावों].
   */
  always?: {
    /**
     * The translation, or its forms.
     */
    [k: string]: string | string[];
  };
  /**
   * Names and words that stay as they are: the name of the company, UPI.
   *
   * @minItems 1
   */
  never?: string[];
}
