import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import styles from './NewShift.module.css';

/** The way to post a shift from everywhere, by the key N as well. */
export function NewShift({ locationId }: { locationId: number }) {
  const navigate = useNavigation();
  const href = `/locations/${locationId}/gigs-add`;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || isForOthers(event)) return;
      event.preventDefault();
      navigate?.(href);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, href]);

  return (
    <LinkButton
      href={href}
      variant="contained"
      className={styles.newShift ?? ''}
      aria-keyshortcuts="n"
      icon={<Plus aria-hidden="true" />}
    >
      <span className={styles.label}>New shift</span>
      <kbd className={styles.key} aria-hidden="true">
        N
      </kbd>
    </LinkButton>
  );
}

/** Whether a key is part of a text, of a shortcut of the browser, or of something open above the page. */
function isForOthers(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="grid"]',
    ) !== null
  );
}
