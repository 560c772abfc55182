import { Icon } from '../../../render/elements/Icon.tsx';

interface PlusButtonProps {
  id?: string;
  words: string | undefined;
  /** The row in which it adds one. */
  within?: string | undefined;
  onClick: () => void;
}

/** Adds a row. */
export const PlusButton = ({ id, words, within, onClick }: PlusButtonProps) => (
  <button type="button" className="button" data-look="secondary" id={id} onClick={onClick}>
    <Icon name="plus" size={20} />
    {words}
    {within !== undefined && <span className="visually-hidden"> {within}</span>}
  </button>
);
