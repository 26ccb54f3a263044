import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

/** `primary`: the one thing to do; `outlined`: as large, but not it; `quiet`: a pill on a picture; `pollen`: unlock. */
export type ButtonLook = 'primary' | 'outlined' | 'quiet' | 'pollen';

interface Look {
  look?: ButtonLook;
  /** Round, holding one icon; it needs an accessible name. */
  isIcon?: boolean;
}

const classOf = ({ look = 'quiet', isIcon = false }: Look, more = ''): string =>
  [styles.button, styles[look], isIcon && styles.icon, more].filter(Boolean).join(' ');

export const Button = ({
  look,
  isIcon,
  className,
  type = 'button',
  ...props
}: ComponentPropsWithRef<'button'> & Look) => (
  <button type={type} className={classOf({ look, isIcon } as Look, className)} {...props} />
);

/** A link that looks like a button. */
export const ButtonLink = ({ look, isIcon, className, ...props }: LinkProps & Look) => (
  <Link className={classOf({ look, isIcon } as Look, className)} {...props} />
);
