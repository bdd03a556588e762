import type { LibraryTask } from './libraryTask.ts';

export const paying: LibraryTask = {
  task: 'Pay',
  operations: [
    {
      title: 'What is due',
      description: 'The gigs of a location with work that is not paid, and what each pro gets and costs.',
      permissions: 'Team members and above, at the location. Token scope READ.',
      text: `query DuePay($location: DatabaseId!, $after: String) {
  location(databaseId: $location) {
    dueTotal { amount { amountCents currency } gigs pros }
    duePay(first: 25, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        startTime
        pay {
          application { id pro { displayName } }
          isPayable
          flags
          payout { amountCents currency }
          total { amountCents currency }
        }
      }
    }
  }
}
`,
      variables: { location: 1 },
    },
    {
      title: 'Check a payment, and see what is charged',
      description: 'Validates everything and pays nothing. Set validateOnly to false to pay the pros.',
      permissions: 'Team members and above, at the location. Token scope PAY.',
      text: `mutation Pay($input: PayProsInput!) {
  payPros(input: $input) {
    charge { amountCents currency }
    results { applicationId errors { code message } }
    errors { code message path }
  }
}
`,
      variables: { input: { gigId: 'R2lnOjE=', payments: [], validateOnly: true } },
    },
    {
      title: 'Check an extra payment, and see what is charged',
      description:
        'A tip, bonus or reimbursement for work that has ended. Set validateOnly to false to send it.',
      permissions: 'Team members and above, at the location. Token scope PAY.',
      text: `mutation ExtraPayment($input: SendAdHocPaymentInput!) {
  sendAdHocPayment(input: $input) {
    charge { amountCents currency }
    payment { databaseId status }
    errors { code message path }
  }
}
`,
      variables: {
        input: {
          applicationId: 'R2lnQXBwbGljYXRpb246MQ==',
          reason: 'PRO_BONUS',
          amountCents: 2000,
          validateOnly: true,
        },
      },
    },
    {
      title: 'The invoices of a location',
      description: 'The latest first. The lines of one are in "invoice(databaseId:)".',
      permissions: 'Location admins and organization admins. Token scope READ.',
      text: `query Invoices($location: DatabaseId!, $after: String, $filter: InvoiceFilter) {
  location(databaseId: $location) {
    invoices(first: 25, after: $after, filter: $filter) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { databaseId number status periodStart periodEnd dueDate total { amountCents currency } }
    }
  }
}
`,
      variables: { location: 2 },
    },
    {
      title: 'Disputes that wait for an answer',
      description: 'What pros claim for work that was paid, and until when the business can answer.',
      permissions: 'Team members and above, at the location. Token scope READ.',
      text: `query Disputes($location: DatabaseId!, $after: String) {
  location(databaseId: $location) {
    disputes(first: 25, after: $after, statuses: [OPEN, COUNTERED, ESCALATED]) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        subject
        status
        answerDueAt
        claimNote
        claimed { minutes amount { amountCents currency } }
        contested { minutes amount { amountCents currency } }
      }
    }
  }
}
`,
      variables: { location: 1 },
    },
  ],
};
