import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import PhoneCall from 'lucide-react/icons/phone-call';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PrintButton } from '../../ui/actions/PrintButton.tsx';
import { SegmentedLinks } from '../../ui/navigation/SegmentedLinks.tsx';
import styles from './DayScheduleToolbar.module.css';
import { dayCounts, type DayScheduleChoice, writeDayScheduleSearch } from './dayScheduleSearch.ts';

const labels = { 1: 'Day', 3: '3 days', 7: 'Week' } as const;

interface Props {
  locationId: number;
  choice: DayScheduleChoice;
  /** The first day that is shown, YYYY-MM-DD; the day that was chosen comes first, since it may still load. */
  from: string;
}

/** Moves between days, changes their number, prints them, and leads to the people to call. */
export function DayScheduleToolbar({ locationId, choice, from }: Props) {
  const hrefOf = (change: Partial<DayScheduleChoice>) =>
    `/locations/${locationId}/schedule${stringifySearch({ ...writeDayScheduleSearch({ ...choice, ...change }) })}`;
  const { days } = choice;
  const turned = (direction: 1 | -1) =>
    hrefOf({
      date: Temporal.PlainDate.from(choice.date ?? from)
        .add({ days: direction * days })
        .toString(),
    });
  return (
    <div className={styles.toolbar} data-tour="schedule">
      <LinkButton variant="outlined" href={hrefOf({ date: null })}>
        Today
      </LinkButton>
      <LinkButton
        iconOnly
        variant="ghost"
        aria-label={days === 1 ? 'Previous day' : 'Previous days'}
        href={turned(-1)}
        icon={<ChevronLeft aria-hidden="true" />}
      />
      <LinkButton
        iconOnly
        variant="ghost"
        aria-label={days === 1 ? 'Next day' : 'Next days'}
        href={turned(1)}
        icon={<ChevronRight aria-hidden="true" />}
      />
      <SegmentedLinks
        label="Days"
        currentId={String(days)}
        segments={dayCounts.map((count) => ({
          id: String(count),
          label: labels[count],
          href: hrefOf({ days: count }),
        }))}
      />
      <LinkButton
        variant="outlined"
        className={styles.end}
        href={`/locations/${locationId}/call-list${stringifySearch({ ...(choice.date && { date: choice.date }) })}`}
        icon={<PhoneCall aria-hidden="true" />}
      >
        Call list
      </LinkButton>
      <PrintButton className={styles.print} />
    </div>
  );
}
