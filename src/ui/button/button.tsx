import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../navigation/link';
import styles from './button.module.css';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Looks {
  look?: ButtonLook;
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Looks {
  /** Shows that an action is running. Further presses are ignored. */
  busy?: boolean;
  children: ReactNode;
}

export function Button({ look, size, wide, busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ look, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

/** A link for navigation that looks like a button. */
export function LinkButton({ look, size, wide, ...rest }: LinkProps & Looks) {
  return <Link className={buttonClass({ look, size, wide })} {...rest} />;
}

function buttonClass({ look = 'primary', size = 'medium', wide = false }: Looks): string {
  return [styles.button, styles[look], styles[size], wide && styles.wide].filter(Boolean).join(' ');
}
