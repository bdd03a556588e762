import { RecordSource, ROOT_ID, ROOT_TYPE } from 'relay-runtime';
import { expect, test } from 'vitest';
import { keepAcrossLocations } from './keepAcrossLocations.ts';

const link = (id: string) => ({ __ref: id });
const links = (...ids: string[]) => ({ __refs: ids });

test('keeps the user, managers, locations, organizations and terms, and forgets what hangs on a location', () => {
  const source = RecordSource.create({
    [ROOT_ID]: {
      __id: ROOT_ID,
      __typename: ROOT_TYPE,
      viewer: link('user'),
      'location(databaseId:1)': link('location'),
      'gig(databaseId:5)': link('gig'),
      skills: links('skill'),
    },
    user: {
      __id: 'user',
      __typename: 'User',
      licenses: links('client:user:licenses:0'),
      managedLocations: links('client:user:managedLocations:0'),
      termsAcceptance: link('client:user:termsAcceptance'),
      activeLocations: links('location'),
    },
    'client:user:licenses:0': { __id: 'client:user:licenses:0', __typename: 'License' },
    'client:user:managedLocations:0': {
      __id: 'client:user:managedLocations:0',
      __typename: 'ManagedLocation',
    },
    'client:user:termsAcceptance': { __id: 'client:user:termsAcceptance', __typename: 'TermsAcceptance' },
    location: {
      __id: 'location',
      __typename: 'Location',
      address: link('client:location:address'),
      organization: link('client:location:organization'),
      'gigs(first:25)': link('client:location:gigs'),
    },
    'client:location:address': { __id: 'client:location:address', __typename: 'PostalAddress' },
    'client:location:organization': { __id: 'client:location:organization', __typename: 'Organization' },
    'client:location:gigs': {
      __id: 'client:location:gigs',
      __typename: 'GigConnection',
      pageInfo: link('client:location:gigs:pageInfo'),
      edges: links('client:location:gigs:edges:0'),
    },
    'client:location:gigs:pageInfo': { __id: 'client:location:gigs:pageInfo', __typename: 'PageInfo' },
    'client:location:gigs:edges:0': {
      __id: 'client:location:gigs:edges:0',
      __typename: 'GigEdge',
      node: link('gig'),
    },
    gig: { __id: 'gig', __typename: 'Gig', address: link('client:gig:address'), location: link('location') },
    'client:gig:address': { __id: 'client:gig:address', __typename: 'PostalAddress' },
    pro: { __id: 'pro', __typename: 'Pro', isFavorite: true },
    skill: { __id: 'skill', __typename: 'Skill' },
  });

  keepAcrossLocations(source);

  expect(source.getRecordIDs().toSorted()).toEqual([
    'client:location:address',
    'client:location:organization',
    ROOT_ID,
    'client:user:licenses:0',
    'client:user:managedLocations:0',
    'client:user:termsAcceptance',
    'location',
    'user',
  ]);
  // Unknown, not deleted: a query that needs it goes to the gateway.
  expect(source.has('gig')).toBe(false);
});

test('keeps the teams of locations and organizations with the people in them', () => {
  const source = RecordSource.create({
    [ROOT_ID]: { __id: ROOT_ID, __typename: ROOT_TYPE, location: link('location') },
    location: {
      __id: 'location',
      __typename: 'Location',
      managers: link('location:managers'),
      organization: link('organization'),
    },
    'location:managers': {
      __id: 'location:managers',
      __typename: 'LocationManagerConnection',
      edges: links('location:managers:0'),
    },
    'location:managers:0': {
      __id: 'location:managers:0',
      __typename: 'LocationManagerEdge',
      node: link('manager'),
    },
    manager: { __id: 'manager', __typename: 'LocationManager', person: link('manager:person') },
    'manager:person': { __id: 'manager:person', __typename: 'Person' },
    organization: { __id: 'organization', __typename: 'Organization', managers: link('admins') },
    admins: { __id: 'admins', __typename: 'OrganizationManagerConnection', edges: links('admins:0') },
    'admins:0': { __id: 'admins:0', __typename: 'OrganizationManagerEdge', node: link('admin') },
    admin: { __id: 'admin', __typename: 'OrganizationManager' },
  });
  const before = source.getRecordIDs().toSorted();

  keepAcrossLocations(source);

  expect(source.getRecordIDs().toSorted()).toEqual(before);
});

test('keeps where the person is signed in and how they are told', () => {
  const ofPerson = {
    sessions: ['SessionConnection', { edges: links('edge') }],
    edge: ['SessionEdge', { node: link('session') }],
    session: ['Session', {}],
    settings: ['NotificationSettings', { choices: links('choice'), quietHours: link('quiet') }],
    choice: ['NotificationChoice', {}],
    quiet: ['QuietHours', {}],
  } as const;
  const records = Object.entries(ofPerson).map(([id, [__typename, fields]]) => [
    id,
    { __id: id, __typename, ...fields },
  ]);
  const source = RecordSource.create({
    [ROOT_ID]: { __id: ROOT_ID, __typename: ROOT_TYPE, viewer: link('user') },
    user: { __id: 'user', __typename: 'User', sessions: link('sessions'), settings: link('settings') },
    ...Object.fromEntries(records),
  });

  keepAcrossLocations(source);

  expect(source.getRecordIDs()).toEqual(expect.arrayContaining(Object.keys(ofPerson)));
});
