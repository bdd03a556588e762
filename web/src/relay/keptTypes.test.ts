import { type NormalizationSelection, RecordSource, ROOT_ID, ROOT_TYPE } from 'relay-runtime';
import { expect, test } from 'vitest';
import shell from '../__generated__/AppShellQuery.graphql.ts';
import { keepAcrossLocations } from './keepAcrossLocations.ts';

/** Whether a record of this type outlives a change of the location when the user's record links to it. */
function isKept(typename: string): boolean {
  const source = RecordSource.create({
    [ROOT_ID]: { __id: ROOT_ID, __typename: ROOT_TYPE, viewer: { __ref: 'user' } },
    user: { __id: 'user', __typename: 'User', other: { __ref: 'other' } },
    other: { __id: 'other', __typename: typename },
  });
  keepAcrossLocations(source);
  return source.has('other');
}

test.each([
  'Location',
  'LocationSettings',
  'LocationFees',
  'CostRates',
  'CancellationTerms',
  'Coordinates',
  'PostalAddress',
  'Image',
  'Organization',
  'OrganizationConnection',
  'LocationManager',
  'OrganizationManager',
  'LocationInvitation',
  'OrganizationInvitation',
  'InvitationPreview',
  'TermsAcceptance',
])('%s is kept when another location is opened', (typename) => {
  expect(isKept(typename)).toBe(true);
});

test.each(['Gig', 'GigApplication', 'Pro', 'FavoritePro', 'ProBlock', 'Skill', 'GeocodedAddress'])(
  '%s is asked for again',
  (typename) => {
    expect(isKept(typename)).toBe(false);
  },
);

/** The types of the records that a query links to, in whatever depth. */
function linkedTypes(selections: readonly NormalizationSelection[]): string[] {
  return selections.flatMap((selection) => [
    ...(selection.kind === 'LinkedField' && selection.concreteType ? [selection.concreteType] : []),
    ...('selections' in selection ? linkedTypes(selection.selections) : []),
  ]);
}

test('all that the frame shows is kept: it stays where it is when another location is opened', () => {
  const types = linkedTypes(shell.operation.selections);

  expect(types).toContain('User');
  expect(types.filter((typename) => !isKept(typename))).toEqual([]);
});
