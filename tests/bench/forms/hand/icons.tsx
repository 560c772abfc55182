import controls from '../../../../src/site/render/controls/controls.module.css';

const look = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
} as const;

export function CircleAlert({ size }: { size: number }) {
  return (
    <svg className="icon" width={size} height={size} {...look}>
      <circle cx="12" cy="12" r="10" />
      <line x1="12" x2="12" y1="8" y2="12" />
      <line x1="12" x2="12.01" y1="16" y2="16" />
    </svg>
  );
}

export function ChevronDown() {
  return (
    <svg className={`icon ${controls.arrow}`} width={20} height={20} {...look}>
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
