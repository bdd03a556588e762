import { expect, test } from 'vitest';
import { startTestStack } from '../testing/startTestStack.ts';

const { run } = await startTestStack();

test.each([
  ['admin', true, true],
  ['owner', true, false],
  ['manager', true, false],
  ['member', false, false],
  ['onsite', false, false],
] as const)('the %s may edit: %s, may set fees: %s, with a reason where not', async (as, edits, setsFees) => {
  const { data, errors } = await run(
    '{ location(databaseId: 1) { viewerCanEdit viewerCannotEditReason viewerCanSetFees viewerCannotSetFeesReason } }',
    { as },
  );
  const { location } = data;

  expect(errors).toBeUndefined();
  expect([location.viewerCanEdit, location.viewerCanSetFees]).toEqual([edits, setsFees]);
  expect([location.viewerCannotEditReason, location.viewerCannotSetFeesReason]).toEqual([
    edits ? null : expect.stringMatching(/^Only admins of this location can .*give you that role\.$/),
    setsFees ? null : expect.stringMatching(/^Only the platform's admins can /),
  ]);
});

test('the modes are those that the licences allow', async () => {
  const modesOf = async (as: 'owner' | 'manager' | 'onsite', databaseId: number) =>
    (
      await run('query ($id: Int!) { location(databaseId: $id) { modes } }', {
        as,
        variables: { id: databaseId },
      })
    ).data.location.modes;

  expect(await modesOf('owner', 3)).toEqual(['MARKETPLACE', 'HIRE']);
  expect(await modesOf('manager', 3)).toEqual(['HIRE']);
  expect(await modesOf('onsite', 1)).toEqual(['MARKETPLACE']);
});

test('the first gig was posted where gigs are, not where all wait', async () => {
  const { data } = await run(
    '{ busy: location(databaseId: 1) { hasPostedFirstGig } waiting: location(databaseId: 4) { hasPostedFirstGig } }',
    { as: 'owner' },
  );

  expect(data).toEqual({ busy: { hasPostedFirstGig: true }, waiting: { hasPostedFirstGig: false } });
});
