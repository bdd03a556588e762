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
import type { GigActions_gig$key } from '../../__generated__/GigActions_gig.graphql.ts';
import { postHref } from '../../schedule/posting/postHref.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Menu, type MenuEntry } from '../../ui/actions/Menu.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { closeApplications, reopenApplications } from '../../schedule/editing/setApplicationsOpen.ts';

const BoostDialog = lazy(() => import('../../boosts/BoostDialog.tsx'));
const CancelGigsDialog = lazy(() => import('../../gigs/CancelGigsDialog.tsx'));
const DeleteGigDialog = lazy(() => import('../../gigs/DeleteGigDialog.tsx'));
const SaveTemplateDialog = lazy(() => import('../../gigTemplates/SaveTemplateDialog.tsx'));

interface Props {
  gig: GigActions_gig$key;
  locationId: number;
}

/** What can be done with a gig: change it, call it off, post it again. What cannot be says why. */
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
  const [opened, setOpened] = useState<'template' | 'boost' | 'cancel' | 'delete' | null>(null);
  const close = () => setOpened(null);
  const isOpen = data.areApplicationsOpen;
  const takesApplications =
    (data.status === 'POSTED' || data.status === 'CONFIRMED') && !data.startCountsAsPast;
  const editHref = `/locations/${locationId}/gigs/${data.databaseId}/edit`;

  const toggleApplications = async () => {
    try {
      const act = isOpen ? closeApplications : reopenApplications;
      const [refusal] = (await act(environment, [data.id])).values();
      toast(
        refusal === undefined
          ? { tone: 'success', title: isOpen ? 'Applications are closed' : 'Applications are open again' }
          : { tone: 'danger', title: refusal },
      );
    } catch (error) {
      toast({ tone: 'danger', title: faultMessage(error) });
    }
  };

  const items: MenuEntry[] = [
    {
      id: 'edit',
      label: 'Edit',
      icon: <Pencil aria-hidden="true" />,
      href: data.viewerCanEdit === true ? editHref : undefined,
      isDisabled: data.viewerCanEdit !== true,
      disabledReason: data.viewerCannotEditReason,
    },
    ...(takesApplications
      ? [
          {
            id: 'applications',
            label: isOpen ? 'Close applications' : 'Reopen applications',
            icon: isOpen ? <DoorClosed aria-hidden="true" /> : <DoorOpen aria-hidden="true" />,
            isDisabled: data.viewerCanEdit !== true,
            disabledReason: data.viewerCannotEditReason,
            onAction: () => void toggleApplications(),
          },
        ]
      : []),
    ...(takesApplications
      ? [
          {
            id: 'boost',
            label: 'Boost…',
            icon: <Rocket aria-hidden="true" />,
            isDisabled: data.viewerCanEdit !== true,
            disabledReason: data.viewerCannotEditReason,
            onAction: () => setOpened('boost'),
          },
        ]
      : []),
    {
      id: 'repost',
      label: 'Repost',
      description: 'Post it again on another day.',
      icon: <CopyPlus aria-hidden="true" />,
      href: postHref(locationId, { copyOf: data.databaseId }),
    },
    {
      id: 'template',
      label: 'Save as template…',
      icon: <Bookmark aria-hidden="true" />,
      isDisabled: data.viewerCanEdit !== true || !data.location,
      disabledReason: data.viewerCannotEditReason,
      onAction: () => setOpened('template'),
    },
    'separator',
    {
      id: 'cancel',
      label: 'Cancel gig…',
      icon: <Ban aria-hidden="true" />,
      isDestructive: true,
      isDisabled: data.viewerCanCancel !== true,
      disabledReason: data.viewerCannotCancelReason,
      onAction: () => setOpened('cancel'),
    },
    ...(data.viewerCanDelete === true
      ? [
          {
            id: 'delete',
            label: 'Delete gig…',
            icon: <Trash2 aria-hidden="true" />,
            isDestructive: true,
            onAction: () => setOpened('delete'),
          },
        ]
      : []),
  ];

  return (
    <>
      {data.viewerCanEdit === true ? (
        <LinkButton variant="outlined" href={editHref}>
          Edit
        </LinkButton>
      ) : null}
      <Menu label="More" iconOnly icon={<Ellipsis aria-hidden="true" />} items={items} />
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
