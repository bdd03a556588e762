import type { LibraryTask } from './libraryTask.ts';

export const teaming: LibraryTask = {
  task: 'Team and network',
  operations: [
    {
      title: 'The team of a location',
      description: 'Its managers with their roles, and the invitations that wait for an answer.',
      permissions: 'Every role at the location; invitations: location admins. Token scope READ.',
      text: `query Team($location: DatabaseId!) {
  location(databaseId: $location) {
    managers(first: 50) { nodes { id role person { fullName email } } }
    invitations(first: 25, statuses: [SUBMITTED]) { nodes { id email role expiresAt } }
  }
}
`,
      variables: { location: 1 },
    },
    {
      title: 'Invite a teammate',
      description: 'They get an email with a link that works once, for 14 days.',
      permissions: 'Location admins and organization admins. Token scope TEAM.',
      text: `mutation InviteTeammate($input: InviteToLocationInput!) {
  inviteToLocation(input: $input) {
    invitation { id status expiresAt }
    errors { code message path }
  }
}
`,
      variables: {
        input: { locationId: 'TG9jYXRpb246MQ==', role: 'TEAM_MEMBER', email: 'pat@elsewhere.example' },
      },
    },
    {
      title: 'The network of a location',
      description: 'The pros who know the location. Offers can go to them, or to a group of them.',
      permissions: 'Every role at the location. Token scope READ.',
      text: `query Network($location: DatabaseId!, $after: String, $search: String) {
  location(databaseId: $location) {
    networkMembers(first: 25, after: $after, search: $search) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { joinedAt source pro { id displayName } }
    }
    proGroups(first: 25) { nodes { id name } }
  }
}
`,
      variables: { location: 1 },
    },
    {
      title: 'Check an invite to the network',
      description: 'By email or phone number. Set validateOnly to false to send it.',
      permissions: 'Team members and above, at the location. Token scope ROSTER.',
      text: `mutation InvitePro($input: InviteToNetworkInput!) {
  inviteToNetwork(input: $input) {
    networkInvite { id status link }
    errors { code message path }
  }
}
`,
      variables: {
        input: { locationId: 'TG9jYXRpb246MQ==', email: 'nia@elsewhere.example', validateOnly: true },
      },
    },
  ],
};
