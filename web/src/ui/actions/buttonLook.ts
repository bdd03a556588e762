import styles from './Button.module.css';
import { classNames } from '../theme/classNames.ts';

/**
 * How much a button asks for attention. `contained` is the one main action of a place, `destructive` its dangerous
 * twin, `ghost` a tool in a row or bar; `disabled` looks and is out of use.
 */
export type ButtonVariant =
  | 'text'
  | 'raised'
  | 'outlined'
  | 'contained'
  | 'destructive'
  | 'ghost'
  | 'disabled';

/** `mainAction` is the one button that a whole screen leads to. */
export type ButtonSize = 'small' | 'large' | 'mainAction';

/** What buttons and links that look like buttons have in common. */
export interface ButtonLook {
  /** Default `contained`. */
  variant?: ButtonVariant | undefined;
  /** Default `large`. */
  size?: ButtonSize | undefined;
  /** Takes the whole width of its container. */
  fullWidth?: boolean | undefined;
  /** A square button with an icon and no text; needs an `aria-label`. */
  iconOnly?: boolean | undefined;
}

export function buttonClassName(look: ButtonLook, className?: string): string {
  const { variant = 'contained', size = 'large', fullWidth, iconOnly } = look;
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
    iconOnly && styles.iconOnly,
    className,
  );
}
