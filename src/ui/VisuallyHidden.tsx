import type { ReactNode } from 'react';

/** Text for assistive technology alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
);
