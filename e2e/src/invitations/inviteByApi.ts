import { graphql } from '../stack/graphql.ts';
import { newestLink } from '../stack/outbox.ts';
import type { Stack } from '../stack/startStack.ts';

const invite = `mutation ($input: InviteToLocationInput!) {
  inviteToLocation(input: $input) { errors { path message } }
}`;

/** Invites somebody to the team of location 3 without a browser; gives the link that the guest gets. */
export async function inviteByApi(
  { url, upstreamUrl }: Pick<Stack, 'url' | 'upstreamUrl'>,
  token: string,
  guest: { email: string; phoneNumber?: string },
): Promise<string> {
  const found = await graphql<{ location: { id: string } }>(
    url,
    '{ location(databaseId: 3) { id } }',
    {},
    token,
  );
  const input = { locationId: found.data?.location.id, role: 'TEAM_MEMBER', ...guest };
  const answer = await graphql<{ inviteToLocation: { errors: unknown[] } }>(url, invite, { input }, token);
  if (answer.data?.inviteToLocation.errors.length !== 0) {
    throw new Error(`${guest.email} could not be invited: ${JSON.stringify(answer)}`);
  }
  return newestLink(upstreamUrl, guest.email, '/invitations/accept/');
}
