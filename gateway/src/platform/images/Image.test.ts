import { expect, test } from 'vitest';
import { appPolicy } from '../server/http/securityHeaders.ts';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';
import { imageUrl } from './imageUrl.ts';

const stack = await startTestStack();

const imageFragment = graphql(`
  fragment image on Image {
    publicId
    url
    isPlaceholder
  }
`);

test('locations and organizations have a picture, or the placeholder', async () => {
  await stack.upstream.database
    .updateTable('locations')
    .set({ image_public_id: null })
    .where('id', '=', 3)
    .execute();
  const { data, errors, calls } = await stack.run(
    graphql(
      `
        {
          finch: location(databaseId: 1) {
            image {
              ...image
            }
            organization {
              image {
                ...image
              }
            }
          }
          little: location(databaseId: 3) {
            image {
              ...image
            }
          }
        }
      `,
      [imageFragment],
    ),
    { as: 'owner' },
  );

  expect(errors).toBeUndefined();
  expect(data).toEqual({
    finch: {
      image: {
        publicId: 'locations/copper-finch',
        url: '/media/locations/copper-finch',
        isPlaceholder: false,
      },
      organization: {
        image: {
          publicId: 'organizations/copper-finch',
          url: '/media/organizations/copper-finch',
          isPlaceholder: false,
        },
      },
    },
    little: {
      image: { publicId: 'locations/placeholder', url: '/media/locations/placeholder', isPlaceholder: true },
    },
  });
  expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual([
    'getLocation',
    'getLocation',
    'getOrganization',
  ]);
});

test('the placeholder of pictures can be seen', async () => {
  expect((await fetch(`${stack.url}/media/locations/placeholder`)).status).toBe(200);
});

test('a hosted service delivers images under its own address', () => {
  expect(imageUrl('locations/a b', 'https://images.example/brigade')).toBe(
    'https://images.example/brigade/locations/a%20b',
  );
});

test.each([
  ['https://images.example/brigade', "'self' data: https://images.example"],
  ['/media', "'self' data:"],
])('pages may show what %s delivers', (imageBase, sources) => {
  expect(appPolicy({ imageBase })).toContain(`; img-src ${sources}; `);
});
