import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { followInstallOffer } from './services/install';
import { startRecordingErrors } from './services/last-errors';
import { createServices } from './services/services';

startRecordingErrors();
followInstallOffer();

// The error boundaries log their errors, so React's own message would be a duplicate.
const options = {
  onCaughtError: () => undefined,
  // React then renders the prerendered page anew. A translation of the page before hydration causes this.
  onRecoverableError: (error: unknown) => console.warn('The page was rendered again', error),
};

function begin({ dataset }: HTMLElement): void {
  const app = (
    <StrictMode>
      <App services={createServices()} />
    </StrictMode>
  );
  const container = document.getElementById('root') as HTMLElement;
  if (dataset.shown === undefined) {
    container.replaceChildren();
    dataset.shown = '';
    createRoot(container, options).render(app);
  } else hydrateRoot(container, app, options);
}

// The app does not start in an unsupported browser. Otherwise a modal dialog of the invisible app would make the page
// for unsupported browsers (`app/Unsupported.tsx`) inert.
if ('supported' in document.documentElement.dataset) begin(document.documentElement);
