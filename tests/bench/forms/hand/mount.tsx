import 'virtual:tokens.css';
import '../../../../src/site/render/styles/index.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The page around every measured form. */
export function mount(form: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root"');
  createRoot(root).render(
    <main className="wrap">
      <div className="card">{form}</div>
    </main>,
  );
}
