import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './fonts/faces.css';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app.tsx';
import { prefetchOnIntent } from './layout/prefetch.ts';
import { pageAt } from './page-cache.ts';
import { startQuote } from './quote/quote-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

// The page's own chunk first, so that what is hydrated is complete.
await pageAt(window.location.pathname);
hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
prefetchOnIntent(document, pageAt);
startQuote();
