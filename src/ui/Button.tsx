import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

/** `primary`: the one thing to do; `outlined`: as large, but not it; `quiet`: a pill on a picture; `pollen`: unlock. */
type ButtonLook = 'primary' | 'outlined' | 'quiet' | 'pollen';

interface Look {
  look?: ButtonLook;
}

const classOf = (look: ButtonLook = 'quiet', more = ''): string =>
  [styles.button, styles[look], more].filter(Boolean).join(' ');

export const Button = ({
  look,
  className,
  type = 'button',
  ...props
}: ComponentPropsWithRef<'button'> & Look) => (
  <button type={type} className={classOf(look, className)} {...props} />
);

/** A link that looks like a button. */
export const ButtonLink = ({ look, className, ...props }: LinkProps & Look) => (
  <Link className={classOf(look, className)} {...props} />
);
