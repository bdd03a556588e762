import Check from 'lucide-react/icons/check';
import type { ReactNode, RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../theme/classNames.ts';
import overlay from '../overlays/overlay.module.css';
import type { SelectOption } from '../fields/Select.tsx';

interface Props {
  id?: string;
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClosed: () => void;
  options: readonly SelectOption[];
  selected: readonly string[];
  selectionMode: 'single' | 'multiple';
  /** Gets the chosen values in the order of the options; none when the only one is chosen again. */
  onSelected: (values: string[]) => void;
  /** Shown below the list. */
  footer?: ReactNode;
}

/** A list of options above the page. Loaded by those who open it. */
export default function OptionsPopover({
  id,
  label,
  triggerRef,
  isOpen,
  onClosed,
  options,
  selected,
  selectionMode,
  onSelected,
  footer,
}: Props) {
  return (
    <Popover
      className={classNames(overlay.popover)}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClosed();
      }}
      placement="bottom start"
      offset={4}
      aria-label={label}
    >
      <ListBox
        {...(id ? { id } : {})}
        className={classNames(overlay.list)}
        aria-label={label}
        autoFocus="first"
        shouldFocusWrap
        // Escape closes; it would clear the selection otherwise.
        escapeKeyBehavior="none"
        selectionMode={selectionMode}
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelected(
            options
              .filter((option) => keys === 'all' || keys.has(option.value))
              .map((option) => option.value),
          )
        }
      >
        {options.map((option) => (
          <ListBoxItem
            key={option.value}
            id={option.value}
            textValue={option.label}
            isDisabled={option.isDisabled ?? false}
            className={classNames(overlay.item)}
          >
            <span className={selectionMode === 'multiple' ? overlay.box : overlay.tick}>
              <Check aria-hidden="true" />
            </span>
            <span className={overlay.itemText}>
              <span>
                {option.icon}
                {option.label}
              </span>
              {option.description ? (
                <span className={overlay.itemDescription}>{option.description}</span>
              ) : null}
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
      {footer}
    </Popover>
  );
}
