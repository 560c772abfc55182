/// <reference types="vite/client" />
import './studio.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { CrashScreen } from './CrashScreen.tsx';

// Only the frame may reload, not Studio. A listener that throws stops Vite's full reload.
import.meta.hot?.on('vite:beforeFullReload', () => {
  throw new Error('Studio stays');
});

// While letters are composed, keys belong to the input method.
window.addEventListener('keydown', (event) => event.isComposing && event.stopImmediatePropagation(), true);

const rootElement = document.getElementById('studio');
if (rootElement)
  createRoot(rootElement).render(
    <StrictMode>
      <CrashScreen>
        <App />
      </CrashScreen>
    </StrictMode>,
  );
