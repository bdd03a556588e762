import Ban from 'lucide-react/icons/ban';
import Banknote from 'lucide-react/icons/banknote';
import Bookmark from 'lucide-react/icons/bookmark';
import CopyPlus from 'lucide-react/icons/copy-plus';
import DoorClosed from 'lucide-react/icons/door-closed';
import DoorOpen from 'lucide-react/icons/door-open';
import Pencil from 'lucide-react/icons/pencil';
import Rocket from 'lucide-react/icons/rocket';
import Trash2 from 'lucide-react/icons/trash-2';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { gigMenuItems_gig$key } from '../../__generated__/gigMenuItems_gig.graphql.ts';
import { postHref } from '../../schedule/posting/postHref.ts';
import type { MenuEntry } from '../../ui/actions/Menu.tsx';
import type { GigDialog } from './GigDialogs.tsx';

interface Options {
  locationId: number;
  editHref: string;
  onOpened: (dialog: GigDialog) => void;
  onToggleApplications: () => void;
}

/** The menu items of a gig. Disabled items show the reason. */
export function gigMenuItems(
  key: gigMenuItems_gig$key,
  { locationId, editHref, onOpened, onToggleApplications }: Options,
): MenuEntry[] {
  const gig = readInlineData(
    graphql`
      fragment gigMenuItems_gig on Gig @inline @throwOnFieldError {
        databaseId
        status
        startCountsAsPast
        areApplicationsOpen
        viewerCanEdit @catch(to: NULL)
        viewerCannotEditReason @catch(to: NULL)
        viewerCanCancel @catch(to: NULL)
        viewerCannotCancelReason @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
        location {
          viewerCanPay @catch(to: NULL)
        }
      }
    `,
    key,
  );
  const canEdit = gig.viewerCanEdit === true;
  const takesApplications = (gig.status === 'POSTED' || gig.status === 'CONFIRMED') && !gig.startCountsAsPast;
  return [
    {
      id: 'edit',
      label: 'Edit',
      icon: <Pencil aria-hidden="true" />,
      href: canEdit ? editHref : undefined,
      isDisabled: !canEdit,
      disabledReason: gig.viewerCannotEditReason,
    },
    ...(takesApplications
      ? [
          {
            id: 'applications',
            label: gig.areApplicationsOpen ? 'Close applications' : 'Reopen applications',
            icon: gig.areApplicationsOpen ? (
              <DoorClosed aria-hidden="true" />
            ) : (
              <DoorOpen aria-hidden="true" />
            ),
            isDisabled: !canEdit,
            disabledReason: gig.viewerCannotEditReason,
            onAction: onToggleApplications,
          },
        ]
      : []),
    ...(takesApplications
      ? [
          {
            id: 'boost',
            label: 'Boost…',
            icon: <Rocket aria-hidden="true" />,
            isDisabled: !canEdit,
            disabledReason: gig.viewerCannotEditReason,
            onAction: () => onOpened('boost'),
          },
        ]
      : []),
    ...(gig.startCountsAsPast && gig.location?.viewerCanPay === true
      ? [
          {
            id: 'pay',
            label: 'Pay',
            description: 'What everyone got, and what it cost.',
            icon: <Banknote aria-hidden="true" />,
            href: `/locations/${locationId}/gigs/${gig.databaseId}/pay`,
          },
        ]
      : []),
    {
      id: 'repost',
      label: 'Repost',
      description: 'Post a copy on another day.',
      keywords: 'Post like this',
      icon: <CopyPlus aria-hidden="true" />,
      href: postHref(locationId, { copyOf: gig.databaseId }),
    },
    {
      id: 'template',
      label: 'Save as template…',
      icon: <Bookmark aria-hidden="true" />,
      isDisabled: !canEdit || !gig.location,
      disabledReason: gig.viewerCannotEditReason,
      onAction: () => onOpened('template'),
    },
    'separator',
    {
      id: 'cancel',
      label: 'Cancel shift…',
      icon: <Ban aria-hidden="true" />,
      isDestructive: true,
      isDisabled: gig.viewerCanCancel !== true,
      disabledReason: gig.viewerCannotCancelReason,
      onAction: () => onOpened('cancel'),
    },
    ...(gig.viewerCanDelete === true
      ? [
          {
            id: 'delete',
            label: 'Delete shift…',
            icon: <Trash2 aria-hidden="true" />,
            isDestructive: true,
            onAction: () => onOpened('delete'),
          },
        ]
      : []),
  ];
}
