import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

/**
 * `primary`: the main action; `outlined`: a second action of the same size; `quiet`: a plain pill; `pollen`: a
 * purchase; `unlock`: a purchase beside other actions.
 */
type ButtonLook = 'primary' | 'outlined' | 'quiet' | 'pollen' | 'unlock';

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

export const ButtonLink = ({ look, className, ...props }: LinkProps & Look) => (
  <Link className={classOf(look, className)} {...props} />
);
