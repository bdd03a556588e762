import { Location } from '../../businesses/locations/Location.ts';
import { OrganizationManager } from '../../businesses/teams/OrganizationManager.ts';
import { LocationManager } from '../../businesses/teams/LocationManager.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { Event } from '../../schedule/events/Event.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import type { SearchResultsWire } from './searchApi.ts';

const atMostFive = { extensions: { listSize: 5 } };

export const SearchResults = builder.objectRef<SearchResultsWire>('SearchResults').implement({
  description: 'What a search finds: at most 5 of each kind, the best match first.',
  fields: (t) => ({
    gigs: t.expose('gigs', {
      type: [Gig],
      description:
        'Gigs at locations of the viewer by position, event, number or day: the next ones first, then the latest.',
      ...atMostFive,
    }),
    pros: t.expose('pros', {
      type: [Pro],
      description: 'Pros by name: favorites and those who have applied first, each the best rated first.',
      ...atMostFive,
    }),
    events: t.expose('events', {
      type: [Event],
      description: "Events of the viewer's organizations by name, the newest first.",
      ...atMostFive,
    }),
    teamMembers: t.expose('team', {
      type: [LocationManager],
      description: 'People of the teams of the viewer by name, each with one of their roles.',
      ...atMostFive,
    }),
    organizationAdmins: t.expose('organization_admins', {
      type: [OrganizationManager],
      description: 'Admins of organizations of the viewer by name, without those among `teamMembers`.',
      ...atMostFive,
    }),
    locations: t.expose('locations', {
      type: [Location],
      description: 'Locations of the viewer by name, street or city.',
      ...atMostFive,
    }),
  }),
});
