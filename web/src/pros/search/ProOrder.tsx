import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { SegmentedLinks } from '../../ui/navigation/SegmentedLinks.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import styles from './ProOrder.module.css';
import { proOrders } from './proOrders.ts';
import type { ProSearchChoice } from './proSearch.ts';
import { searchHref } from './searchHref.ts';

interface Props {
  locationId: number;
  choice: ProSearchChoice;
  onChosen: (choice: ProSearchChoice) => void;
}

/** The order of the pros, and whether they are rows or cards. */
export function ProOrder({ locationId, choice, onChosen }: Props) {
  return (
    <div className={styles.order}>
      <Select
        label="Sort by"
        isLabelHidden
        className={styles.sort}
        options={proOrders}
        value={choice.order}
        onChange={(value) => {
          const order = proOrders.find((offered) => offered.value === value);
          if (order) onChosen({ ...choice, order: order.value });
        }}
      />
      <SegmentedLinks
        label="View"
        currentId={choice.view}
        segments={[
          {
            id: 'list',
            label: 'List',
            href: searchHref(locationId, { ...choice, view: 'list' }),
            icon: <List aria-hidden="true" />,
          },
          {
            id: 'cards',
            label: 'Cards',
            href: searchHref(locationId, { ...choice, view: 'cards' }),
            icon: <LayoutGrid aria-hidden="true" />,
          },
        ]}
      />
    </div>
  );
}
