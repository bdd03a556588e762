import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestToken, createTestWebhook, type WebhookInput } from '../../testing/createTestWebhook.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(() => stack.reset());

const url = 'https://hooks.example.com/brigade';

const listDocument = graphql(`
  {
    viewer {
      webhooks(first: 10) {
        totalCount
        edges {
          node {
            id
            name
            url
            topics
            selection
            cost
            apiTokenName
            pauseReason
            replacedSecretEndsAt
          }
        }
      }
    }
  }
`);

const nodeDocument = graphql(`
  query ($id: ID!) {
    node(id: $id) {
      id
    }
  }
`);

const changeDocument = graphql(`
  mutation ($update: UpdateWebhookInput!, $id: ID!) {
    updateWebhook(input: $update) {
      webhook {
        name
        topics
      }
      errors {
        code
        path
      }
    }
    pauseWebhook(input: { webhookId: $id }) {
      webhook {
        pauseReason
      }
      errors {
        code
        path
      }
    }
    resumeWebhook(input: { webhookId: $id }) {
      webhook {
        pauseReason
      }
      errors {
        code
        path
      }
    }
    rotateWebhookSecret(input: { webhookId: $id }) {
      secret
      errors {
        code
        path
      }
    }
    testWebhook(input: { webhookId: $id }) {
      delivery {
        id
        isTest
        topic
        state
      }
      errors {
        code
        path
      }
    }
  }
`);

const resendDocument = graphql(`
  mutation ($id: ID!) {
    resendWebhookDelivery(input: { deliveryId: $id }) {
      delivery {
        state
      }
      errors {
        code
        path
      }
    }
  }
`);

const testDocument = graphql(`
  mutation ($input: TestWebhookInput!) {
    testWebhook(input: $input) {
      delivery {
        id
      }
      errors {
        code
        path
        message
      }
    }
  }
`);

const deleteDocument = graphql(`
  mutation ($id: ID!) {
    deleteWebhook(input: { webhookId: $id }) {
      deletedWebhookId
      errors {
        code
        path
      }
    }
  }
`);

async function newWebhookId() {
  return present((await createTestWebhook(stack, { url })).webhook).id;
}

const updateOf = (webhookId: string) => ({
  webhookId,
  name: 'Renamed',
  url,
  topics: ['APPLICATION_CHANGED' as const],
  selection: '{ status }',
});

describe('createWebhook', () => {
  test('createWebhook returns the secret once, and the webhook is listed with what it costs', async () => {
    const { secret, errors } = await createTestWebhook(stack, { url });

    expect(errors).toEqual([]);
    expect(secret).toMatch(/^whsec_/);
    const { data } = await stack.run(listDocument, { as: 'manager' });
    expect(data?.viewer?.webhooks).toMatchObject({
      totalCount: 1,
      edges: [
        {
          node: {
            name: 'Payroll',
            topics: ['GIG_CHANGED'],
            selection: '{ databaseId status }',
            cost: 2,
            apiTokenName: 'Payroll',
            pauseReason: null,
          },
        },
      ],
    });
  });

  const deep = `${'{ location { gigs { edges { node '.repeat(8)}{ id } ${'} } } }'.repeat(8)}`;
  const wide = `{ ${'location { gigs(first: 100) { edges { node '.repeat(3)}{ id } ${'} } } '.repeat(3)} }`;

  test.each<[string, Partial<WebhookInput>, string]>([
    ['a selection of a field that does not exist', { selection: '{ colour }' }, 'selection'],
    [
      'a selection of another type',
      { topics: ['APPLICATION_CHANGED'], selection: '{ privateNotes }' },
      'selection',
    ],
    [
      'a selection of what an offer does not have',
      { topics: ['OFFER_CREATED'], selection: '{ privateNotes }' },
      'selection',
    ],
    ['a selection that is no GraphQL', { selection: '{ id' }, 'selection'],
    ['a selection that ends what surrounds it', { selection: '{ id } } mutation { x { id }' }, 'selection'],
    ['a selection that is too deep', { selection: deep }, 'selection'],
    ['a selection that costs too much', { selection: wide }, 'selection'],
    ['a mutation', { selection: 'mutation { id }' }, 'selection'],
    ['topics about different things', { topics: ['GIG_CHANGED', 'APPLICATION_CHANGED'] }, 'topics'],
    ['a URL with a password', { url: 'https://user:password@hooks.example.com/' }, 'url'],
    ['a private address', { url: 'http://10.0.0.1/' }, 'url'],
    ['an API token of someone else', { apiTokenId: globalId('ApiToken', 999999) }, 'apiTokenId'],
    ['no name', { name: ' ' }, 'name'],
  ])('createWebhook refuses %s at its field', async (_what, input, field) => {
    const { webhook, errors } = await createTestWebhook(stack, { url, ...input });

    expect(webhook).toBeNull();
    expect(errors.map(({ path }) => path)).toEqual([[field]]);
  });
});

test('a webhook is changed, paused, resumed, rotated and tested', async () => {
  const id = await newWebhookId();

  const { data, errors } = await stack.run(changeDocument, {
    as: 'manager',
    variables: { id, update: updateOf(id) },
  });

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    updateWebhook: { webhook: { name: 'Renamed', topics: ['APPLICATION_CHANGED'] }, errors: [] },
    pauseWebhook: { webhook: { pauseReason: 'MAKER' }, errors: [] },
    resumeWebhook: { webhook: { pauseReason: null }, errors: [] },
    rotateWebhookSecret: { secret: expect.stringMatching(/^whsec_/) as string, errors: [] },
    testWebhook: {
      delivery: { isTest: true, topic: 'APPLICATION_CHANGED', state: 'WAITING' },
      errors: [],
    },
  });
  const deliveryId = present(data?.testWebhook.delivery).id;
  const resent = await stack.run(resendDocument, { as: 'manager', variables: { id: deliveryId } });
  expect(resent.data?.resendWebhookDelivery).toEqual({ delivery: { state: 'WAITING' }, errors: [] });
  for (const node of [id, deliveryId]) {
    const { data: read } = await stack.run(nodeDocument, { as: 'manager', variables: { id: node } });
    expect(read?.node).toEqual({ id: node });
  }
  const deleted = await stack.run(deleteDocument, { as: 'manager', variables: { id } });
  expect(deleted.data?.deleteWebhook).toEqual({ deletedWebhookId: id, errors: [] });
});

test('a test event about what the topics are not about is refused at its topic', async () => {
  const input = { webhookId: await newWebhookId(), topic: 'APPLICATION_CHANGED' as const };

  const { data } = await stack.run(testDocument, { as: 'manager', variables: { input } });

  expect(data?.testWebhook).toMatchObject({ delivery: null, errors: [{ code: 'INVALID', path: ['topic'] }] });
});

test("another user's webhook is not found", async () => {
  const id = await newWebhookId();
  const notFound = { errors: [{ code: 'NOT_FOUND', path: ['webhookId'] }] };

  const { data } = await stack.run(changeDocument, { as: 'owner', variables: { id, update: updateOf(id) } });
  const deleted = await stack.run(deleteDocument, { as: 'owner', variables: { id } });
  const read = await stack.run(nodeDocument, { as: 'owner', variables: { id } });

  for (const payload of Object.values(data ?? {})) expect(payload).toMatchObject(notFound);
  expect(deleted.data?.deleteWebhook).toMatchObject(notFound);
  expect(read.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

test('an API token sees its own webhooks only', async () => {
  await createTestWebhook(stack, { url });
  const { secret } = await createTestToken(stack);

  const { data } = await stack.run(listDocument, { token: secret });

  expect(data?.viewer?.webhooks).toEqual({ totalCount: 0, edges: [] });
});

test('a server without webhooks has none, and says so', async () => {
  const server = await startOtherServer({ missing: '/api/users/me/webhooks/' });
  onTestFinished(server.close);

  const { data, errors } = await server.run(listDocument, { as: 'manager' });

  expect(data?.viewer?.webhooks).toBeNull();
  expect(errors).toMatchObject([{ path: ['viewer', 'webhooks'], extensions: { code: 'NOT_FOUND' } }]);
});
