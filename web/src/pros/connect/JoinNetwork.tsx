import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { JoinNetworkMutation } from '../../__generated__/JoinNetworkMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { userMessage } from '../../ui/feedback/userMessage.ts';

interface Props {
  token: string;
  locationName: string;
  onJoined: () => void;
}

/** Joins a location's network as the signed-in user. */
export function JoinNetwork({ token, locationName, onJoined }: Props) {
  const environment = useRelayEnvironment();
  const [isJoining, setIsJoining] = useState(false);
  const [hasJoined, setHasJoined] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const join = async () => {
    setIsJoining(true);
    try {
      const { acceptNetworkInvite: payload } = await commit<JoinNetworkMutation>(environment, {
        mutation: graphql`
          mutation JoinNetworkMutation($input: AcceptNetworkInviteInput!) {
            acceptNetworkInvite(input: $input) {
              errors {
                message
              }
            }
          }
        `,
        variables: { input: { token } },
      });
      const [error] = payload.errors;
      setRefusal(error?.message ?? null);
      if (error) return;
      setHasJoined(true);
      onJoined();
    } catch (error) {
      setRefusal(userMessage(error));
    } finally {
      setIsJoining(false);
    }
  };

  if (hasJoined) {
    return (
      <InlineAlert tone="success" isLive title={`You are in the network of ${locationName}`}>
        They can offer you shifts from now on.
      </InlineAlert>
    );
  }
  return (
    <>
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
      <Button size="mainAction" fullWidth isLoading={isJoining} onPress={() => void join()}>
        Join
      </Button>
    </>
  );
}
