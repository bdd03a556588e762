import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { GigActions_gig$key } from '../../__generated__/GigActions_gig.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Menu } from '../../ui/actions/Menu.tsx';
import { toastOutcome } from '../../ui/feedback/toastOutcome.ts';
import { closeApplications, reopenApplications } from '../../schedule/editing/setApplicationsOpen.ts';
import { GigDialogs, type GigDialog } from './GigDialogs.tsx';
import { GigNextStep } from './GigNextStep.tsx';
import { gigMenuItems } from './gigMenuItems.tsx';

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
        areApplicationsOpen
        viewerCanEdit @catch(to: NULL)
        location {
          viewerCanPostGigs @catch(to: NULL)
        }
        ...GigNextStep_gig
        ...gigMenuItems_gig
        ...GigDialogs_gig
      }
    `,
    gig,
  );
  const environment = useRelayEnvironment();
  const [opened, setOpened] = useState<GigDialog | null>(null);
  const isOpen = data.areApplicationsOpen;
  const editHref = `/locations/${locationId}/gigs/${data.databaseId}/edit`;

  const toggleApplications = () =>
    toastOutcome(
      async () => {
        const act = isOpen ? closeApplications : reopenApplications;
        const [refusal = null] = (await act(environment, [data.id])).values();
        return refusal;
      },
      isOpen ? 'Applications closed' : 'Applications reopened',
    );

  // Every other action needs the permission to post.
  const mayPost = data.location?.viewerCanPostGigs !== false;
  const items = gigMenuItems(data, {
    locationId,
    editHref,
    onOpened: setOpened,
    onToggleApplications: () => void toggleApplications(),
  });
  useScreenCommands(mayPost ? items : []);

  const nextStep = <GigNextStep gig={data} locationId={locationId} />;
  if (!mayPost) return nextStep;
  return (
    <>
      {nextStep}
      {data.viewerCanEdit === true ? (
        <LinkButton variant="outlined" href={editHref}>
          Edit
        </LinkButton>
      ) : null}
      <Menu label="More" iconOnly icon={<Ellipsis aria-hidden="true" />} items={items} />
      <GigDialogs gig={data} locationId={locationId} opened={opened} onClosed={() => setOpened(null)} />
    </>
  );
}
