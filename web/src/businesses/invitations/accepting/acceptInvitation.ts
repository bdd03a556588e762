import { graphql, type IEnvironment } from 'relay-runtime';
import type { acceptInvitationMutation } from '../../../__generated__/acceptInvitationMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import type { InvitationLink } from './invitationLink.ts';

/** What a guest answers when the account does not have the address that was invited. */
export interface GuestAnswer {
  readonly phoneNumber?: string;
  readonly isConfirmed?: boolean;
}

/**
 * What came of it: the page to go on to, a question that has to be answered first, or the reason why not. With `over`
 * the link has become no good since the page was opened.
 */
export type Acceptance =
  | { readonly kind: 'accepted'; readonly href: string }
  | { readonly kind: 'question'; readonly about: 'account' | 'phone'; readonly message: string }
  | { readonly kind: 'refused' | 'over'; readonly message: string };

const isOver = new Set(['EXPIRED', 'INVALID_TRANSITION', 'NOT_FOUND']);

/** Accepts an invitation for anyone who is signed in. */
export async function acceptInvitation(
  environment: IEnvironment,
  { scope, token }: InvitationLink,
  answer: GuestAnswer = {},
): Promise<Acceptance> {
  const { acceptInvitation: payload } = await commit<acceptInvitationMutation>(environment, {
    mutation: graphql`
      mutation acceptInvitationMutation($input: AcceptInvitationInput!) {
        acceptInvitation(input: $input) {
          errors {
            code
            message
            path
          }
          location {
            databaseId
          }
          organization {
            databaseId
          }
        }
      }
    `,
    variables: { input: { scope, token, ...answer } },
  });
  const [error] = payload.errors;
  if (error?.code === 'CONFIRMATION_REQUIRED') {
    const about = error.path[0] === 'phoneNumber' ? 'phone' : 'account';
    return { kind: 'question', about, message: error.message };
  }
  if (error) return { kind: isOver.has(error.code) ? 'over' : 'refused', message: error.message };
  return { kind: 'accepted', href: hrefOf(payload) };
}

function hrefOf({
  location,
  organization,
}: Pick<acceptInvitationMutation['response']['acceptInvitation'], 'location' | 'organization'>): string {
  if (location) return `/locations/${location.databaseId}`;
  return organization ? `/organizations/${organization.databaseId}` : '/locations';
}
