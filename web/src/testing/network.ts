import type { makePro } from './pros.ts';
import { connection, makeLocation, type Page } from './world.ts';

interface Search extends Page {
  readonly search?: string;
}

const contains = (text: string | null, part = '') => (text ?? '').toLowerCase().includes(part.toLowerCase());

/** A pro of a network or group, in it since November 2, 2026, 10:00 am in New York. */
export function makeMember(pro: ReturnType<typeof makePro>, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'NetworkMember',
    source: 'TEAM',
    joinedAt: '2026-11-02T15:00:00Z',
    addedByName: 'Morgan Avery',
    pro,
    proAtLocation: pro.atLocation({ locationDatabaseId: 1 }),
    ...facts,
  };
}

/** A group of location 1 with these pros; its count and its list follow from them. */
export function makeGroup(
  databaseId: number,
  pros: readonly ReturnType<typeof makePro>[],
  facts: Record<string, unknown> = {},
) {
  return {
    __typename: 'ProGroup',
    id: `group-${databaseId}`,
    databaseId,
    name: `Group ${databaseId}`,
    description: '',
    location: makeLocation(1, { viewerCanManageApplicants: true }),
    memberCount: pros.length,
    members: ({ search, ...page }: Search) =>
      connection(
        pros.filter(({ displayName }) => contains(displayName, search)).map((pro) => makeMember(pro)),
        page,
      ),
    ...facts,
  };
}

/** An invite that waits until November 30, 2026. */
export function makeNetworkInvite(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'NetworkInvite',
    id: `invite-${databaseId}`,
    databaseId,
    name: `Guest ${databaseId}`,
    email: `guest${databaseId}@elsewhere.example`,
    phoneNumber: null,
    status: 'SENT',
    link: `http://localhost/connect?invite=secret-${databaseId}`,
    inviterName: 'Morgan Avery',
    sentAt: '2026-11-16T15:00:00Z',
    expiresAt: '2026-11-30T15:00:00Z',
    acceptedAt: null,
    pro: null,
    ...facts,
  };
}

type Invite = ReturnType<typeof makeNetworkInvite>;

/** Location 1 with these groups and invites, each to be found by name. */
export function makeNetworkLocation(
  {
    groups = [],
    invites = [],
  }: { groups?: readonly ReturnType<typeof makeGroup>[]; invites?: readonly Invite[] },
  facts: Record<string, unknown> = {},
) {
  return makeLocation(1, {
    viewerCanManageApplicants: true,
    viewerCannotManageApplicantsReason: null,
    proGroups: ({ search, ...page }: Search) =>
      connection(
        groups.filter(({ name }) => contains(name, search)),
        page,
      ),
    networkInvites: ({ search, statuses, ...page }: Search & { statuses?: readonly string[] | null }) =>
      connection(
        invites.filter(
          ({ name, status }) => contains(name, search) && (!statuses || statuses.includes(status)),
        ),
        page,
      ),
    ...facts,
  });
}
