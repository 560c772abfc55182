/* Made from schemas/ by `npm run types`. Do not edit. */

export interface Fields {
  'fields/amount'?: AmountField;
  'fields/checkbox'?: CheckboxField;
  'fields/checkboxes'?: CheckboxesField;
  'fields/code'?: CodeField;
  'fields/combobox'?: ComboboxField;
  'fields/date'?: DateField;
  'fields/date-parts'?: DatePartsField;
  'fields/email'?: EmailField;
  'fields/file'?: FileField;
  'fields/hidden'?: HiddenField;
  'fields/long-text'?: LongTextField;
  'fields/lookup'?: LookupField;
  'fields/matrix'?: MatrixField;
  'fields/month'?: MonthField;
  'fields/multiselect'?: MultiselectField;
  'fields/note'?: NoteField;
  'fields/number'?: NumberField;
  'fields/output'?: OutputField;
  'fields/password'?: PasswordField;
  'fields/projection'?: ProjectionField;
  'fields/radio'?: RadioField;
  'fields/ranking'?: RankingField;
  'fields/rating'?: RatingField;
  'fields/rows'?: RowsField;
  'fields/select'?: SelectField;
  'fields/signature'?: SignatureField;
  'fields/slider'?: SliderField;
  'fields/tel'?: TelField;
  'fields/text'?: TextField;
  'fields/textarea'?: TextareaField;
  'fields/texts'?: TextsField;
  'fields/tile-check'?: TileCheckField;
  'fields/tile-counter'?: TileCounterField;
  'fields/tiles'?: TilesField;
  'fields/time'?: TimeField;
  'fields/toggle'?: ToggleField;
  'fields/upload'?: UploadField;
}
/**
 * A whole amount, grouped while it is typed. What people mean is read (2.5 lakh, 2,50,000); what could be another number (3,2) is refused in words. With display: money it has the sign of the currency, and a large round amount is also written in words below it (money of site.yaml).
 */
export interface AmountField {
  /**
   * Shown before the answer, in its box and wherever it is printed, such as ₹. It can depend on the number, as suffix can. Say the unit in the label too.
   */
  prefix?: string;
  /**
   * Shown after the answer, in its box and wherever it is printed, such as km or %. Letters get a blank before them. Words can depend on the number: "{value, plural, one {year} other {years}}"; an empty box counts as several.
   */
  suffix?: string;
}
/**
 * One box to tick, such as a consent. In a form that is sent, the box that must be ticked has the notice of the site's purposes beside it (leads of site.yaml).
 */
export interface CheckboxField {
  /**
   * Words of the title that are links, by the words: { privacy policy: /Privacy }.
   */
  links?: {
    /**
     * Where a link leads: a page (/Contact), a page with a query (/compare?type=life), a place on this page (#faq), or tel:, mailto:, https:.
     */
    [k: string]: string;
  };
}
/**
 * Any of a few choices, side by side.
 */
export interface CheckboxesField {
  /**
   * The field whose answer narrows the choices to those whose `of` is that answer, such as the models of the chosen maker.
   */
  of?: string;
  /**
   * The value of a choice that excludes all others, such as none: choosing it clears them.
   */
  exclusive?: string | number;
}
/**
 * A text that must be a value of the list in x-list, such as a PIN code or a promo code. It is typed as it is, and nothing is suggested; the message `enum` says that it is unknown. Once it is known, its label and note are shown, and what it sets (with) is filled in, until another text is typed. If the list is secret, long or from an address, the server is asked as the visitor leaves the field, and again before a step is left or the form is sent.
 */
export interface CodeField {
  /**
   * Shown and said while the server is asked. Needed where it is.
   */
  checking?: string;
  /**
   * Shown and said when the server cannot be asked or does not answer in time: We could not check the code. Press Next again. Needed where it is asked.
   */
  failed?: string;
}
/**
 * A text with suggestions while typing, found by any part of their label. Suggestions come from `suggest`, or from the field's own list.
 */
export interface ComboboxField {
  /**
   * The field whose answer narrows the choices to those whose `of` is that answer, such as the models of the chosen maker.
   */
  of?: string;
  popular?: ComboboxFieldPopular;
  /**
   * Clears a text that is not one of the suggestions when the visitor leaves the field. Without it, other answers are possible.
   */
  strict?: boolean;
}
/**
 * The first suggestions as buttons beside the box. Pressing one writes it into the box.
 */
export interface ComboboxFieldPopular {
  /**
   * The label of these buttons, such as Popular cities.
   */
  label: string;
  /**
   * How many suggestions, from the first on.
   */
  count: number;
}
/**
 * A date, by the browser's own picker. The answer is year-month-day: 2025-03-09.
 */
export interface DateField {}
/**
 * A date that visitors know by heart, such as a birth date, in three boxes: day, month and year, in this order everywhere. A whole date pasted into any box fills all three. The answer is year-month-day: 1990-11-03. For dates near today, use date, which has a calendar.
 */
export interface DatePartsField {
  /**
   * Label of the box for the day.
   */
  day: string;
  /**
   * Label of the box for the month.
   */
  month: string;
  /**
   * Label of the box for the year.
   */
  year: string;
}
/**
 * An email address. Phones show the keyboard with @.
 */
export interface EmailField {}
/**
 * A file from the visitor's device. Its name is the answer; the file itself is not sent.
 */
export interface FileField {
  /**
   * The file name endings that may be chosen, separated by commas: .pdf,.doc,.docx.
   */
  accept?: string;
  /**
   * The largest size, in megabytes.
   */
  maxMegabytes?: number;
  /**
   * Shown when a file is empty, too large or of another kind.
   */
  refused?: string;
}
/**
 * A field that visitors do not see. Other controls, effects or links set its answer.
 */
export interface HiddenField {
  /**
   * If the answer is the id of an item of config/catalog: words that say which item it is, with {name}, {by} and {price}. The server refuses any other id, and stores the words with the lead.
   */
  catalog?: string;
}
/**
 * Several lines of text, and below them how many characters are left until maxLength. Screen readers say it once the visitor pauses.
 */
export interface LongTextField {
  /**
   * Shown while there are characters left; {count} is how many.
   */
  left: string;
  /**
   * Shown when there are too many; {count} is how many too many.
   */
  over: string;
  /**
   * How many lines are shown at first; 4 by default.
   */
  rows?: number;
}
/**
 * Choices drawn as cards, narrowed by the answer to another field, such as the RTOs of a city. A search box finds a choice by any letters and digits of its label: first among the choices of that answer, then among all. The first match is chosen; several matches are shown. A choice also answers the other field.
 */
export interface LookupField {
  /**
   * The field whose answer narrows the choices to those whose `of` is that answer, such as the RTOs of the chosen city.
   */
  of: string;
  /**
   * Shown instead of the cards while the field named by `of` has no answer.
   */
  first?: string;
  search: LookupFieldSearch;
}
/**
 * The search box.
 */
export interface LookupFieldSearch {
  /**
   * The box's name, such as rtoSearch. It is not a field: its text is not an answer.
   */
  name: string;
  /**
   * The label of the box.
   */
  label: string;
  /**
   * An example of what to type.
   */
  placeholder?: string;
  /**
   * Words of the search button.
   */
  button: string;
  /**
   * Shown when nothing is typed. Without it, nothing happens then.
   */
  empty?: string;
  /**
   * Shown when nothing matches.
   */
  none: string;
  /**
   * Shown when several match; {count} is how many, {label} the one that was chosen.
   */
  several: string;
  /**
   * Shows empty and none as alerts that wait for OK. Without it, they are shown under the box.
   */
  alert?: true;
}
/**
 * One of a few choices, as a row of a table. Consecutive fields with the same group and the same choices are the rows of a table; the group is its question. On a narrow screen the rows are one below the other, each with its choices.
 */
export interface MatrixField {}
/**
 * A month of a year, by the browser's own picker where it has one. The answer is year-month: 2025-03. Give it display: month.
 */
export interface MonthField {}
/**
 * Several choices of a long list behind a button, with a search and a button that clears all.
 */
export interface MultiselectField {
  /**
   * The field whose answer narrows the choices to those whose `of` is that answer, such as the models of the chosen maker.
   */
  of?: string;
}
/**
 * A line of text between the questions: the title, which can use answers. It can have links: [Read how it works](/About). It has no answer, so it is never sent; type: boolean is only a form. With `when` it is shown only then, and screen readers say it.
 */
export interface NoteField {
  /**
   * How strongly it draws the eye: plain (the default), or warning.
   */
  look?: 'plain' | 'warning';
}
/**
 * A number. An empty box is not an answer. What people mean is read (2.5 lakh, 2,50,000); what could be another number (3,2) is refused in words.
 */
export interface NumberField {
  /**
   * When the visitor leaves the field, a number below its minimum, or an empty field, becomes the minimum.
   */
  clamp?: 'minimum';
  /**
   * Shown before the answer, in its box and wherever it is printed, such as ₹. It can depend on the number, as suffix can. Say the unit in the label too.
   */
  prefix?: string;
  /**
   * Shown after the answer, in its box and wherever it is printed, such as km or %. Letters get a blank before them. Words can depend on the number: "{value, plural, one {year} other {years}}"; an empty box counts as several.
   */
  suffix?: string;
}
/**
 * A value that `computed` of the field works out from other answers. Visitors read it and cannot type it.
 */
export interface OutputField {
  /**
   * Shown while an answer is missing: Tell us the price first.
   */
  empty?: string;
  /**
   * Shown before the value wherever it is printed, such as ₹. It can depend on the number, as suffix can. Say the unit in the label too.
   */
  prefix?: string;
  /**
   * Shown after the value wherever it is printed, such as km or %. Letters get a blank before them. Words can depend on the number: "{value, plural, one {year} other {years}}".
   */
  suffix?: string;
}
/**
 * A password, with a button that shows what was typed.
 */
export interface PasswordField {}
/**
 * A table that is worked out row by row, such as the years of a savings plan, with a chart of it. It follows the answers while they are typed. The field is a computed whole number: how many rows there are, at most 100. Expressions read its rows, with row, the values and the named columns of each: rows(growth).last().balance, rows(growth).filter(year, year.balance >= goal).first().row.
 */
export interface ProjectionField {
  /**
   * Values that go on from row to row, by name: the balance, what was paid so far. Expressions below can use them, and row, the number of the row from 1.
   */
  values: {
    [k: string]: ProjectionValue;
  };
  /**
   * Every value is rounded half up to a multiple of this in each row; 0.01 by default.
   */
  unit?: number;
  /**
   * The columns. The first names the rows.
   *
   * @minItems 2
   * @maxItems 8
   */
  columns: ProjectionColumn[];
  chart?: ProjectionChart;
  /**
   * Shown while an answer that it needs is missing.
   */
  empty: string;
}
/**
 * A value that goes on from row to row.
 */
export interface ProjectionValue {
  /**
   * Its value before the first row: deposit.
   */
  start: string;
  /**
   * Its value in a row. Names of values are those of the row before: balance * 1.07 + yearly.
   */
  step: string;
}
/**
 * A column.
 */
export interface ProjectionColumn {
  /**
   * Its heading.
   */
  title: string;
  /**
   * The name by which expressions outside read it, as they read values: rows(growth).last().shown.
   */
  name?: string;
  /**
   * What its cells show. Names of values are those of the same row: balance - paid.
   */
  value: string;
  /**
   * How a number is written: number (the default), money with the sign of the site, percent with %, year without groups: 2027.
   */
  as?: 'number' | 'money' | 'percent' | 'year';
  /**
   * Whether the chart draws it.
   */
  drawn?: boolean;
}
/**
 * A chart of the drawn columns, above the table.
 */
export interface ProjectionChart {
  /**
   * Lines, or bars beside each other.
   */
  kind: 'lines' | 'bars';
  /**
   * What it shows: Your savings over the years.
   */
  title: string;
}
/**
 * One of a few choices, side by side.
 */
export interface RadioField {
  /**
   * The field whose answer narrows the choices to those whose `of` is that answer, such as the models of the chosen maker.
   */
  of?: string;
}
/**
 * All choices, put in order of importance. Each has buttons that move it up and down; the answer is the list of all values, the first one first. Until visitors move one, or press `keep`, there is no answer.
 */
export interface RankingField {
  /**
   * The button that moves a choice up: Move {label} up.
   */
  up: string;
  /**
   * The button that moves a choice down: Move {label} down.
   */
  down: string;
  /**
   * What a screen reader says once a choice is moved: {label} is number {n} of {count}.
   */
  moved: string;
  /**
   * The button that takes the order as it is, while there is no answer: This is my order.
   */
  keep: string;
}
/**
 * A whole number from minimum to maximum, such as 1 to 5, side by side.
 */
export interface RatingField {
  /**
   * What the first number means, such as Very poor.
   */
  lowest: string;
  /**
   * What the last number means, such as Very good.
   */
  highest: string;
}
/**
 * Several of a kind, such as nominees: each is a row with its own fields, which the visitor adds and removes. minItems and maxItems of the field say how many there may be. A row may have rows of its own, such as the guests of each room. On a phone, one row is open at a time.
 */
export interface RowsField {
  /**
   * The name of a row; {n} is its number: Nominee {n}.
   */
  row: string;
  /**
   * Shown in its place once the row is answered: {name}. It can use only answers of the row.
   */
  title?: string;
  /**
   * The button that adds a row.
   */
  add: string;
  /**
   * A button beside it, once there is a row: it adds one with the answers of the last, except files. Add a room like the last one.
   */
  copy?: string;
  /**
   * The button in each row that removes it.
   */
  remove: string;
  /**
   * Shown once a row is removed: {row} was removed.
   */
  removed: string;
  /**
   * The button beside it that brings the row back.
   */
  undo: string;
  asSteps?: RowsAsSteps;
}
/**
 * In a wizard: asks each row on its own page, followed by a list of the rows, where they are changed, removed and added. The step asks nothing else, and rows in rows cannot have it.
 */
export interface RowsAsSteps {
  /**
   * The button in the list that leads back to a row.
   */
  change: string;
}
/**
 * A drop-down list. A whole number with minimum and maximum, without a list, offers every number in between.
 */
export interface SelectField {
  /**
   * The field whose answer narrows the choices to those whose `of` is that answer, such as the models of the chosen maker.
   */
  of?: string;
}
/**
 * A signature, drawn with a finger, a pen or a mouse; or the typed name of a visitor who cannot draw. The answer is an SVG of one path, or the name. maxLength limits both; a longer drawing gets coarser. It is never kept on the disk of the device, unless ui says private: none.
 */
export interface SignatureField {
  /**
   * The way of those who draw: Draw it.
   */
  draw: string;
  /**
   * The way of those who cannot draw: Type my name.
   */
  type: string;
  /**
   * The label of the box for the name: Your full name.
   */
  name: string;
  /**
   * Shown on the empty board: Sign here with a finger, a pen or the mouse.
   */
  hint: string;
  /**
   * What a drawing is called where it cannot be shown, and by screen readers: Drawn signature.
   */
  drawn: string;
  /**
   * The button that clears the board: Clear.
   */
  clear: string;
  /**
   * What a screen reader says after that: The board is empty.
   */
  cleared: string;
}
/**
 * A number between two ends, set with a slider or in the box beside it. With display: money, amounts have the sign of the currency (money of site.yaml). Without a default, the box starts empty.
 */
export interface SliderField {
  /**
   * Shown before the answer, in its box and wherever it is printed, such as ₹. It can depend on the number, as suffix can. Say the unit in the label too.
   */
  prefix?: string;
  /**
   * Shown after the answer, in its box and wherever it is printed, such as km or %. Letters get a blank before them. Words can depend on the number: "{value, plural, one {year} other {years}}"; an empty box counts as several.
   */
  suffix?: string;
}
/**
 * A phone number. Phones show the number keyboard. Give it the filters phone and cap, to accept numbers as people write them.
 */
export interface TelField {}
/**
 * One line of text.
 */
export interface TextField {
  /**
   * Shown before the answer, in its box and wherever it is printed, such as ₹. Say the unit in the label too.
   */
  prefix?: string;
  /**
   * Shown after the answer, in its box and wherever it is printed, such as km or %. Letters get a blank before them.
   */
  suffix?: string;
}
/**
 * Several lines of text.
 */
export interface TextareaField {
  /**
   * How many lines are shown at first; 4 by default.
   */
  rows?: number;
}
/**
 * Texts that are typed one by one, such as the names of guests. Visitors add, move and remove them. Each keeps the rules under `items`; minItems and maxItems say how many there may be.
 */
export interface TextsField {
  /**
   * The name of a text; {n} is its number: Guest {n}.
   */
  row: string;
  /**
   * The button that adds a text. So does Enter.
   */
  add: string;
  /**
   * The button that removes a text: Remove guest {n}.
   */
  remove: string;
  /**
   * The button that moves a text up: Move guest {n} up.
   */
  up: string;
  /**
   * The button that moves a text down: Move guest {n} down.
   */
  down: string;
}
/**
 * A yes or no drawn as a card.
 */
export interface TileCheckField {
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  /**
   * A second, smaller line.
   */
  note?: string;
}
/**
 * A yes or no drawn as a card, with buttons that count. Effects of the form link both: choosing sets the count to 1, a count of 0 deselects.
 */
export interface TileCounterField {
  /**
   * The field that holds the count.
   */
  count: string;
  /**
   * Name of a Lucide icon, such as shield-check. Only the icons that are named here are shipped.
   */
  icon?: string;
  sharedMax?: TileCounterSharedMax;
}
/**
 * A limit on the total of several counts.
 */
export interface TileCounterSharedMax {
  /**
   * The other counting fields.
   *
   * @minItems 1
   *
   * Items: The name of a field, as in the answers: small first letter, letters and digits.
   */
  with: string[];
  /**
   * The largest total. The plus button does nothing once it is reached.
   */
  max: number;
}
/**
 * Choices drawn as cards with icon, label and note: one of them, or several when the answer is a list.
 */
export interface TilesField {
  /**
   * The name of a field, as in the answers: small first letter, letters and digits.
   */
  of?: string;
  /**
   * The value of a choice that excludes all others, such as none: choosing it clears them.
   */
  exclusive?: string | number;
  search?: TilesFieldSearch;
  /**
   * How large the cards are: small for many short labels, such as years; wide for labels with a longer note.
   */
  size?: 'small' | 'wide';
  /**
   * Shown instead of the cards while the field named by `of` has no answer.
   */
  first?: string;
  /**
   * Shown when there is nothing to choose from.
   */
  none?: string;
}
/**
 * A box that narrows the cards by any part of their label.
 */
export interface TilesFieldSearch {
  /**
   * The box's name, such as manufacturerSearch. It is not a field: its text is not an answer.
   */
  name: string;
  /**
   * The label of the box.
   */
  label: string;
  /**
   * Shown when no card matches.
   */
  none: string;
}
/**
 * A time of the day, by the browser's own control. The answer is hours:minutes on a clock of 24 hours: 14:30.
 */
export interface TimeField {}
/**
 * A yes or no drawn as a switch, which is on or off from the start. For a consent, use checkbox.
 */
export interface ToggleField {}
/**
 * Files from the visitor's device that are sent with the answers. The form or wizard must be in posts of site.yaml. A field of type string takes one file; one of type array takes several, at most its maxItems. The answer is the name of the file. The content of a file decides its type, not its name.
 */
export interface UploadField {
  /**
   * Which files are accepted: pdf, and picture for JPEG, PNG, WebP and HEIC. Both by default.
   *
   * @minItems 1
   */
  kinds?: ('pdf' | 'picture')[];
  /**
   * The largest size of a file, in megabytes (1,000,000 bytes); 5 by default.
   */
  maxMegabytes?: number;
  /**
   * The button that chooses a file of the device: Choose a file.
   */
  choose: string;
  /**
   * Shown beside it if there is a mouse: or drop it here.
   */
  drop?: string;
  /**
   * What a screen reader says once a file is chosen: {file} was added.
   */
  chosen: string;
  /**
   * The button beside a file that removes it: Remove {file}.
   */
  remove: string;
  /**
   * What a screen reader says once a file is removed: {file} was removed.
   */
  removed: string;
  /**
   * Shown when a file is too large, with its size and the largest size: {file} has {size}. Send at most {most}.
   */
  tooLarge: string;
  /**
   * Shown when a file is of another kind, whatever its name says: {file} is not a PDF.
   */
  wrongKind: string;
  /**
   * Shown when a file is empty: {file} is empty.
   */
  empty: string;
  /**
   * Shown when a chosen file can no longer be read: {file} cannot be read. Choose it again.
   */
  gone: string;
  /**
   * Words beside the progress bar: Sending your files.
   */
  sending: string;
  /**
   * The button that stops the sending: Stop.
   */
  cancel: string;
  /**
   * Shown after a stop: You stopped it. Nothing was sent.
   */
  stopped: string;
}

/** Settings of each control by its name. */
export interface WidgetOptions {
  'amount': AmountField;
  'checkbox': CheckboxField;
  'checkboxes': CheckboxesField;
  'code': CodeField;
  'combobox': ComboboxField;
  'date': DateField;
  'date-parts': DatePartsField;
  'email': EmailField;
  'file': FileField;
  'hidden': HiddenField;
  'long-text': LongTextField;
  'lookup': LookupField;
  'matrix': MatrixField;
  'month': MonthField;
  'multiselect': MultiselectField;
  'note': NoteField;
  'number': NumberField;
  'output': OutputField;
  'password': PasswordField;
  'projection': ProjectionField;
  'radio': RadioField;
  'ranking': RankingField;
  'rating': RatingField;
  'rows': RowsField;
  'select': SelectField;
  'signature': SignatureField;
  'slider': SliderField;
  'tel': TelField;
  'text': TextField;
  'textarea': TextareaField;
  'texts': TextsField;
  'tile-check': TileCheckField;
  'tile-counter': TileCounterField;
  'tiles': TilesField;
  'time': TimeField;
  'toggle': ToggleField;
  'upload': UploadField;
}
