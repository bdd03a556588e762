import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PrintButton } from '../../ui/actions/PrintButton.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import styles from './CallList.module.css';
import { type CallListChoice, writeCallListSearch } from './callListSearch.ts';

interface Props {
  locationId: number;
  choice: CallListChoice;
  /** The day that is shown, YYYY-MM-DD; the day that was chosen comes first, since it may still load. */
  day: string;
  onNamed: (name: string) => void;
}

/** Moves between days, searches, and prints the list. */
export function CallListToolbar({ locationId, choice, day, onNamed }: Props) {
  const hrefOf = (date: string | null) =>
    `/locations/${locationId}/call-list${stringifySearch({ ...writeCallListSearch({ ...choice, date }) })}`;
  const turned = (days: 1 | -1) => hrefOf(String(Temporal.PlainDate.from(choice.date ?? day).add({ days })));
  return (
    <div className={styles.toolbar} data-tour="call-list">
      <LinkButton variant="outlined" href={hrefOf(null)}>
        Today
      </LinkButton>
      <LinkButton
        iconOnly
        variant="ghost"
        aria-label="Previous day"
        href={turned(-1)}
        icon={<ChevronLeft aria-hidden="true" />}
      />
      <LinkButton
        iconOnly
        variant="ghost"
        aria-label="Next day"
        href={turned(1)}
        icon={<ChevronRight aria-hidden="true" />}
      />
      <div className={styles.search}>
        <SearchField
          label="Search by name or position"
          placeholder="Name or position"
          value={choice.name}
          onChange={onNamed}
        />
      </div>
      <PrintButton />
    </div>
  );
}
