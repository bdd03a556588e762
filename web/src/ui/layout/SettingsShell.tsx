import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { SaveScope } from '../forms/saving/SaveScope.tsx';
import { useLinkClick } from '../navigation/NavigationProvider.tsx';
import { BelowPageHeader } from './belowPageHeader.ts';
import styles from './SettingsShell.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Section {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

interface Props {
  /** A PageHeader: whose settings they are. */
  header: ReactNode;
  /** Names the navigation. */
  label: string;
  sections: readonly Section[];
  currentId: string;
  /** The section. */
  children: ReactNode;
}

/**
 * The frame of settings: whose they are, a list of their sections at the side, and one bar that saves. On a phone the
 * list opens from the name of the current section.
 */
export function SettingsShell({ header, label, sections, currentId, children }: Props) {
  const followLink = useLinkClick();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const current = sections.find(({ id }) => id === currentId);

  return (
    <>
      {header}
      <div className={styles.shell}>
        <nav aria-label={label} className={styles.nav}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>
              <VisuallyHidden>Section: </VisuallyHidden>
              {current?.label ?? 'All settings'}
            </span>
            <ChevronDown aria-hidden="true" />
          </button>
          <ul id={listId} className={styles.list} data-open={isOpen || undefined}>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={section.href}
                  className={styles.link}
                  aria-current={section.id === currentId ? 'page' : undefined}
                  onClick={(event) => {
                    setIsOpen(false);
                    followLink(event);
                  }}
                >
                  {section.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.section}>
          <SaveScope>
            <BelowPageHeader value>{children}</BelowPageHeader>
          </SaveScope>
        </div>
      </div>
    </>
  );
}
