import { signUpByApi } from '../../accounts/signUp/signUpByApi.ts';
import { mutate } from '../../stack/mutate.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { newestLink } from '../../stack/outbox.ts';
import type { Stack } from '../../stack/startStack.ts';

interface Person {
  firstName: string;
  lastName: string;
}

/** Adds a new user to the team of a location as an onsite manager, by API. */
export async function joinTeam(
  stack: Pick<Stack, 'url' | 'upstreamUrl'>,
  admin: string,
  location: { id: string },
  person: Person,
): Promise<void> {
  const email = newAddress('guest');
  await mutate(
    { url: stack.url, token: admin },
    'InviteToLocationInput',
    'inviteToLocation(input: $input) { errors { path message } }',
    { locationId: location.id, role: 'ONSITE_MANAGER', email },
  );
  const link = await newestLink(stack.upstreamUrl, email, '/invitations/accept/');
  await mutate(
    { url: stack.url, token: await signUpByApi(stack, email, person) },
    'AcceptInvitationInput',
    'acceptInvitation(input: $input) { errors { path message } }',
    { scope: 'LOCATION', token: new URL(link).pathname.split('/').at(-1) },
  );
}
