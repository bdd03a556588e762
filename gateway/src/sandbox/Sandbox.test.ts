import { graphql as execute } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../platform/context.ts';
import { schema } from '../app/schema.ts';
import { graphql } from '../testing/graphql.ts';
import { present } from '../testing/present.ts';
import { startTestStack } from '../testing/startTestStack.ts';

const { run, upstream } = await startTestStack();

test('the sandbox shows where messages end up, to anyone', async () => {
  const { data, errors } = await run(graphql('{ sandbox { outboxUrl } }'));

  expect(errors).toBeUndefined();
  expect(data?.sandbox?.outboxUrl).toMatch(/^http.*\/outbox$/);
  expect(data?.sandbox?.outboxUrl).toContain(new URL(upstream.url).host);
});

test('messages to an address come the newest first, with their code', async () => {
  const to = 'manager@brigade.example';
  await run(
    graphql(`
      mutation ($to: String!) {
        requestSignInCode(input: { email: $to }) {
          errors {
            code
          }
        }
      }
    `),
    { variables: { to } },
  );
  const { data, errors } = await run(
    graphql(`
      query ($to: String!) {
        sandbox {
          messages(to: $to) {
            channel
            to
            subject
            body
            code
            createdAt
          }
        }
      }
    `),
    { variables: { to } },
  );
  const newest = present(data?.sandbox?.messages?.[0]);

  expect(errors).toBeUndefined();
  expect(newest).toMatchObject({ channel: 'EMAIL', to, code: expect.stringMatching(/^\d{6}$/) });
  expect(newest.body.replaceAll(' ', '')).toContain(newest.code);
});

test('there is no sandbox in production', async () => {
  const production: Pick<Context, 'hasSandbox'> = { hasSandbox: false };
  const { data, errors } = await execute({
    schema,
    source: '{ sandbox { outboxUrl } }',
    contextValue: production,
  });

  expect(errors).toBeUndefined();
  expect({ ...data }).toEqual({ sandbox: null });
});
