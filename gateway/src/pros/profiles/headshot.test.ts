import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, url } = await startTestStack();

const document = graphql(`
  {
    location(databaseId: 1) {
      pros(first: 50) {
        edges {
          node {
            headshotPublicId
            headshot {
              publicId
              url
            }
          }
        }
      }
    }
  }
`);

async function listPros() {
  const { data } = await run(document, { as: 'member' });
  return present(data?.location?.pros).edges.map(({ node }) => node);
}

test('a pro has the picture of the public id, or none', async () => {
  const pros = await listPros();
  for (const { headshot, headshotPublicId } of pros)
    expect(headshot?.publicId ?? null).toBe(headshotPublicId);
  expect(pros.some(({ headshot }) => headshot === null)).toBe(true);
  expect(pros.some(({ headshot }) => headshot !== null)).toBe(true);
});

test('the gateway serves the picture of a pro at its URL', async () => {
  const { headshot } = present((await listPros()).find((pro) => pro.headshot !== null));
  const response = await fetch(new URL(present(headshot).url, url));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
});
