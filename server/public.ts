import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type OperatorContact, contactSchema as schema } from '../domain/contact';
import { type Clock, SYSTEM_CLOCK } from './base/clock';
import { answerSpec } from './base/openapi';

/** Checkout belongs to one person, and the API has no pages. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /checkout\nDisallow: /paypal/\n';

export function addPublicRoutes(
  app: Hono,
  {
    contact,
    publicOrigin,
    clock = SYSTEM_CLOCK,
  }: {
    readonly contact?: string | undefined;
    readonly publicOrigin?: string | undefined;
    readonly clock?: Clock;
  },
): void {
  app.get('/robots.txt', (c) => c.text(ROBOTS));
  if (contact === undefined) return;
  // RFC 9116. The file must name a day on which it becomes stale, at most a year ahead.
  app.get('/.well-known/security.txt', (c) => {
    const expires = new Date(clock().getTime() + 180 * 24 * 60 * 60 * 1000).toISOString();
    const own = publicOrigin ? `Canonical: ${publicOrigin}/.well-known/security.txt\n` : '';
    return c.text(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n${own}`);
  });
}

export function contactRoute(contact: string | undefined): Hono {
  return new Hono().get(
    '/',
    describeRoute({
      summary: 'Get the contact',
      responses: { 200: answerSpec('Where people reach the operator, if anywhere.', schema) },
    }),
    (c) => c.json({ contact } satisfies OperatorContact),
  ) as Hono;
}
