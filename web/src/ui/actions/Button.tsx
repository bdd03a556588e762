import { useEffect, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { announce } from '../feedback/announce.ts';
import styles from './Button.module.css';
import { buttonClassName, type ButtonLook } from './buttonLook.ts';
import { Spinner } from '../feedback/Spinner.tsx';

type NativeProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'onClick' | 'aria-label'>;

/** An icon-only button has no text to be named by. */
type Named =
  | { iconOnly?: false | undefined; 'aria-label'?: string | undefined }
  | { iconOnly: boolean; 'aria-label': string };

export type ButtonProps = NativeProps &
  Omit<ButtonLook, 'iconOnly'> &
  Named & {
    children?: ReactNode;
    /** Shown before the text. */
    icon?: ReactNode;
    /** Shows a spinner in place of the content and disables the button; it keeps its width, name and focus. */
    isLoading?: boolean | undefined;
    isDisabled?: boolean | undefined;
    onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  };

/** The shared button control. It is `type="button"` by default, so it never submits a form by accident. */
export function Button({
  variant,
  size,
  fullWidth,
  iconOnly,
  icon,
  children,
  isLoading = false,
  isDisabled = false,
  onPress,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  useEffect(() => {
    if (isLoading) announce('Working on it');
  }, [isLoading]);

  return (
    <button
      {...rest}
      type={type}
      className={buttonClassName({ variant, size, fullWidth, iconOnly }, className)}
      disabled={isDisabled || variant === 'disabled'}
      // `disabled` would throw the focus out of a button that its own press put to work.
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        if (isLoading) event.preventDefault();
        else onPress?.(event);
      }}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isLoading ? (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
