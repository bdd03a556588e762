import Check from 'lucide-react/icons/check';
import type { ReactNode, RefObject } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { MenuAction, MenuEntry } from './Menu.tsx';
import { menuGroups } from './menuGroups.ts';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { classNames } from '../theme/classNames.ts';
import overlay from '../overlays/overlay.module.css';

interface Props {
  label: string;
  items: readonly MenuEntry[];
  selectedId?: string;
  heading?: ReactNode;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClosed: () => void;
}

/** The open part of a menu. Loaded by those who open it. */
export default function MenuPopover({
  label,
  items,
  selectedId,
  heading,
  triggerRef,
  isOpen,
  onClosed,
}: Props) {
  const navigate = useNavigation();
  const popover = (
    <Popover
      className={classNames(overlay.popover)}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClosed();
      }}
      placement="bottom end"
      offset={4}
      aria-label={label}
    >
      {heading ? <div className={overlay.heading}>{heading}</div> : null}
      <Menu
        className={classNames(overlay.list)}
        aria-label={label}
        autoFocus="first"
        shouldFocusWrap
        onClose={onClosed}
      >
        {menuGroups(items, selectedId).map(({ entries, isChoice }, index) => (
          <MenuSection
            key={entries[0]?.id}
            className={classNames(index > 0 && overlay.divided)}
            selectionMode={isChoice ? 'single' : 'none'}
            selectedKeys={isChoice && selectedId !== undefined ? [selectedId] : []}
          >
            {entries.map((item) => (
              <Entry key={item.id} item={item} isChoice={isChoice} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  );
  return navigate ? <RouterProvider navigate={navigate}>{popover}</RouterProvider> : popover;
}

function Entry({ item, isChoice }: { item: MenuAction; isChoice: boolean }) {
  const description = item.isDisabled && item.disabledReason ? item.disabledReason : item.description;
  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      className={classNames(overlay.item)}
      isDisabled={item.isDisabled ?? false}
      data-destructive={item.isDestructive || undefined}
      {...(item.href === undefined ? {} : { href: item.href })}
      {...(item.onAction ? { onAction: item.onAction } : {})}
    >
      {isChoice ? (
        <span className={overlay.tick}>
          <Check aria-hidden="true" />
        </span>
      ) : null}
      {item.icon ? <span className={overlay.itemIcon}>{item.icon}</span> : null}
      <span className={overlay.itemText}>
        <span>{item.label}</span>
        {description ? <span className={overlay.itemDescription}>{description}</span> : null}
      </span>
    </MenuItem>
  );
}
