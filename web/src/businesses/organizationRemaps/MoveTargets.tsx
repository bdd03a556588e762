import { graphql, useFragment } from 'react-relay/hooks';
import type { MoveTargets_location$key } from '../../__generated__/MoveTargets_location.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import type { MoveSearch } from './moveSearch.ts';
import styles from './MoveTargets.module.css';

/** More than this many are found by searching. */
const shownTargets = 20;

interface Props {
  location: MoveTargets_location$key;
  choice: MoveSearch;
  onChosen: (choice: MoveSearch) => void;
}

/** Where a location belongs, and where it could go. */
export function MoveTargets({ location, choice, onChosen }: Props) {
  const { name, organization, organizationsToMoveTo } = useFragment(
    graphql`
      fragment MoveTargets_location on Location @throwOnFieldError {
        name
        organization {
          name
        }
        organizationsToMoveTo(first: 20, search: $search) @catch(to: NULL) {
          totalCount
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    location,
  );
  const targets = organizationsToMoveTo?.edges.map(({ node }) => node) ?? [];
  const total = organizationsToMoveTo?.totalCount ?? 0;
  const isSearchable = choice.search !== undefined || total > shownTargets;

  return (
    <Card title="Move to another organization">
      <div className={styles.content}>
        <p className={styles.lead}>
          {name} belongs to <strong>{organization.name}</strong>. Choose the new organization. You can review
          the changes first.
        </p>
        {isSearchable ? (
          <SearchField
            label="Search organizations"
            placeholder="Name of the organization"
            value={choice.search ?? ''}
            onChange={(search) => onChosen({ search })}
            delay={250}
          />
        ) : null}
        {targets.length > 0 ? (
          <RadioGroup
            label="Organization"
            options={targets.map(({ id, name: label }) => ({ value: id, label }))}
            value={choice.to ?? null}
            onChange={(to) => onChosen({ ...choice, to })}
          />
        ) : (
          <p role="status">No organization was found by this name.</p>
        )}
        {total > targets.length && targets.length > 0 ? (
          <p className={styles.more} role="status">
            {`The first ${targets.length} of ${total.toLocaleString('en-US')}. Search to find others.`}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
