import { Suspense } from 'react';
import { graphql, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import type { NetworkInviteScreenQuery } from '../../__generated__/NetworkInviteScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import type { Client } from '../../platform/relay/client.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import styles from './ConnectScreen.module.css';
import { JoinNetwork } from './JoinNetwork.tsx';

interface Props {
  client: Client;
  query: ScreenQuery<NetworkInviteScreenQuery>;
  token: string;
}

/** The page of a network invite's link. */
export function NetworkInviteScreen({ client, ...invite }: Props) {
  return (
    <RelayEnvironmentProvider environment={client.environment}>
      <Suspense fallback={<SkeletonRows label="Loading invite" rows={3} />}>
        <NetworkInvite {...invite} onJoined={() => client.forgetResponses()} />
      </Suspense>
    </RelayEnvironmentProvider>
  );
}

type InviteProps = Omit<Props, 'client'> & { onJoined: () => void };

function NetworkInvite({ query, token, onJoined }: InviteProps) {
  const { viewer, networkInvitePreview } = usePreloadedQuery<NetworkInviteScreenQuery>(
    graphql`
      query NetworkInviteScreenQuery($token: String!) @preloadable @throwOnFieldError {
        viewer {
          __typename
        }
        networkInvitePreview(token: $token) @catch {
          status
          name
          inviterName
          expiresAt
          locationName
          locationCity
          organizationName
        }
      }
    `,
    useHeldQuery(query),
  );
  const invite = valueOrNull(networkInvitePreview);
  if (!invite || invite.status !== 'SENT') return <InviteOver isAccepted={invite?.status === 'ACCEPTED'} />;
  const { locationName, locationCity, organizationName, inviterName, expiresAt, name } = invite;
  const place = locationCity ? `${locationName}, ${locationCity}` : locationName;
  return (
    <div className={styles.page}>
      <title>{`Join ${locationName} · Brigade`}</title>
      <div>
        <h1 className={styles.title}>Join the network of {locationName}</h1>
        <p className={styles.lead}>
          {name ? `${name}, ` : ''}
          {inviterName ?? organizationName} would like to offer you shifts at {place}.
        </p>
      </div>
      <p className={styles.small}>
        Valid until <DateText instant={expiresAt} zone={null} format="day" />.
      </p>
      <div className={styles.actions}>
        {viewer ? (
          <JoinNetwork token={token} locationName={locationName} onJoined={onJoined} />
        ) : (
          <LinkButton
            href={`/auth${stringifySearch({ returnTo: `/connect?invite=${token}` })}`}
            size="mainAction"
            fullWidth
          >
            Sign in to join
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function InviteOver({ isAccepted }: { isAccepted: boolean }) {
  return (
    <div className={styles.page}>
      <title>Invite · Brigade</title>
      <div>
        <h1 className={styles.title}>
          {isAccepted ? 'This invite was used already' : 'This invite is no longer valid'}
        </h1>
        <p className={styles.lead}>
          {isAccepted
            ? 'The recipient has joined the network. There is nothing left to do.'
            : 'It was withdrawn, has expired, or was replaced by a newer one. Ask the person who sent it for a new one.'}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton href="/" variant="outlined" size="mainAction" fullWidth>
          Go to Brigade
        </LinkButton>
      </div>
    </div>
  );
}
