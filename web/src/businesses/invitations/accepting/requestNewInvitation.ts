import { graphql, type IEnvironment } from 'relay-runtime';
import type { requestNewInvitationMutation } from '../../../__generated__/requestNewInvitationMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import type { InvitationLink } from './invitationLink.ts';

/** Asks anyone who invited for a new link. */
export async function requestNewInvitation(
  environment: IEnvironment,
  { scope, token }: InvitationLink,
): Promise<readonly { readonly message: string }[]> {
  const { requestNewInvitation: payload } = await commit<requestNewInvitationMutation>(environment, {
    mutation: graphql`
      mutation requestNewInvitationMutation($input: RequestNewInvitationInput!) {
        requestNewInvitation(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { scope, token } },
  });
  return payload.errors;
}
