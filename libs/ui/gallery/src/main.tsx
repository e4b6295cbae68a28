import '@roommate/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const root = document.createElement('div');
document.body.append(root);
document.documentElement.lang = 'en';
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
