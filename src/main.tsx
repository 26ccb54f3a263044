import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createServices } from './services/services';

// Whoever catches an error says so in the log: React's own line would be a second one.
const onCaughtError = () => undefined;

const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError });
const services = createServices();

/** So long, ms, the app waits at most until Home's picture is seen, which came with it: then it takes the main thread. */
const PATIENCE_MS = 100;
const SEEN = 'largest-contentful-paint';

const picture = document.querySelector('#root img[src][fetchpriority]');
const canBegin = new Promise<unknown>((begin) => {
  if (!picture || document.hidden || !PerformanceObserver.supportedEntryTypes.includes(SEEN))
    return begin(true);
  const isPicture = (entry: PerformanceEntry) => (entry as LargestContentfulPaint).element === picture;
  new PerformanceObserver((list) => list.getEntries().some(isPicture) && begin(true)).observe({
    type: SEEN,
    buffered: true,
  });
  setTimeout(begin, PATIENCE_MS);
});

void canBegin.then(() =>
  root.render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  ),
);
