import { graphql } from '../../stack/graphql.ts';
import { mutate } from '../../stack/mutate.ts';
import { newestLink } from '../../stack/outbox.ts';
import type { Stack } from '../../stack/startStack.ts';

/** Invites a guest to the team of location 3 by API. Resolves to the link that the guest gets. */
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
  await mutate(
    { url, token },
    'InviteToLocationInput',
    'inviteToLocation(input: $input) { errors { path message } }',
    { locationId: found.data?.location.id, role: 'TEAM_MEMBER', ...guest },
  );
  return newestLink(upstreamUrl, guest.email, '/invitations/accept/');
}
