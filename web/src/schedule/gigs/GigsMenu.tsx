import CalendarSync from 'lucide-react/icons/calendar-sync';
import Coffee from 'lucide-react/icons/coffee';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MapPinCheck from 'lucide-react/icons/map-pin-check';
import History from 'lucide-react/icons/history';
import Sheet from 'lucide-react/icons/sheet';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigsMenu_location$key } from '../../__generated__/GigsMenu_location.graphql.ts';
import { downloadGigs, type ExportedList } from '../exports/downloadGigs.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { Menu, type MenuEntry } from '../../ui/actions/Menu.tsx';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

const SubscribeDialog = lazy(() => import('../calendarFeeds/SubscribeDialog.tsx'));
const CopyWeekDialog = lazy(() => import('../copying/CopyWeekDialog.tsx'));

interface Props {
  location: GigsMenu_location$key;
  /** The current list, for export. */
  list: Omit<ExportedList, 'locationId'>;
}

/** The menu for all gigs of a location: pages that the navigation does not have, copying, import and export. */
export function GigsMenu({ location, list }: Props) {
  const navigate = useNavigation();
  const [opened, setOpened] = useState<'subscribe' | 'copy' | null>(null);
  const place = useFragment(
    graphql`
      fragment GigsMenu_location on Location @throwOnFieldError {
        id
        databaseId
        name
        timeZone
        viewerCanPostGigs @catch(to: NULL)
        viewerCanReviewGeoLogs @catch(to: NULL)
      }
    `,
    location,
  );
  const { id, databaseId, name, timeZone } = place;
  const canPost = place.viewerCanPostGigs === true;
  const close = () => setOpened(null);
  const download = () => toastFailure(() => downloadGigs({ ...list, locationId: databaseId }));

  const items: readonly MenuEntry[] = [
    {
      id: 'past',
      label: 'Past shifts',
      icon: <History aria-hidden="true" />,
      href: `/locations/${databaseId}/past-gigs`,
    },
    {
      id: 'compliance',
      label: 'Break compliance',
      icon: <Coffee aria-hidden="true" />,
      href: `/locations/${databaseId}/compliance`,
    },
    ...(place.viewerCanReviewGeoLogs === true
      ? [
          {
            id: 'geo-logs',
            label: 'Geofence audit',
            icon: <MapPinCheck aria-hidden="true" />,
            href: `/locations/${databaseId}/geo-logs`,
          },
        ]
      : []),
    ...(canPost
      ? [
          'separator' as const,
          {
            id: 'copy',
            label: 'Copy a week…',
            icon: <CopyPlus aria-hidden="true" />,
            onAction: () => setOpened('copy'),
          },
          {
            id: 'import',
            label: 'Import from a spreadsheet',
            icon: <Sheet aria-hidden="true" />,
            href: `/locations/${databaseId}/import`,
          },
        ]
      : []),
    'separator',
    ...(canPost
      ? [
          {
            id: 'subscribe',
            label: 'Subscribe to calendar…',
            icon: <CalendarSync aria-hidden="true" />,
            onAction: () => setOpened('subscribe'),
          },
        ]
      : []),
    {
      id: 'export',
      label: 'Export CSV',
      description: 'Download this list with its filters.',
      icon: <Download aria-hidden="true" />,
      onAction: () => void download(),
    },
  ];
  useScreenCommands(items);

  return (
    <>
      <Menu label="More" iconOnly icon={<Ellipsis aria-hidden="true" />} items={items} />
      <Suspense>
        {opened === 'subscribe' ? (
          <SubscribeDialog place={{ kind: 'location', id, name }} onClosed={close} />
        ) : null}
        {opened === 'copy' ? (
          <CopyWeekDialog
            locationId={id}
            timeZone={timeZone ?? browserZone()}
            onClosed={close}
            onCopied={(week) => navigate?.(`/locations/${databaseId}?view=calendar&calendar_date=${week}`)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
