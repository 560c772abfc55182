/* Made from schemas/ by `npm run types`. Do not edit. */

export interface Fields {
  'fields/amount'?: AmountField;
  'fields/checkbox'?: CheckboxField;
  'fields/checkboxes'?: CheckboxesField;
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
  'fields/number'?: NumberField;
  'fields/output'?: OutputField;
  'fields/password'?: PasswordField;
  'fields/radio'?: RadioField;
  'fields/rating'?: RatingField;
  'fields/rows'?: RowsField;
  'fields/select'?: SelectField;
  'fields/slider'?: SliderField;
  'fields/tel'?: TelField;
  'fields/text'?: TextField;
  'fields/textarea'?: TextareaField;
  'fields/tile-check'?: TileCheckField;
  'fields/tile-counter'?: TileCounterField;
  'fields/tiles'?: TilesField;
  'fields/time'?: TimeField;
  'fields/toggle'?: ToggleField;
  'fields/upload'?: UploadField;
}
/**
 * An amount: digits alone, grouped while they are typed. With display: money it carries the sign of the currency, and below it a long round amount in words (money of site.yaml).
 */
export interface AmountField {
  /**
   * Stands before the answer, in its box and wherever it is printed, such as ₹. Words may follow the number, as those of suffix do. Say the unit in the label too.
   */
  prefix?: string;
  /**
   * Stands after the answer, in its box and wherever it is printed, such as km or %. A blank comes before letters. Words follow the number: "{value, plural, one {year} other {years}}"; an empty box counts as several.
   */
  suffix?: string;
}
/**
 * One box to tick, such as a consent.
 */
export interface CheckboxField {}
/**
 * Any of a few choices, side by side.
 */
export interface CheckboxesField {
  /**
   * The field whose answer narrows the choices: those whose `of` is that answer stay, such as the models of the chosen maker.
   */
  of?: string;
  /**
   * The value of a choice that stands alone, such as none: choosing it takes the others away.
   */
  exclusive?: string | number;
}
/**
 * A text with suggestions while typing, found by any part of their label. Suggestions come from `suggest`, or from the field's own list.
 */
export interface ComboboxField {
  /**
   * The field whose answer narrows the choices: those whose `of` is that answer stay, such as the models of the chosen maker.
   */
  of?: string;
  popular?: ComboboxFieldPopular;
  /**
   * When the visitor leaves the field, a text that is none of the suggestions is taken away. Without it, other answers stay possible.
   */
  strict?: boolean;
}
/**
 * The first of the suggestions as buttons beside the box. A press writes one of them into the box.
 */
export interface ComboboxFieldPopular {
  /**
   * What the buttons are called together, such as Popular cities.
   */
  label: string;
  /**
   * How many of the suggestions, from the first on.
   */
  count: number;
}
/**
 * A date, by the browser's own picker. The answer is year-month-day: 2025-03-09.
 */
export interface DateField {}
/**
 * A date that visitors know by heart, such as a birth date, in three boxes: day, month and year, in this order everywhere. A whole date that is pasted into any box fills all three. The answer is year-month-day: 1990-11-03. For dates near today, date has a calendar.
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
 * A file of the visitor's device. Its name is the answer; the file itself is not sent.
 */
export interface FileField {
  /**
   * The endings that may be chosen, with commas: .pdf,.doc,.docx.
   */
  accept?: string;
  /**
   * The largest size, in megabytes.
   */
  maxMegabytes?: number;
  /**
   * Said when a file is empty, too large or of another kind.
   */
  refused?: string;
}
/**
 * A field that nobody sees. Other controls, effects or links give its answer.
 */
export interface HiddenField {
  /**
   * For the id of an item of config/catalog: words that say which it is. {name}, {by} and {price} stand in them. The server refuses any other id, and stores the words with the lead.
   */
  catalog?: string;
}
/**
 * Several lines of text, and below them how many characters are left until maxLength. Screen readers are told once the visitor pauses.
 */
export interface LongTextField {
  /**
   * While there are characters left; {count} is how many.
   */
  left: string;
  /**
   * When there are too many; {count} is how many too many.
   */
  over: string;
  /**
   * How many lines are seen at first; 4 by default.
   */
  rows?: number;
}
/**
 * Choices drawn as cards, narrowed by the answer to another field, such as the RTOs of a city. A box looks a choice up by any letters and digits of its label: first among the choices of that answer, then among all. The first match is chosen; several matches are shown. A choice also answers the other field.
 */
export interface LookupField {
  /**
   * The field whose answer narrows the choices: those whose `of` is that answer stay, such as the RTOs of the chosen city.
   */
  of: string;
  /**
   * Shown instead of the cards while the field named by `of` has no answer.
   */
  first?: string;
  search: LookupFieldSearch;
}
/**
 * The box.
 */
export interface LookupFieldSearch {
  /**
   * The box's name, such as rtoSearch. It is no field: what is typed there is no answer.
   */
  name: string;
  /**
   * What the box is called.
   */
  label: string;
  /**
   * An example of what to type.
   */
  placeholder?: string;
  /**
   * Words of the button that looks it up.
   */
  button: string;
  /**
   * When nothing is typed. Without it, nothing happens then.
   */
  empty?: string;
  /**
   * When nothing matches.
   */
  none: string;
  /**
   * When more than one matches. {count} and {label}, the one that was chosen, stand in it.
   */
  several: string;
  /**
   * Whether empty and none are alerts that wait for OK; without it they stand under the box.
   */
  alert?: true;
}
/**
 * One of a few choices, as a row of a table. Fields that follow one another with the same group and the same choices are its rows; the group is its question. On a narrow screen the rows stand one below the other, each with its choices.
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
   * The field whose answer narrows the choices: those whose `of` is that answer stay, such as the models of the chosen maker.
   */
  of?: string;
}
/**
 * A number. An empty box is no answer.
 */
export interface NumberField {
  /**
   * When the visitor leaves the field, a number outside its bounds becomes the nearest one inside, and an empty field the smallest. With minimum, a number above the largest stays.
   */
  clamp?: 'minimum' | 'both';
  /**
   * Stands before the answer, in its box and wherever it is printed, such as ₹. Words may follow the number, as those of suffix do. Say the unit in the label too.
   */
  prefix?: string;
  /**
   * Stands after the answer, in its box and wherever it is printed, such as km or %. A blank comes before letters. Words follow the number: "{value, plural, one {year} other {years}}"; an empty box counts as several.
   */
  suffix?: string;
}
/**
 * A value that is worked out from other answers, as `computed` of the field says. Visitors read it and do not type it.
 */
export interface OutputField {
  /**
   * What stands there while an answer is missing: Tell us the price first.
   */
  empty?: string;
}
/**
 * A password, with a button that shows what was typed.
 */
export interface PasswordField {}
/**
 * One of a few choices, side by side.
 */
export interface RadioField {
  /**
   * The field whose answer narrows the choices: those whose `of` is that answer stay, such as the models of the chosen maker.
   */
  of?: string;
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
 * Several of a kind, such as nominees: each is a row with fields of its own, which the visitor adds and removes. minItems and maxItems of the field say how many there may be. On a phone one row is open at a time.
 */
export interface RowsField {
  /**
   * What a row is called, with its number as {n}: Nominee {n}.
   */
  row: string;
  /**
   * What is printed in its place once it is answered: {name}. Only answers of the row may stand in it.
   */
  title?: string;
  /**
   * The button that adds a row.
   */
  add: string;
  /**
   * The button in each row that removes it.
   */
  remove: string;
  /**
   * What is said once a row is removed: {row} was removed.
   */
  removed: string;
  /**
   * The button beside it that brings the row back.
   */
  undo: string;
  asSteps?: RowsAsSteps;
}
/**
 * In a wizard: each row is asked on a page of its own, followed by the list of what was given, where rows are changed, removed and added. The step asks nothing else.
 */
export interface RowsAsSteps {
  /**
   * The button in the list that leads back to a row.
   */
  change: string;
}
/**
 * A drop-down list. A whole number with minimum and maximum and without a list offers every number between.
 */
export interface SelectField {
  /**
   * The field whose answer narrows the choices: those whose `of` is that answer stay, such as the models of the chosen maker.
   */
  of?: string;
}
/**
 * A number between two ends, by a thumb or in the box beside it: both are one answer. With display: money amounts carry the sign of the currency (money of site.yaml). Without a default the box starts empty.
 */
export interface SliderField {
  /**
   * Stands before the answer, in its box and wherever it is printed, such as ₹. Words may follow the number, as those of suffix do. Say the unit in the label too.
   */
  prefix?: string;
  /**
   * Stands after the answer, in its box and wherever it is printed, such as km or %. A blank comes before letters. Words follow the number: "{value, plural, one {year} other {years}}"; an empty box counts as several.
   */
  suffix?: string;
}
/**
 * A phone number. Phones show the number keyboard. Give it the filters phone and cap to take numbers as people write them.
 */
export interface TelField {}
/**
 * One line of text.
 */
export interface TextField {
  /**
   * Stands before the answer, in its box and wherever it is printed, such as ₹. Say the unit in the label too.
   */
  prefix?: string;
  /**
   * Stands after the answer, in its box and wherever it is printed, such as km or %. A blank comes before letters.
   */
  suffix?: string;
}
/**
 * Several lines of text.
 */
export interface TextareaField {
  /**
   * How many lines are seen at first; 4 by default.
   */
  rows?: number;
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
 * A yes or no drawn as a card, with buttons that count. Effects of the form tie both: choosing sets the count to 1, a count of 0 deselects.
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
 * A largest total over several counts.
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
   * The largest total; the plus button does nothing there.
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
   * The value of a choice that stands alone, such as none: choosing it takes the others away.
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
   * The box's name, such as manufacturerSearch. It is no field: what is typed there is no answer.
   */
  name: string;
  /**
   * What the box is called.
   */
  label: string;
  /**
   * When no card matches.
   */
  none: string;
}
/**
 * A time of the day, by the browser's own control. The answer is hours:minutes on a clock of 24 hours: 14:30.
 */
export interface TimeField {}
/**
 * A yes or no drawn as a switch, which is on or off from the start. For a consent, take checkbox.
 */
export interface ToggleField {}
/**
 * Files of the visitor's device that are sent with the answers, in a form or wizard that posts of site.yaml names. A field of type string takes one file; one of type array takes several, at most its maxItems. The answer is the name of the file. The content of a file says what it is, not its name.
 */
export interface UploadField {
  /**
   * Which files are taken: pdf, and picture for JPEG, PNG, WebP and HEIC. Both by default.
   *
   * @minItems 1
   */
  kinds?: ('pdf' | 'picture')[];
  /**
   * The largest size of a file, in megabytes (1,000,000 bytes); 5 by default.
   */
  maxMegabytes?: number;
  /**
   * The button that opens the files of the device: Choose a file.
   */
  choose: string;
  /**
   * Stands beside it where there is a mouse: or drop it here.
   */
  drop?: string;
  /**
   * What a screen reader says once a file is chosen: {file} was added.
   */
  chosen: string;
  /**
   * The button beside a file that takes it away again: Remove {file}.
   */
  remove: string;
  /**
   * What a screen reader says then: {file} was removed.
   */
  removed: string;
  /**
   * When a file is too large, with its size and the largest size: {file} has {size}. Send at most {most}.
   */
  tooLarge: string;
  /**
   * When a file is of another kind, whatever its name says: {file} is no PDF.
   */
  wrongKind: string;
  /**
   * When there is nothing in a file: {file} is empty.
   */
  empty: string;
  /**
   * When a file that was chosen cannot be read any more: {file} cannot be read. Choose it again.
   */
  gone: string;
  /**
   * Beside the bar that shows how much is sent: Sending your files.
   */
  sending: string;
  /**
   * The button there that stops it: Stop.
   */
  cancel: string;
  /**
   * What is said then: You stopped it. Nothing was sent.
   */
  stopped: string;
}

/** Settings of each control by its name. */
export interface WidgetOptions {
  'amount': AmountField;
  'checkbox': CheckboxField;
  'checkboxes': CheckboxesField;
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
  'number': NumberField;
  'output': OutputField;
  'password': PasswordField;
  'radio': RadioField;
  'rating': RatingField;
  'rows': RowsField;
  'select': SelectField;
  'slider': SliderField;
  'tel': TelField;
  'text': TextField;
  'textarea': TextareaField;
  'tile-check': TileCheckField;
  'tile-counter': TileCounterField;
  'tiles': TilesField;
  'time': TimeField;
  'toggle': ToggleField;
  'upload': UploadField;
}
