import { graphql, type VariablesOf } from './graphql.ts';
import { present } from './present.ts';
import type { OtherServer } from './startOtherServer.ts';
import type { Person } from './startTestStack.ts';

const createApiToken = graphql(`
  mutation ($input: CreateApiTokenInput!) {
    createApiToken(input: $input) {
      secret
      apiToken {
        id
      }
    }
  }
`);

const createWebhook = graphql(`
  mutation ($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      secret
      webhook {
        id
        databaseId
      }
      errors {
        code
        path
        message
      }
    }
  }
`);

type ApiTokenScopes = VariablesOf<typeof createApiToken>['input']['scopes'];

export type WebhookInput = VariablesOf<typeof createWebhook>['input'];

/** Makes an API token that is not limited to a place. */
export async function createTestToken(
  { run }: Pick<OtherServer, 'run'>,
  as: Person = 'manager',
  scopes: ApiTokenScopes = ['READ'],
) {
  const input = { name: 'Payroll', scopes, expiresAt: '2026-03-30T00:00:00Z' };
  const { data } = await run(createApiToken, { as, variables: { input } });
  return { id: present(data?.createApiToken.apiToken).id, secret: present(data?.createApiToken.secret) };
}

/** Creates a webhook for changes of gigs with a new API token, and returns the payload of the mutation. */
export async function createTestWebhook(
  stack: Pick<OtherServer, 'run'>,
  input: Partial<WebhookInput> & Pick<WebhookInput, 'url'>,
  as: Person = 'manager',
) {
  const { data, errors } = await stack.run(createWebhook, {
    as,
    variables: {
      input: {
        name: 'Payroll',
        topics: ['GIG_CHANGED'],
        selection: '{ databaseId status }',
        apiTokenId: input.apiTokenId ?? (await createTestToken(stack, as)).id,
        ...input,
      },
    },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return present(data?.createWebhook);
}
