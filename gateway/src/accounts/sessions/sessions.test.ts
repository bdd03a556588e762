import { beforeEach, describe, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset, upstream } = await startTestStack();

beforeEach(reset);

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const listDocument = graphql(`
  {
    viewer {
      sessions(first: 10) {
        totalCount
        edges {
          node {
            id
            databaseId
            deviceName
            isCurrent
            createdAt
            lastUsedAt
            expiresAt
          }
        }
      }
    }
  }
`);

const endDocument = graphql(`
  mutation ($input: EndSessionInput!) {
    endSession(input: $input) {
      endedSessionId
      errors {
        code
        message
        path
      }
    }
  }
`);

const viewerDocument = graphql(`
  {
    viewer {
      id
    }
  }
`);

/** Signs the member in on a phone too, before the test's own session. */
async function phone() {
  const token = await upstream.tokenOf('member@brigade.example');
  await run(viewerDocument, { token, headers: { 'user-agent': iphone } });
  return token;
}

async function sessions() {
  const { data, errors } = await run(listDocument, { as: 'member' });
  expect(errors).toBeUndefined();
  return present(data?.viewer?.sessions).edges.map(({ node }) => node);
}

describe('the sessions of the viewer', () => {
  test('the sessions list where the viewer is signed in, in two calls', async () => {
    await phone();
    const { data, calls } = await run(listDocument, { as: 'member' });

    expect(data?.viewer?.sessions?.totalCount).toBe(2);
    expect(data?.viewer?.sessions?.edges).toMatchObject([
      { node: { isCurrent: true } },
      {
        node: {
          deviceName: 'Safari on iPhone',
          isCurrent: false,
          lastUsedAt: '2026-03-02T15:00:00.000Z',
          expiresAt: '2100-01-01T00:00:00.000Z',
        },
      },
    ]);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getViewer', 'listSessions']);
  });

  test('sessions are nodes that only their owner can load', async () => {
    const [own] = await sessions();
    const { id } = present(own);
    const document = graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on Session {
            isCurrent
          }
        }
      }
    `);

    const seen = await run(document, { as: 'member', variables: { id } });
    const hidden = await run(document, { as: 'admin', variables: { id } });

    expect(seen.data?.node).toEqual({ isCurrent: true });
    expect(hidden.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('endSession', () => {
  test('endSession ends the other session and leaves the current one', async () => {
    const token = await phone();
    const other = present((await sessions()).find(({ isCurrent }) => !isCurrent));

    const { data } = await run(endDocument, {
      as: 'member',
      variables: { input: { sessionId: other.id } },
    });

    expect(data?.endSession).toEqual({ endedSessionId: other.id, errors: [] });
    expect((await run(viewerDocument, { token })).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(await sessions()).toHaveLength(1);
  });

  test.each([
    ['Location:1', 'INVALID', 'This is not the id of a session'],
    ['Session:999999', 'NOT_FOUND', expect.any(String)],
  ])('endSession returns an error for %s', async (id, code, message) => {
    const { data } = await run(endDocument, {
      as: 'member',
      variables: { input: { sessionId: btoa(id) } },
    });

    expect(data?.endSession).toEqual({
      endedSessionId: null,
      errors: [{ code, message, path: ['sessionId'] }],
    });
  });

  test("endSession does not end another user's session", async () => {
    const [own] = await sessions();

    const { data } = await run(endDocument, {
      as: 'admin',
      variables: { input: { sessionId: present(own).id } },
    });

    expect(data?.endSession.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['sessionId'] }]);
    expect(await sessions()).toHaveLength(1);
  });

  test('endSession needs a session', async () => {
    const { errors, calls } = await run(endDocument, { variables: { input: { sessionId: 'x' } } });

    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(calls).toEqual([]);
  });
});
