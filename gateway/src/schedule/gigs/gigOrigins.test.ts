import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const document = graphql(`
  {
    location(databaseId: 1) {
      gigs(first: 100) {
        edges {
          node {
            bundleDatabaseId
            bundleSize
            backgroundCheckFeePercentage
            chatToken
            headshotPublicIds
            headshots {
              publicId
              url
            }
            attachments {
              provider
              providerIdentifier
            }
          }
        }
      }
      suggestedBreaks {
        createdAt
        updatedAt
        createdByDatabaseId
        updatedByDatabaseId
      }
    }
  }
`);

test('a gig names its bundle, its conversation and the pictures of its pros', async () => {
  const { data, errors } = await run(document, { as: 'member' });
  const gigs = present(data?.location?.gigs).edges.map(({ node }) => node);

  expect(errors).toBeUndefined();
  for (const gig of gigs) {
    expect(gig.chatToken).toBeTypeOf('string');
    expect(gig.backgroundCheckFeePercentage).toBeTypeOf('number');
    expect(gig.headshotPublicIds.length).toBeLessThanOrEqual(5);
    expect(gig.headshots).toEqual(
      gig.headshotPublicIds.map((publicId) => ({ publicId, url: `/media/${publicId}` })),
    );
    expect(gig.bundleDatabaseId !== null || (gig.bundleSize ?? 1) === 1).toBe(true);
  }
  expect(gigs.some(({ bundleDatabaseId }) => bundleDatabaseId !== null)).toBe(true);
  expect(gigs.some(({ headshotPublicIds }) => headshotPublicIds.length > 0)).toBe(true);
  for (const { provider, providerIdentifier } of gigs.flatMap(({ attachments }) => attachments)) {
    expect(provider).toBe('LOCAL');
    expect(providerIdentifier).toBeTypeOf('string');
  }
});

test('a suggested break says when it was added and changed', async () => {
  const { data } = await run(document, { as: 'member' });
  const breaks = present(data?.location?.suggestedBreaks);

  expect(breaks.length).toBeGreaterThan(0);
  for (const rule of breaks) {
    expect(Date.parse(String(rule.createdAt))).toBeLessThanOrEqual(Date.parse(String(rule.updatedAt)));
    expect(rule).toMatchObject({ createdByDatabaseId: null, updatedByDatabaseId: null });
  }
});

test('the fee for background checks is hidden from onsite managers', async () => {
  const { data } = await run(document, { as: 'onsite' });
  const gigs = present(data?.location?.gigs).edges.map(({ node }) => node);

  expect(gigs.length).toBeGreaterThan(0);
  expect(gigs.every(({ backgroundCheckFeePercentage }) => backgroundCheckFeePercentage === null)).toBe(true);
});
