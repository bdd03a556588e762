import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './buttonLook.ts';
import { usePopoverTrigger } from './usePopoverTrigger.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const loadMenuPopover = () => import('./MenuPopover.tsx');
const MenuPopover = lazy(loadMenuPopover);

/** An entry of a menu: an action or, with `href`, a link. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: string | undefined;
  /** Other words by which the command palette finds it. */
  keywords?: string | undefined;
  onAction?: () => void;
  href?: string | undefined;
  isDestructive?: boolean;
  isDisabled?: boolean;
  /** Shown instead of the description while the entry is disabled. */
  disabledReason?: string | null | undefined;
}

/** Entries in groups: `separator` draws a line and begins the next one. */
export type MenuEntry = MenuAction | 'separator';

export interface MenuProps {
  /** Names the menu and its button. */
  label: string;
  items: readonly MenuEntry[];
  /** Ticks one entry; those of its group are choices then. */
  selectedId?: string;
  /** Shown above the entries. */
  heading?: ReactNode;
  /** The button's content; `label` by default, which otherwise follows it for screen readers. */
  children?: ReactNode;
  icon?: ReactNode;
  iconOnly?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isDisabled?: boolean;
  className?: string;
}

/** A button that opens a list of actions. The list's code comes with the first look at it. */
export function Menu({
  label,
  items,
  selectedId,
  heading,
  children,
  icon,
  iconOnly = false,
  variant = 'outlined',
  size,
  isDisabled,
  className,
}: MenuProps) {
  const { isOpen, hasOpened, triggerRef, open, close, triggerProps } = usePopoverTrigger(loadMenuPopover);

  const button = {
    ...triggerProps,
    variant,
    size,
    isDisabled,
    className,
    icon,
    ref: triggerRef,
    'aria-haspopup': 'menu',
    onPress: open,
  } as const;

  return (
    <>
      {iconOnly ? (
        <Button {...button} iconOnly aria-label={label} />
      ) : (
        <Button {...button}>
          {children}
          {children === undefined ? label : <VisuallyHidden>{label}</VisuallyHidden>}
          <ChevronDown aria-hidden="true" />
        </Button>
      )}
      {hasOpened ? (
        <Suspense>
          <MenuPopover
            {...{ label, items, heading, isOpen }}
            {...(selectedId === undefined ? {} : { selectedId })}
            triggerRef={triggerRef}
            onClosed={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
