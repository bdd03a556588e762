import { useEffect } from 'react';
import { useViewer } from '../../../businesses/locations/ViewerProvider.tsx';
import { markSeen } from '../../../platform/screen/seenMarks.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { useMenuPlace } from '../../shell/useMenuPlace.ts';
import styles from './NewsDrawer.module.css';
import { newsItems } from './newsItems.ts';
import { useHasNews } from './useHasNews.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What is new in the product, with links to it. Opening it removes the dot, from the menu or the palette. */
export default function NewsDrawer({ onClosed }: { onClosed: () => void }) {
  const { accountId } = useViewer();
  const { locationId, isOnsiteManager } = useMenuPlace();
  const items = newsItems.filter(({ isForOnsite }) => isForOnsite || !isOnsiteManager);
  const newest = items[0]?.title;
  const hasNews = useHasNews();
  useEffect(() => {
    // Who manages another location has seen more there, which stays seen.
    if (hasNews) markSeen('news', accountId, newest);
  }, [accountId, hasNews, newest]);
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
              <TextLink href={`/locations/${locationId}${path}`} onClick={onClosed}>
                {link}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
