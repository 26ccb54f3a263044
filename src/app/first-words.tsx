/**
 * What is seen while the scripts are still on their way: Home, and for a first visitor the disclaimer over it, as pictures
 * of themselves. The build runs this (`tools/build/first-words.mjs`) and puts the result into the page; `first-paint.ts`
 * shows it to whom the app will show the same, and React takes it away as it puts the real ones in the same places.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { TRIAL_GAMES } from '../../domain/product';
import { accessMachine } from '../../machines/app/access.machine';
import { accountMachine } from '../../machines/app/account.machine';
import { Disclaimer } from '../overlay/Disclaimer';
import { Home } from '../pages/home/Home';
import { ServicesContext } from '../services/context';
import type { Services } from '../services/services';
import dialog from '../ui/dialog.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './layout.module.css';
import { Navigation } from './Navigation';

/** What it asks of them when it is drawn, for a guest; what it asks when it is mounted or pressed, it never does. */
const SERVICES = {
  access: createActor(accessMachine, { input: { isPremium: false, trialGamesRemaining: TRIAL_GAMES } }),
  account: createActor(accountMachine, { input: { user: null } }),
  theme: { value: 'day', subscribe: () => () => undefined },
} as unknown as Services;

/** Nobody can press, focus or hear it. @returns HTML */
export const firstWords = (): string => home() + disclaimer();

function home(): string {
  const page = render(
    <MemoryRouter>
      <div className={styles.page}>
        <Header />
        <div className={styles.main}>
          <Home />
        </div>
        <Footer />
        <Navigation />
      </div>
    </MemoryRouter>,
  );
  return around(styles.ahead, page);
}

function disclaimer(): string {
  const panel = render(<Disclaimer />)
    .replace(/^<dialog (class="[^"]+")[^>]*>/, '<div $1>')
    .replace(/<\/dialog>$/, '</div>');
  if (!/^<div class=.*<\/div>$/s.test(panel)) throw new Error('The disclaimer is no dialog any more');
  return around(dialog.ahead, panel);
}

const around = (className: string | undefined, words: string): string =>
  `<div class="${className}" aria-hidden="true" inert>${words}</div>`;

/** What React has to say to the head of a page. */
const OF_HEAD = /<title>.*?<\/title>|<link [^>]*>/g;

/**
 * What only matters to whoever presses or hears it, and what the security policy forbids. A picture would be asked for on
 * every page: only the mark is on all of them, and `first-paint.ts` gives Home's its address.
 */
const UNSEEN =
  / (?:id|tabindex|type|href|src(?!="[^"]*\.svg")|style|decoding|xmlns|data-[a-z]+|aria-(?!current)[a-z]+)="[^"]*"/g;

const render = (children: ReactNode): string =>
  renderToStaticMarkup(<ServicesContext value={SERVICES}>{children}</ServicesContext>)
    .replace(OF_HEAD, '')
    .replace(UNSEEN, '')
    .replace(/\blucide[\w-]* ?/g, '')
    .replaceAll(' class=""', '');
