import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PeopleSchedule_location$key } from '../../../__generated__/PeopleSchedule_location.graphql.ts';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import { valueOrNull } from '../../../platform/relay/caught.ts';
import { clockText } from '../../../schedule/calendar/dates/clockText.ts';
import type { PeopleProps } from '../../../schedule/calendar/People.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { narrowScreen, useMediaQuery } from '../../../ui/theme/useMediaQuery.ts';
import { useMinutes } from '../../roster/useMinutes.ts';
import { PeopleList } from './PeopleList.tsx';
import { gigsOfDays, openByDay, peopleRows } from './peopleRows.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { scheduledShifts } from './scheduledShift.ts';

/** Who works when: the shifts of each pro by day with their hours, and the places that are open. */
export default function PeopleSchedule({ location, ...props }: PeopleProps) {
  const { entries, days, zone, search, onSearchCleared } = props;
  const { scheduledPros } = useFragment<PeopleSchedule_location$key>(
    graphql`
      fragment PeopleSchedule_location on Location @throwOnFieldError {
        scheduledPros(from: $from, until: $until) @catch {
          ...scheduledShift_application
        }
      }
    `,
    location,
  );
  useMinutes();
  const isNarrow = useMediaQuery(narrowScreen);
  const clock = useMemo(() => clockText(zone), [zone]);
  const keys = valueOrNull(scheduledPros);
  if (!keys) return <InlineAlert>You don’t have permission to see who works at this location.</InlineAlert>;

  if (entries.length === 0) return null;
  const gigs = gigsOfDays(days, entries, zone);
  if (gigs.length === 0) return <InlineAlert>No shifts to staff in this period.</InlineAlert>;
  const shifts = scheduledShifts(keys, new Map(gigs.map((gig) => [gig.databaseId, gig])));
  const everyone = peopleRows(days, shifts, zone);
  const wanted = search.toLowerCase();
  const rows = everyone.filter(({ pro }) => pro.name.toLowerCase().includes(wanted));
  const open = openByDay(days, gigs, shifts, { zone, nowMs: currentMs() });
  const Layout = isNarrow ? PeopleList : PeopleTable;

  return (
    <>
      {everyone.length === 0 ? (
        <InlineAlert>No pros are selected or confirmed for these shifts yet.</InlineAlert>
      ) : rows.length === 0 ? (
        <InlineAlert
          action={
            <Button variant="outlined" size="small" onPress={onSearchCleared}>
              Clear search
            </Button>
          }
        >
          {`No pro with a shift in this period has “${search}” in their name.`}
        </InlineAlert>
      ) : null}
      <Layout {...props} clock={clock} rows={rows} open={open} />
    </>
  );
}
