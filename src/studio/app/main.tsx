/// <reference types="vite/client" />
import './studio.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { CrashScreen } from './CrashScreen.tsx';

// A site that needs a reload needs it in the frame. Vite gives up reloading when a listener of this throws.
import.meta.hot?.on('vite:beforeFullReload', () => {
  throw new Error('Studio stays');
});

const root = document.getElementById('studio');
if (root)
  createRoot(root).render(
    <StrictMode>
      <CrashScreen>
        <App />
      </CrashScreen>
    </StrictMode>,
  );
