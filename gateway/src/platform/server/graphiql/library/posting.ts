import type { LibraryTask } from './libraryTask.ts';

export const posting: LibraryTask = {
  task: 'Post gigs',
  operations: [
    {
      title: 'Check a posting, and see what it costs',
      description:
        'Validates everything and changes nothing. Set validateOnly to false to post; gigs then has what was created.',
      permissions: 'Team members and above, at the location. Token scope POST.',
      text: `mutation Post($input: PostGigsInput!) {
  postGigs(input: $input) {
    cost { amountCents currency }
    gigs { id databaseId startTime }
    errors { code message path }
  }
}
`,
      variables: {
        input: {
          locationId: 'TG9jYXRpb246MQ==',
          lines: [
            {
              skillId: 'U2tpbGw6MQ==',
              date: '2026-03-10',
              startTime: '17:00',
              endTime: '23:00',
              places: 2,
              wageCents: 2400,
            },
          ],
          validateOnly: true,
        },
      },
    },
    {
      title: 'The gigs of a location',
      description: 'A page of the list, by start. Pass endCursor as "after" for the next page.',
      permissions: 'Every role at the location. Token scope READ.',
      text: `query Gigs($location: DatabaseId!, $after: String, $filter: GigFilter) {
  location(databaseId: $location) {
    gigs(first: 25, after: $after, filter: $filter) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id databaseId status startTime endTime skill { name } fill { places confirmed } }
    }
  }
}
`,
      variables: { location: 1 },
    },
    {
      title: 'Delete an attachment',
      description: 'Removes a file from the gigs and templates that it is attached to.',
      permissions: 'Team members and above, at the location. Token scope POST.',
      text: `mutation DeleteAttachment($attachmentId: ID!) {
  deleteAttachment(input: { attachmentId: $attachmentId }) {
    deletedAttachmentId
    errors { code message path }
  }
}
`,
      variables: { attachmentId: 'QXR0YWNobWVudDox' },
    },
  ],
};
