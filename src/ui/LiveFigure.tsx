import type { ReactNode, Ref } from 'react';

interface FigureProps {
  label: string;
  children?: ReactNode;
  ref?: Ref<HTMLOutputElement>;
}

/** A value that changes during play. Assistive technology finds it by its name, and does not announce each change. */
export const LiveFigure = ({ label, children, ref }: FigureProps) => (
  <output ref={ref} aria-label={label} aria-live="off">
    {children}
  </output>
);
