/** By status. For unknown addresses the client has its own page. */
const TEXTS: Readonly<Record<number, readonly [heading: string, line: string]>> = {
  400: ['That address cannot be read', 'Maybe part of it got cut off.'],
  404: ['There is nothing here', 'It may have moved, or there may be a typo in the address.'],
  405: ['That cannot be done here', 'Pages here can be opened, and nothing else.'],
  413: ['That was too much at once', 'None of it was saved.'],
  500: ['Something went wrong on our side', 'Nothing of yours is lost. Please try again in a moment.'],
  503: ["We can't be reached right now", 'Nothing of yours is lost. Please try again in a minute.'],
};

export const ERROR_PAGE_CSS_PATH = '/error.css';

/** Colors of the app (`src/ui/tokens.css`) by day and by night. */
export const ERROR_PAGE_CSS = `:root { color-scheme: light dark; --paper: #eef3ec; --ink: #17332d; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1b1d; --ink: #e9f1ea; } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; text-align: center;
  background: var(--paper); color: var(--ink); font: 1.125rem/1.6 ui-serif, Georgia, serif; }
h1 { font-weight: 500; font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.5rem; }
p { margin: 0 0 1.5rem; }
a { color: inherit; display: inline-block; padding: 0.75rem 1.5rem; border: 2px solid; border-radius: 999px;
  text-decoration: none; }
a:focus-visible { outline: 3px solid; outline-offset: 3px; }
`;

/** @param status an HTTP status of 400 and above */
export function errorPage(status: number): string {
  const [heading, line] = TEXTS[status] ?? TEXTS[status >= 500 ? 500 : 400] ?? ['', ''];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} | Stillgrove</title>
<link rel="stylesheet" href="${ERROR_PAGE_CSS_PATH}">
<h1>${heading}</h1>
<p>${line}</p>
<p><a href="/">Back to Stillgrove</a></p>
</html>
`;
}
