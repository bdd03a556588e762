import { saveMatch } from '../signIn/saveMatch.ts';
import { currentTermsVersion } from '../terms/currentTermsVersion.ts';
import { addManagerProfile } from '../../testing/managerProfile.ts';
import { addPerson, people } from '../../testing/people.ts';
import { signedIn, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

/** Adds an account that the member can link. */
const linkable =
  (values: { email: string | null }): Arrange =>
  async ({ database, clock }) => {
    const matchedUserId = await addPerson(database, { id: 100, ...values });
    const match = { userId: people.member.id, matchedUserId, channel: 'email', now: clock.now() } as const;
    await saveMatch(database, match);
  };

const linkPath = '/api/users/me/linkable-accounts/100/';

const onlyTheMember = (status: number) => [401, 404, 404, status, 404, 404, 404, 404];

export const roles: RoleRows = {
  // A user with a name and a role has already signed up.
  'POST /api/auth/signup/': {
    body: {
      first_name: 'Gus',
      last_name: 'Archer',
      business_name: 'The Annex',
      email: 'gigster@brigade.example',
      phone_number: '6155550123',
      terms_version: currentTermsVersion,
    },
    statuses: [401, 201, 409, 409, 409, 409, 409, 409],
  },
  'GET /api/manager-profiles/me/': {
    arrange: addManagerProfile,
    statuses: [401, 404, 404, 404, 200, 404, 404, 404],
  },
  'GET /api/users/me/linkable-accounts/': { statuses: signedIn(200) },
  'POST /api/users/me/linkable-accounts/:id/code/': {
    path: `${linkPath}code/`,
    arrange: linkable({ email: 'milo@brigade.example' }),
    statuses: onlyTheMember(200),
  },
  'POST /api/users/me/linkable-accounts/:id/link/': {
    path: `${linkPath}link/`,
    body: {},
    arrange: linkable({ email: null }),
    statuses: onlyTheMember(204),
  },
  'GET /api/manager-skills/': { statuses: signedIn(200) },
};
