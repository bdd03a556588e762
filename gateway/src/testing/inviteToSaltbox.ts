import { graphql } from './graphql.ts';
import { present } from './present.ts';
import type { TestStack } from './startTestStack.ts';
import { globalId } from './globalId.ts';

/** Invites a user to the team of Saltbox, location 3 of the demo data; resolves to the token of the link. */
export async function inviteToSaltbox(
  { run }: Pick<TestStack, 'run'>,
  guest: { email: string; phoneNumber?: string },
): Promise<string> {
  const { data } = await run(
    graphql(`
      mutation ($input: InviteToLocationInput!) {
        inviteToLocation(input: $input) {
          invitation {
            link
          }
        }
      }
    `),
    {
      as: 'manager',
      variables: { input: { locationId: globalId('Location', 3), role: 'TEAM_MEMBER', ...guest } },
    },
  );
  return present(data?.inviteToLocation?.invitation?.link?.split('/').at(-1));
}
