import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { graphql, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import type { InvitationScreenQuery } from '../../../__generated__/InvitationScreenQuery.graphql.ts';
import { valueOrNull } from '../../../platform/relay/caught.ts';
import type { Client } from '../../../platform/relay/client.ts';
import { useHeldQuery, type ScreenQuery } from '../../../platform/relay/screenQuery.ts';
import { InvitationExpired } from './InvitationExpired.tsx';
import { InvitationGone } from './InvitationGone.tsx';
import type { InvitationLink } from './invitationLink.ts';
import { InvitationOffer } from './InvitationOffer.tsx';
import { InvitationSkeleton } from './InvitationSkeleton.tsx';
import { InvitationUsed } from './InvitationUsed.tsx';

interface Props {
  client: Client;
  query: ScreenQuery<InvitationScreenQuery>;
  link: InvitationLink;
  /** Where the email went, when the address says so. */
  email: string | undefined;
}

/** What an invitation's link leads to, for anyone who holds it. */
export function InvitationScreen({ client, ...invitation }: Props) {
  const router = useRouter();
  const reload = () => {
    client.forgetResponses();
    void router.invalidate();
  };
  return (
    <RelayEnvironmentProvider environment={client.environment}>
      <Suspense fallback={<InvitationSkeleton />}>
        <Invitation {...invitation} onAccepted={() => client.forgetResponses()} onOver={reload} />
      </Suspense>
    </RelayEnvironmentProvider>
  );
}

interface InvitationProps extends Omit<Props, 'client'> {
  onAccepted: () => void;
  onOver: () => void;
}

function Invitation({ query, link, email, ...callbacks }: InvitationProps) {
  const { viewer, invitationPreview } = usePreloadedQuery<InvitationScreenQuery>(
    graphql`
      query InvitationScreenQuery($scope: InvitationScope!, $token: String!) @preloadable @throwOnFieldError {
        viewer {
          ...InvitationOffer_user
        }
        invitationPreview(scope: $scope, token: $token) @catch {
          status
          ...InvitationOffer_invitation
          ...InvitationExpired_invitation
        }
      }
    `,
    useHeldQuery(query),
  );
  const invitation = valueOrNull(invitationPreview);
  if (!invitation) return <InvitationGone />;
  if (invitation.status === 'ACCEPTED') return <InvitationUsed />;
  if (invitation.status === 'EXPIRED') return <InvitationExpired invitation={invitation} link={link} />;
  return <InvitationOffer {...{ invitation, link, email }} {...callbacks} user={viewer ?? null} />;
}
