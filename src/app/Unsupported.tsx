/** The page for browsers without JavaScript or without required features. The build renders it to plain HTML. */
import { HELP_LINE_BY_KIND } from '../../domain/product';

const { crisis, crisisText, text, emergency, elsewhere } = HELP_LINE_BY_KIND;

export function Unsupported() {
  return (
    <div className="unsupported">
      <h1>This browser can't show Stillgrove</h1>
      <p>
        Its games need JavaScript, and Safari 16.4 or newer, or a Chrome, Edge or Firefox of the last two
        years. Please update this browser, or open Stillgrove on another device. Nothing you recorded is lost.
      </p>
      <h2>If you need someone now</h2>
      <ul>
        {[crisis, crisisText, text, emergency, elsewhere].map(({ label, text, href }) => (
          <li key={href}>
            <span>{`${label}:`}</span> <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
