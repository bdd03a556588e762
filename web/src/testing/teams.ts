import { connection, copperfinch, makeLocation, type Page } from './world.ts';

/** The facts of someone on a team. */
interface PersonFacts {
  displayName?: string;
  isViewer?: boolean;
  isActive?: boolean;
}

function makePerson(databaseId: number, facts: PersonFacts) {
  const displayName = facts.displayName ?? `Person ${databaseId}`;
  return {
    __typename: 'Person',
    displayName,
    fullName: displayName,
    email: `person-${databaseId}@brigade.example`,
    phoneNumber: '+12125550142',
    isActive: true,
    isViewer: false,
    ...facts,
  };
}

/** Someone on the team of a location. */
export function makeManager(databaseId: number, role: string, facts: PersonFacts = {}, locationId = 1) {
  return {
    __typename: 'LocationManager',
    id: `manager-${databaseId}`,
    databaseId,
    role,
    person: makePerson(databaseId, facts),
    location: makeLocation(locationId),
  };
}

export type Manager = Omit<ReturnType<typeof makeManager>, 'role'> & { role: string | null };

/** A location with a team that the viewer may manage, by default. */
export function makeLocationWith(team: readonly Manager[], facts: Record<string, unknown> = {}) {
  return makeLocation(1, {
    viewerCanManageTeam: true,
    viewerCannotManageTeamReason: null,
    managers: (page: Page) => connection(team, page),
    invitations: (page: Page) => connection([], page),
    ...facts,
  });
}

/** An admin of an organization. */
export function makeAdmin(databaseId: number, facts: PersonFacts = {}) {
  return {
    __typename: 'OrganizationManager',
    id: `admin-${databaseId}`,
    databaseId,
    role: 'ADMIN',
    person: makePerson(databaseId, facts),
  };
}

/** An organization that the viewer may manage; `facts` replace what a test is about. */
export function makeOrganization(facts: Record<string, unknown> = {}) {
  const locations = [makeLocation(1), makeLocation(2, { approvalStatus: 'PENDING' })];
  return {
    ...copperfinch,
    image: { publicId: 'locations/placeholder', url: '/media/locations/placeholder', isPlaceholder: true },
    viewerCanManage: true,
    viewerCannotManageReason: null,
    locations: (page: Page) => connection(locations, page),
    managers: (page: Page) => connection([], page),
    locationManagers: (page: Page) => connection([], page),
    invitations: (page: Page) => connection([], page),
    ...facts,
  };
}
