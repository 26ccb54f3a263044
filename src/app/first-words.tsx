/**
 * What a first visitor reads while the scripts are still on their way: the disclaimer, as a picture of itself. The build
 * runs this (`server/bin/first-words.mjs`) and puts the result into the page; `first-paint.ts` shows it to whom the
 * disclaimer will ask, and React takes it away as it shows the real one in the same place.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { Disclaimer } from '../overlay/Disclaimer';
import { ServicesContext } from '../services/context';
import type { Services } from '../services/services';
import styles from '../ui/dialog.module.css';

/** Nobody can press, focus or hear it. @returns HTML */
export function firstWords(): string {
  // What it asks of them it asks when it is mounted or pressed, and it never is.
  const services = {} as Services;
  const dialog = renderToStaticMarkup(
    <ServicesContext value={services}>
      <Disclaimer />
    </ServicesContext>,
  );
  const panel = dialog
    .replace(/^<dialog (class="[^"]+")[^>]*>/, '<div $1>')
    .replace(/<\/dialog>$/, '</div>')
    .replace(/ (?:id|tabindex)="[^"]*"/g, '');
  if (!/^<div class=.*<\/div>$/s.test(panel)) throw new Error('The disclaimer is no dialog any more');
  return `<div class="${styles.ahead}" aria-hidden="true" inert>${panel}</div>`;
}
