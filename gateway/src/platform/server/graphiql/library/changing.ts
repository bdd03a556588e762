import type { LibraryTask } from './libraryTask.ts';

export const changing: LibraryTask = {
  task: 'Change or cancel a gig',
  operations: [
    {
      title: 'Check a change of a gig',
      description:
        'Validates everything and changes nothing; "effects" says who would have to agree again. Set validateOnly to ' +
        'false to save. With expectedRevision, a change that another person saved first is a conflict.',
      permissions: 'Team members and above, at the location. Token scope POST.',
      text: `mutation Change($input: UpdateGigInput!) {
  updateGig(input: $input) {
    gig { id revision }
    results {
      gigId
      effects { askedAgain releasedPros releasedApplicants }
      errors { code message }
    }
    errors { code message path }
  }
}
`,
      variables: { input: { gigId: 'R2lnOjE=', contactName: 'Dana', validateOnly: true } },
    },
    {
      title: 'Who is affected by a cancellation, and its fee',
      description: 'For gigs, or for all of a series with a scope. Changes nothing.',
      permissions: 'Team members and above, at the location. Token scope READ.',
      text: `query BeforeCancelling($gigIds: [ID!]!, $scope: GigScope) {
  cancellationPreview(gigIds: $gigIds, scope: $scope) {
    gigCount
    confirmedPros
    applicants
    fee { amountCents currency }
    feeTotal { amountCents currency }
  }
}
`,
      variables: { gigIds: ['R2lnOjE='], scope: 'THIS' },
    },
    {
      title: 'Check a cancellation',
      description: 'Validates everything and cancels nothing. Set validateOnly to false to cancel.',
      permissions: 'Team members and above, at the location. Token scope POST.',
      text: `mutation Cancel($input: CancelGigsInput!) {
  cancelGigs(input: $input) {
    results {
      gigId
      effects { releasedPros releasedApplicants fee { amountCents currency } }
      errors { code message }
    }
    errors { code message path }
  }
}
`,
      variables: { input: { gigIds: ['R2lnOjE='], reason: 'FEWER_PROS_NEEDED', validateOnly: true } },
    },
  ],
};
