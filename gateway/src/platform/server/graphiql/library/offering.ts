import type { LibraryTask } from './libraryTask.ts';

export const offering: LibraryTask = {
  task: 'Offer gigs',
  operations: [
    {
      title: 'Offer a gig to pros',
      description:
        'To pros, groups or the best matches; each pro has a result. Set validateOnly to see first who can be asked.',
      permissions: 'Team members and above, at the location. Token scope ROSTER.',
      text: `mutation Offer($input: OfferGigInput!) {
  offerGig(input: $input) {
    results {
      ... on OfferMade { offer { id expiresAt pro { displayName } } }
      ... on OfferRefused { pro { displayName } errors { code message } }
    }
    errors { code message path }
  }
}
`,
      variables: { input: { gigId: 'R2lnOjE=', proIds: [], message: 'Could you help us on Friday?' } },
    },
    {
      title: 'The offers of a gig, and their answers',
      description: 'Who was asked, until when, and what they said.',
      permissions: 'Every role at the location. Token scope READ.',
      text: `query Offers($gig: DatabaseId!, $after: String) {
  gig(databaseId: $gig) {
    offers(first: 25, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id status offeredAt expiresAt answeredAt pro { displayName } }
    }
  }
}
`,
      variables: { gig: 1 },
    },
    {
      title: 'Withdraw an offer',
      description: 'While it has no answer. Set validateOnly to check it first.',
      permissions: 'Team members and above, at the location. Token scope ROSTER.',
      text: `mutation WithdrawOffer($input: WithdrawOfferInput!) {
  withdrawOffer(input: $input) {
    offer { id status }
    errors { code message path }
  }
}
`,
      variables: { input: { offerId: 'RGlyZWN0T2ZmZXI6MQ==' } },
    },
  ],
};
