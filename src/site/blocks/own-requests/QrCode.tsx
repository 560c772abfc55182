import { encode } from 'uqr';
import css from './view.module.css';

export interface QrCodeProps {
  text: string;
  /** Describes the picture. */
  label: string;
}

/** A QR code, drawn as one path. It is black on white, with a quiet zone, in every colour scheme: cameras need that. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
