import { graphql, useFragment } from 'react-relay/hooks';
import type { OrganizationLocations_locations$key } from '../../__generated__/OrganizationLocations_locations.graphql.ts';
import { LocationCard } from '../../businesses/locations/list/LocationCard.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { LocationHome } from './LocationHome.tsx';
import styles from './OrganizationLocations.module.css';

interface Props {
  organization: { readonly databaseId: number; readonly name: string };
  /** Those of the organization that are listed. */
  locations: OrganizationLocations_locations$key;
  /** The action that needs a location, null for none. */
  resumeWith: string | null;
  /** Called when an act may have changed what the list shows. */
  onChanged: () => void;
}

/** The locations of an organization as cards, with what is to do at each that is approved. */
export function OrganizationLocations({ organization, locations, resumeWith, onChanged }: Props) {
  const data = useFragment(
    graphql`
      fragment OrganizationLocations_locations on Location @relay(plural: true) @throwOnFieldError {
        id
        approvalStatus
        ...LocationCard_location
        ...LocationHome_location
      }
    `,
    locations,
  );
  const headingId = `organization-${organization.databaseId}`;
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.organization}>
        <TextLink href={`/organizations/${organization.databaseId}`}>{organization.name}</TextLink>
        <span className={styles.count}>{data.length === 1 ? '1 location' : `${data.length} locations`}</span>
      </h2>
      <ul className={styles.cards}>
        {data.map((location) => (
          <li key={location.id}>
            <LocationCard
              location={location}
              resumeWith={resumeWith}
              summary={
                location.approvalStatus === 'APPROVED' ? (
                  <LocationHome location={location} onChanged={onChanged} />
                ) : null
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
