import { Rich } from '../../render/elements/Rich.tsx';

export function Paragraphs({ texts }: { texts?: readonly string[] }) {
  return texts?.map((text) => (
    <p key={text}>
      <Rich text={text} />
    </p>
  ));
}
