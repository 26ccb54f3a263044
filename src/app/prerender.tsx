/** Renders Home as HTML. The build writes it into the page (`tools/build/prerender.mjs`). */
import { QueryClient } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { TRIAL_GAME_COUNT } from '../../domain/product';
import { accessMachine } from '../../machines/app/access.machine';
import { accountMachine } from '../../machines/app/account.machine';
import { ObservableValue } from '../device/store';
import { RunningSession } from '../services/running-session';
import type { Services } from '../services/services';
import { App } from './App';
import { Unsupported } from './Unsupported';

/** Services that Home reads in its first render. */
const SERVICES = {
  access: createActor(accessMachine, { input: { isPremium: false, trialGamesRemaining: TRIAL_GAME_COUNT } }),
  account: createActor(accountMachine, { input: { user: null } }),
  session: new RunningSession(),
  theme: new ObservableValue('day'),
  queryClient: new QueryClient(),
} as unknown as Services;

const AtHome = ({ children }: PropsWithChildren) => <StaticRouter location="/">{children}</StaticRouter>;

export const prerenderUnsupported = (): string => renderToStaticMarkup(<Unsupported />);

/** Renders Home for a guest without premium, as the content of the root element for `hydrateRoot`. */
export async function prerenderHome(): Promise<string> {
  // React moves large parts into place with inline scripts, which the content security policy forbids.
  const { prelude } = await prerender(<App services={SERVICES} Router={AtHome} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
