import Ellipsis from 'lucide-react/icons/ellipsis';
import { Menu, type MenuAction } from '../../ui/actions/Menu.tsx';
import styles from './MoreMenu.module.css';

/** On phones: the entries of the main navigation that do not fit into the bar. */
export default function MoreMenu({ items }: { items: readonly MenuAction[] }) {
  return (
    <Menu
      label="Menu"
      variant="ghost"
      iconOnly
      className={styles.more ?? ''}
      icon={
        <span className={styles.entry} aria-hidden="true">
          <Ellipsis />
          Menu
        </span>
      }
      items={items}
    />
  );
}
