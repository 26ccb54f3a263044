/**
 * Plain Hono that serves the page and the answer to a guest. The bodies are those of the server. Hono adds no header
 * except the content type.
 */
import { readFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const page = await readFile(process.env.PAGE ?? '', 'utf8');
const app = new Hono()
  .get('/api/auth/user', (c) => c.json({ message: 'Not signed in' }, 401))
  .get('*', (c) => c.html(page));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`);
});
