import './ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createServices } from './app/services';

createRoot(document.getElementById('root') as HTMLElement).render(<App services={createServices()} />);
