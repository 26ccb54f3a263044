/** The baseline for Home: React and a heading. */
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(<h1>Hello</h1>);
