import { availabilityText } from '@brigade/domain/pros/profiles/availabilityText.ts';
import { distanceText } from '@brigade/domain/pros/profiles/distanceText.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProFacts_pro$key } from '../../__generated__/ProFacts_pro.graphql.ts';

/** More positions are counted. */
const mostPositions = 2;

interface Props {
  pro: ProFacts_pro$key;
}

/** Where a pro lives and how far away that is, the positions that the pro is looking for, and when the pro is available, in one line. */
export function ProFacts({ pro }: Props) {
  const { city, atLocation, preferences } = useFragment(
    graphql`
      fragment ProFacts_pro on Pro @throwOnFieldError {
        city
        atLocation(locationDatabaseId: $locationId) {
          distanceMiles @catch(to: NULL)
        }
        preferences @catch(to: NULL) {
          skills
          daysOfWeek
          timeBlocks {
            name
          }
        }
      }
    `,
    pro,
  );
  const times = preferences?.timeBlocks.map(({ name }) => name) ?? [];
  const facts = [
    city,
    distanceText(atLocation.distanceMiles),
    positionsText(preferences?.skills ?? []),
    availabilityText(preferences?.daysOfWeek ?? [], times),
  ].filter((fact) => fact != null && fact !== '');
  return facts.join(' · ');
}

function positionsText(skills: readonly string[]): string {
  const named = skills.slice(0, mostPositions).join(', ');
  return skills.length > mostPositions ? `${named} +${skills.length - mostPositions}` : named;
}
