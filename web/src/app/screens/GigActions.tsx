import Ban from 'lucide-react/icons/ban';
import Bookmark from 'lucide-react/icons/bookmark';
import CopyPlus from 'lucide-react/icons/copy-plus';
import DoorClosed from 'lucide-react/icons/door-closed';
import DoorOpen from 'lucide-react/icons/door-open';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Rocket from 'lucide-react/icons/rocket';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { GigActions_gig$data, GigActions_gig$key } from '../../__generated__/GigActions_gig.graphql.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Menu, type MenuEntry } from '../../ui/actions/Menu.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';
import { closeApplications, reopenApplications } from '../../schedule/editing/setApplicationsOpen.ts';
import { postHref } from '../../schedule/posting/postHref.ts';

const BoostDialog = lazy(() => import('../../filling/boosts/BoostDialog.tsx'));
const CancelGigsDialog = lazy(() => import('../../schedule/cancelling/CancelGigsDialog.tsx'));
const DeleteGigDialog = lazy(() => import('../../schedule/cancelling/DeleteGigDialog.tsx'));
const SaveTemplateDialog = lazy(() => import('../../schedule/gigTemplates/SaveTemplateDialog.tsx'));

/** The dialogs of the menu. */
type GigDialog = 'template' | 'boost' | 'cancel' | 'delete';

interface Props {
  gig: GigActions_gig$key;
  locationId: number;
}

/** The actions of a gig. Disabled actions show the reason. */
export function GigActions({ gig, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment GigActions_gig on Gig @throwOnFieldError {
        id
        databaseId
        status
        startCountsAsPast
        bundleSize
        areApplicationsOpen
        viewerCanEdit @catch(to: NULL)
        viewerCannotEditReason @catch(to: NULL)
        viewerCanCancel @catch(to: NULL)
        viewerCannotCancelReason @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
        skill {
          name
        }
        location {
          id
        }
        ...BoostDialog_gig
      }
    `,
    gig,
  );
  const environment = useRelayEnvironment();
  const [opened, setOpened] = useState<GigDialog | null>(null);
  const close = () => setOpened(null);
  const isOpen = data.areApplicationsOpen;
  const editHref = `/locations/${locationId}/gigs/${data.databaseId}/edit`;

  const toggleApplications = async () => {
    try {
      const act = isOpen ? closeApplications : reopenApplications;
      const [refusal] = (await act(environment, [data.id])).values();
      toast(
        refusal === undefined
          ? { tone: 'success', title: isOpen ? 'Applications closed' : 'Applications reopened' }
          : { tone: 'danger', title: refusal },
      );
    } catch (error) {
      toast({ tone: 'danger', title: userMessage(error) });
    }
  };

  return (
    <>
      {data.viewerCanEdit === true ? (
        <LinkButton variant="outlined" href={editHref}>
          Edit
        </LinkButton>
      ) : null}
      <Menu
        label="More"
        iconOnly
        icon={<Ellipsis aria-hidden="true" />}
        items={gigMenuItems({
          gig: data,
          locationId,
          editHref,
          onOpened: setOpened,
          onToggleApplications: () => void toggleApplications(),
        })}
      />
      <Suspense>
        {opened === 'template' && data.location ? (
          <SaveTemplateDialog
            template={{ locationId: data.location.id, fromGigId: data.id }}
            suggestedName={data.skill.name}
            onClosed={close}
          />
        ) : null}
        {opened === 'boost' ? <BoostDialog gig={data} suggestedCents={null} onClosed={close} /> : null}
        {opened === 'cancel' ? (
          <CancelGigsDialog
            gigIds={[data.id]}
            isSeries={(data.bundleSize ?? 1) > 1}
            onClosed={close}
            onCancelled={close}
          />
        ) : null}
        {opened === 'delete' ? (
          <DeleteGigDialog gigId={data.id} name={data.skill.name} locationId={locationId} onClosed={close} />
        ) : null}
      </Suspense>
    </>
  );
}

interface Options {
  gig: Omit<GigActions_gig$data, ' $fragmentType' | ' $fragmentSpreads'>;
  locationId: number;
  editHref: string;
  onOpened: (dialog: GigDialog) => void;
  onToggleApplications: () => void;
}

/** The menu items of a gig. Disabled items show the reason. */
function gigMenuItems({ gig, locationId, editHref, onOpened, onToggleApplications }: Options): MenuEntry[] {
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
    {
      id: 'repost',
      label: 'Repost',
      description: 'Post a copy on another day.',
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
