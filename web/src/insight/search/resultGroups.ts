import { graphql, readInlineData } from 'react-relay/hooks';
import type { resultGroups_results$key } from '../../__generated__/resultGroups_results.graphql.ts';
import { accessLabel } from '../../accounts/users/accessLabel.ts';
import type { ViewerLocation } from '../../businesses/locations/switcher/LocationPicker.tsx';
import { profileHref } from '../../pros/search/proHrefs.ts';
import { eventHref } from '../../schedule/events/eventHref.ts';
import { dayAndTime } from '../../platform/clock/dayAndTime.ts';

/** From where results are opened. */
export interface SearchPlace {
  /** Null without a location. */
  readonly locationId: number | null;
  readonly locations: readonly ViewerLocation[];
}

/** A page that a search has found. */
interface Result {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly href: string;
}

/** The results of one kind. */
export interface ResultGroup {
  readonly title: string;
  readonly entries: readonly Result[];
}

/** Results as links, the kinds in the order of how often they are looked for. */
export function resultGroups(key: resultGroups_results$key, place: SearchPlace): readonly ResultGroup[] {
  const { gigs, pros, events, teamMembers, organizationAdmins, locations } = readInlineData(
    graphql`
      fragment resultGroups_results on SearchResults @inline @throwOnFieldError {
        gigs {
          id
          databaseId
          startTime
          timeZone
          skill {
            name
          }
          location {
            databaseId
          }
        }
        pros {
          id
          uuid
          displayName
          city
        }
        events {
          id
          databaseId
          name
          startTime
          timeZone
          organization {
            databaseId
          }
        }
        teamMembers {
          id
          role
          person {
            displayName
          }
          location {
            databaseId
          }
        }
        organizationAdmins {
          id
          person {
            displayName
          }
          organization {
            databaseId
          }
        }
        locations {
          id
          databaseId
          name
          address {
            city
            stateCode
          }
        }
      }
    `,
    key,
  );
  const nameOf = (locationId: number) => place.locations.find((one) => one.locationId === locationId)?.name;
  const { locationId } = place;

  const groups: readonly ResultGroup[] = [
    {
      title: 'Shifts',
      entries: gigs.flatMap(({ id, databaseId, startTime, timeZone, skill, location }) =>
        location
          ? {
              id,
              label: `${skill.name} #${databaseId}`,
              description: sentence([dayAndTime(startTime, timeZone), nameOf(location.databaseId)]),
              href: `/locations/${location.databaseId}/gigs/${databaseId}`,
            }
          : [],
      ),
    },
    {
      title: 'Pros',
      entries: pros.map(({ id, uuid, displayName, city }) => ({
        id,
        label: displayName,
        description: city ?? undefined,
        href: locationId === null ? `/connect/${uuid}` : profileHref(locationId, uuid),
      })),
    },
    {
      title: 'Events',
      entries: events.flatMap(({ id, databaseId, name, startTime, timeZone, organization }) => {
        const at = locationOf(organization?.databaseId, place);
        const description = startTime ? dayAndTime(startTime, timeZone) : 'No shifts yet';
        return at === undefined ? [] : { id, label: name, description, href: eventHref(at, databaseId) };
      }),
    },
    {
      title: 'Team',
      entries: [
        ...teamMembers.map(({ id, role, person, location }) => ({
          id,
          label: person.displayName,
          description: sentence([accessLabel(role), nameOf(location.databaseId)]),
          href: `/locations/${location.databaseId}/teams`,
        })),
        ...organizationAdmins.map(({ id, person, organization }) => ({
          id,
          label: person.displayName,
          description: accessLabel('ORGANIZATION_ADMIN') ?? undefined,
          href: `/organizations/${organization.databaseId}/teams`,
        })),
      ],
    },
    {
      title: 'Locations',
      entries: locations.map(({ id, databaseId, name, address }) => ({
        id,
        label: name,
        description: `${address.city}, ${address.stateCode}`,
        href: `/locations/${databaseId}/home`,
      })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function sentence(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** The current location if it is of the organization, else the first that is; the current one, too, if it is not listed. */
function locationOf(organizationId: number | undefined, { locationId, locations }: SearchPlace) {
  const current = locations.find((location) => location.locationId === locationId);
  if (current?.organizationId === organizationId) return current?.locationId;
  const other = locations.find((location) => location.organizationId === organizationId);
  return other?.locationId ?? (current || locationId === null ? undefined : locationId);
}
