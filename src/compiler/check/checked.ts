import type { Answer, Answers } from '../../shared/plan/answers.ts';
import type { BlockProps } from '../../shared/plan/blocks.generated.ts';
import type {
  Catalog,
  Constants,
  Form,
  List,
  Page,
  Site,
  Table,
  Terms,
  Translation,
  Wizard,
} from '../../shared/plan/config.generated.ts';
import type { Merged } from '../../shared/plan/merged.ts';
import type { CatalogItem } from '../../shared/plan/catalog.ts';
import type { Kind, SiteKind, Source } from '../read/source.ts';

/** A block of a page, of any kind: it may have any key of any block's contract. */
export type Block = Merged<BlockProps[keyof BlockProps]> & {
  readonly block: keyof BlockProps;
  /** The initial answers of the block's form. */
  readonly initial?: Answers;
};

export interface PageData extends Omit<Page, 'blocks'> {
  readonly blocks?: readonly Block[];
}

/** An item of a list of any kind. */
export interface ListItem {
  readonly id?: string;
  readonly value?: string | number;
  readonly label?: string;
  readonly of?: string | number;
  readonly with?: Readonly<Record<string, Answer>>;
}

export interface ListData extends Omit<List, 'items'> {
  readonly items: readonly ListItem[];
}

export interface CatalogData extends Omit<Catalog, 'items' | 'sample'> {
  readonly items: readonly CatalogItem[];
  readonly sample?: CatalogItem;
}

/** The type of the data of each kind of file, generated from its contract in schemas/. */
interface DataOf {
  readonly site: Site;
  readonly page: PageData;
  readonly form: Form;
  readonly wizard: Wizard;
  readonly list: ListData;
  readonly catalog: CatalogData;
  readonly constants: Constants;
  readonly table: Table;
  readonly translation: Translation;
  readonly terms: Terms;
}

/** A file that fits its contract, so its data has the contract's type. `kind` tells which. */
export type Checked<K extends Kind = SiteKind> = {
  [One in K]: Source & { readonly kind: One; readonly data: DataOf[One] };
}[K];

/** A file of config/translations. */
export type CheckedTranslation = Checked<'translation'> | Checked<'terms'>;

export type CheckedForm = Checked<'form'>;
export type CheckedWizard = Checked<'wizard'>;
