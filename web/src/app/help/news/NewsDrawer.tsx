import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { useMenuPlace } from '../../shell/useMenuPlace.ts';
import styles from './NewsDrawer.module.css';
import { newsItems } from './newsItems.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What is new in the product, with links to it. */
export default function NewsDrawer({ onClosed }: { onClosed: () => void }) {
  const { locationId, isOnsiteManager } = useMenuPlace();
  const items = newsItems.filter(({ isForOnsite }) => isForOnsite || !isOnsiteManager);
  return (
    <Drawer isOpen onClosed={onClosed} title="What’s new">
      <ol className={styles.items}>
        {items.map(({ date, title, text, path, link }) => (
          <li key={title}>
            <time dateTime={date} className={styles.date}>
              {day.format(new Date(date))}
            </time>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            {locationId === null ? null : (
              <TextLink href={newsHref(locationId, path)} onClick={onClosed}>
                {link}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

function newsHref(locationId: number, path: string): string {
  const base = `/locations/${locationId}`;
  return path.startsWith('?') ? base + path : `${base}/${path}`;
}
