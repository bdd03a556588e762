import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { buttonClassName, type ButtonLook } from './buttonLook.ts';
import { useLinkClick } from '../navigation/NavigationProvider.tsx';

export type LinkButtonProps = ComponentPropsWithRef<'a'> &
  ButtonLook & {
    /** Shown before the text. */
    icon?: ReactNode;
  };

/** A link that looks like a button: it goes somewhere, where a Button does something. */
export function LinkButton({
  variant,
  size,
  fullWidth,
  iconOnly,
  icon,
  children,
  className,
  onClick,
  ...rest
}: LinkButtonProps) {
  const followLink = useLinkClick();
  return (
    <a
      {...rest}
      className={buttonClassName({ variant, size, fullWidth, iconOnly }, className)}
      onClick={(event) => {
        onClick?.(event);
        followLink(event);
      }}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </a>
  );
}
