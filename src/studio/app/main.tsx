/// <reference types="vite/client" />
import './studio.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shieldComposing } from '../../site/render/controls/shieldComposing.ts';
import { App } from './App.tsx';
import { CrashScreen } from './CrashScreen.tsx';

// Only the frame may reload, not Studio. A listener that throws stops Vite's full reload.
import.meta.hot?.on('vite:beforeFullReload', () => {
  throw new Error('Studio stays');
});

shieldComposing();
const rootElement = document.getElementById('studio');
if (rootElement)
  createRoot(rootElement).render(
    <StrictMode>
      <CrashScreen>
        <App />
      </CrashScreen>
    </StrictMode>,
  );
