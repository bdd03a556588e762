import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { classNames } from '../../ui/theme/classNames.ts';
import type { PaletteEntry, PaletteGroup } from './paletteGroups.ts';
import styles from './Palette.module.css';

interface Props {
  groups: readonly PaletteGroup[];
  /** Called before what was picked happens. */
  onPicked: (entry: PaletteEntry) => void;
}

/** The lines of the palette, in groups. It stays while it is empty, so that the first line that arrives is the active one. */
export function PaletteList({ groups, onPicked }: Props) {
  return (
    <ListBox
      aria-label="Results"
      className={classNames(styles.list)}
      onAction={(id) => {
        const entry = groups.flatMap(({ entries }) => entries).find((one) => one.id === id);
        if (!entry) return;
        onPicked(entry);
        entry.onAction?.();
      }}
    >
      {groups.map(({ title, entries }) => (
        <ListBoxSection key={title} id={title} className={classNames(styles.group)}>
          <Header className={classNames(styles.heading)}>{title}</Header>
          {entries.map(({ id, label, description, href }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={label}
              className={classNames(styles.item)}
              {...(href === undefined ? {} : { href })}
            >
              {/* The space keeps the two apart for screen readers. */}
              <span className={styles.label}>{label} </span>
              {description ? <span className={styles.description}>{description}</span> : null}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}
