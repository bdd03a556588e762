import { graphql } from '../stack/graphql.ts';
import type { Screens } from './screen.ts';

interface Found {
  location: { invitations: { edges: { node: { email: string; link: string } }[] } };
  organization: { invitations: { edges: { node: { link: string } }[] } };
}

const links = `{
  location(databaseId: 1) { invitations(first: 10) { edges { node { email link } } } }
  organization(databaseId: 1) { invitations(first: 1) { edges { node { link } } } }
}`;

/**
 * The pages that invitations lead to: an open one, and one that is not there. One that has expired is looked at by the
 * journey that has it sent again.
 */
export async function invitationScreens(url: string, token: string): Promise<Screens> {
  const { data, errors } = await graphql<Found>(url, links, {}, token);
  const ofLocation = data?.location.invitations.edges.map(({ node }) => node) ?? [];
  const pathTo = (name: string) => pathOf(ofLocation.find(({ email }) => email.startsWith(name))?.link);
  const ofOrganization = data?.organization.invitations.edges[0]?.node.link;
  if (errors) throw new Error(JSON.stringify(errors));
  return {
    invitation: { path: pathTo('nora.'), shows: 'Join The Copper Finch', viewer: null },
    'invitation-of-another': { path: pathTo('nora.'), shows: 'You are signed in as', viewer: 'manager' },
    'organization-invitation': { path: pathOf(ofOrganization), shows: 'Join Copper Finch', viewer: null },
    'no-invitation': {
      path: '/invitations/accept/nothing',
      shows: 'This invitation is no longer available',
      viewer: null,
    },
  };
}

function pathOf(link: string | undefined): string {
  if (link === undefined) throw new Error('The demo data has no such invitation.');
  return new URL(link).pathname;
}
