import type { LibraryTask } from './libraryTask.ts';

export const integrating: LibraryTask = {
  task: 'API tokens and webhooks',
  operations: [
    {
      title: 'Make an API token',
      description: 'Its secret is shown once. It may do what its scopes name, and never more than you.',
      permissions: 'Everyone who is signed in, for themselves. Not with an API token.',
      text: `mutation MakeToken($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    secret
    apiToken { id hint scopes expiresAt }
    errors { code message path }
  }
}
`,
      variables: { input: { name: 'Payroll', scopes: ['READ'], expiresAt: '2026-03-30T00:00:00Z' } },
    },
    {
      title: 'Your API tokens, and when each was last used',
      description: 'Without their secrets. The hint is the end of a secret, by which you find it again.',
      permissions: 'Everyone who is signed in. Token scope READ.',
      text: `query MyTokens {
  viewer {
    apiTokens(first: 25) {
      nodes { id name hint scopes expiresAt lastUsedAt replacedSecretEndsAt }
    }
  }
}
`,
    },
    {
      title: 'Give an API token a new secret',
      description: 'The one before works until replacedSecretEndsAt, so that servers can change over.',
      permissions: 'Who made the token. Not with an API token.',
      text: `mutation RotateToken($input: RotateApiTokenInput!) {
  rotateApiToken(input: $input) {
    secret
    apiToken { hint replacedSecretEndsAt }
    errors { code message path }
  }
}
`,
      variables: { input: { apiTokenId: 'QXBpVG9rZW46MQ==' } },
    },
    {
      title: 'Subscribe a webhook',
      description:
        'The selection becomes the payload, read as the token. The secret, with which deliveries are signed, is shown once.',
      permissions: 'Everyone who is signed in. Token scope READ.',
      text: `mutation Subscribe($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook { id databaseId cost }
    errors { code message path }
  }
}
`,
      variables: {
        input: {
          name: 'Payroll',
          url: 'https://hooks.example.com/brigade',
          topics: ['GIG_CHANGED'],
          selection: '{ databaseId status }',
          apiTokenId: 'QXBpVG9rZW46MQ==',
        },
      },
    },
    {
      title: 'Send a test event',
      description: 'With a payload that is marked as a test.',
      permissions: 'Who made the webhook. Token scope READ.',
      text: `mutation TestWebhook($input: TestWebhookInput!) {
  testWebhook(input: $input) {
    delivery { databaseId state }
    errors { code message path }
  }
}
`,
      variables: { input: { webhookId: 'V2ViaG9vazox' } },
    },
    {
      title: 'What a webhook delivered',
      description: 'The latest deliveries with the answer to each, and whether the webhook is paused.',
      permissions: 'Who made the webhook. Token scope READ.',
      text: `query DeliveryLog($webhook: DatabaseId!, $after: String) {
  webhook(databaseId: $webhook) {
    pausedAt
    pauseReason
    failingSince
    deliveries(first: 25, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id topic subjectId state nextAttemptAt latestAttempt { status failure milliseconds } }
    }
  }
}
`,
      variables: { webhook: 1 },
    },
    {
      title: 'Deliver again',
      description: 'The same payload as before.',
      permissions: 'Who made the webhook. Token scope READ.',
      text: `mutation Redeliver($input: ResendWebhookDeliveryInput!) {
  resendWebhookDelivery(input: $input) {
    delivery { id state }
    errors { code message path }
  }
}
`,
      variables: { input: { deliveryId: 'V2ViaG9va0RlbGl2ZXJ5OjE=' } },
    },
  ],
};
