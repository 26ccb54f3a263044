import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createServices } from './services/services';

// Whoever catches an error says so in the log: React's own line would be a second one.
const onCaughtError = () => undefined;

createRoot(document.getElementById('root') as HTMLElement, { onCaughtError }).render(
  <StrictMode>
    <App services={createServices()} />
  </StrictMode>,
);
