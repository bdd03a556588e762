import { RecordSource, ROOT_ID, ROOT_TYPE } from 'relay-runtime';
import { expect, test } from 'vitest';
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

test.each(['Gig', 'GigApplication', 'Pro', 'FavoritePro', 'ProBlock', 'Skill', 'GeocodedAddress', 'Sandbox'])(
  '%s is asked for again',
  (typename) => {
    expect(isKept(typename)).toBe(false);
  },
);
