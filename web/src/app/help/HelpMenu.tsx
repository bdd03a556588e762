import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Menu } from '../../ui/actions/Menu.tsx';
import { useMenuPlace } from '../shell/useMenuPlace.ts';
import { helpEntries } from './helpEntries.tsx';
import type { HelpPart } from './helpPart.ts';
import styles from './HelpMenu.module.css';
import { useHasNews } from './news/useHasNews.ts';
import { tourHref } from './tourHref.ts';

/** Everything that explains the product. A dot says that there is something new in it. */
export function HelpMenu({ onHelp }: { onHelp: (part: HelpPart) => void }) {
  const tour = tourHref(useMenuPlace());
  const hasNews = useHasNews();
  return (
    <Menu
      label={hasNews ? 'Help, with news' : 'Help'}
      variant="ghost"
      iconOnly
      className={styles.trigger ?? ''}
      icon={
        <span className={styles.icon}>
          <CircleQuestionMark aria-hidden="true" />
          {hasNews ? <span className={styles.dot} /> : null}
        </span>
      }
      items={helpEntries({
        tour,
        hasNews,
        onHelp,
      })}
    />
  );
}
