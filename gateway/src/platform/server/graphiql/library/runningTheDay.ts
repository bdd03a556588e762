import type { LibraryTask } from './libraryTask.ts';

export const runningTheDay: LibraryTask = {
  task: 'Run the day',
  operations: [
    {
      title: 'Who works a gig, and where they are',
      description:
        'The confirmed pros with what was recorded. "attendance" says who is expected, late or in.',
      permissions: 'Every role at the location. Token scope READ.',
      text: `query Roster($gig: DatabaseId!) {
  gig(databaseId: $gig) {
    startTime
    endTime
    roster {
      id
      pro { displayName }
      phoneNumber
      attendance { state since }
      timePunches { type time }
      shiftBreaks { startTime endTime }
      workingHours { startTime endTime isAdjusted }
    }
  }
}
`,
      variables: { gig: 1 },
    },
    {
      title: 'Clock pros in',
      description: 'Now, or at "time" if that is given. Each pro has a result of their own.',
      permissions: 'Every role at the location. Token scope ROSTER.',
      text: `mutation ClockIn($input: ClockInProsInput!) {
  clockInPros(input: $input) {
    results {
      applicationId
      application { attendance { state since } }
      errors { code message }
    }
    errors { code message path }
  }
}
`,
      variables: { input: { gigId: 'R2lnOjE=', applicationIds: [] } },
    },
    {
      title: 'Note that pros did not come',
      description: 'Their places are open again, also after the start. Set validateOnly to check it first.',
      permissions: 'Every role at the location. Token scope ROSTER.',
      text: `mutation NoShow($input: MarkNoShowsInput!) {
  markNoShows(input: $input) {
    results {
      applicationId
      application { attendance { state } gig { fill { places confirmed } } }
      errors { code message }
    }
    errors { code message path }
  }
}
`,
      variables: { input: { gigId: 'R2lnOjE=', applicationIds: [] } },
    },
    {
      title: 'See what sending pros home saves',
      description: 'Validated only: no one is sent home. Omit `validateOnly` to do it.',
      permissions: 'Team members and above, at the location. Token scope ROSTER.',
      text: `mutation SendHome($input: SendProsHomeInput!) {
  sendProsHome(input: $input) {
    costChange { before { amountCents } after { amountCents } }
    results { applicationId errors { code message } }
    errors { code message path }
  }
}
`,
      variables: {
        input: { gigId: 'R2lnOjE=', applicationIds: [], reason: 'FEWER_PROS_NEEDED', validateOnly: true },
      },
    },
    {
      title: 'Correct the hours of a pro',
      description: 'After the gig and until the work is paid. The pro reads the reason.',
      permissions: 'Team members and above, at the location. Token scope ROSTER.',
      text: `mutation AdjustHours($input: AdjustHoursInput!) {
  adjustHours(input: $input) {
    application { workingHours { startTime endTime originalStartTime originalEndTime isAdjusted } }
    costChange { before { amountCents } after { amountCents } }
    errors { code message path }
  }
}
`,
      variables: {
        input: {
          applicationId: 'R2lnQXBwbGljYXRpb246MQ==',
          startTime: '2026-03-02T17:00:00Z',
          endTime: '2026-03-02T22:00:00Z',
          reason: 'Left an hour early',
        },
      },
    },
  ],
};
