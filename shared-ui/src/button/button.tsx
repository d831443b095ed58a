import type { ComponentProps } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the label should then be a gerund; pressing again does nothing. */
  busy?: boolean;
}

/** Classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'filled', size: ButtonSize = 'normal'): string {
  return classNames('cut', styles.button, styles[variant], size === 'small' && styles.small);
}

/** One filled button per group. A busy button stays focusable, so that focus is not lost while the work lasts. */
export function Button({
  variant = 'filled',
  size = 'normal',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      className={classNames(buttonClass(variant, size), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy && (
        <svg viewBox="0 0 20 20" className={styles.opening} aria-hidden="true">
          <circle cx="6.5" cy="6.5" r="3.5" />
          <circle cx="13.5" cy="6.5" r="3.5" />
          <circle cx="13.5" cy="13.5" r="3.5" />
          <circle cx="6.5" cy="13.5" r="3.5" />
        </svg>
      )}
      {children}
    </button>
  );
}
