import {
  contractorTypeLabel,
  contractorTypes,
  hoursPerWeek,
  hoursPerWeekLabel,
  timeBlockLabel,
  timeBlocks,
} from '@brigade/domain/pros/profiles/availability.ts';
import { distanceText } from '@brigade/domain/pros/profiles/distanceText.ts';
import { hasCertificationExpired } from '@brigade/domain/pros/certifications/certificationExpiry.ts';
import { weekdayName, weekdays } from '@brigade/domain/platform/time/weekday.ts';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay/hooks';
import type {
  comparedFacts_pro$data,
  comparedFacts_pro$key,
} from '../../__generated__/comparedFacts_pro.graphql.ts';
import { Rating } from '../../ui/layout/Rating.tsx';

type Compared = comparedFacts_pro$data;

interface Fact {
  readonly name: string;
  /** `today` is YYYY-MM-DD, at the location. */
  readonly of: (pro: Compared, today: string) => ReactNode;
}

/** A row of the comparison. */
interface ComparedFact {
  readonly name: string;
  /** One per pro, in their order. */
  readonly values: readonly ReactNode[];
}

const facts: readonly Fact[] = [
  {
    name: 'Rating',
    of: ({ performance }) => <Rating value={performance?.rating ?? null} count={performance?.reviewCount} />,
  },
  { name: 'Shifts worked', of: ({ performance }) => String(performance?.gigsWorked ?? 0) },
  {
    name: 'Completed',
    of: ({ performance }) =>
      performance?.completionPercentage == null ? null : `${Math.round(performance.completionPercentage)}%`,
  },
  { name: 'Call-outs', of: ({ performance }) => String(performance?.calloutCount ?? 0) },
  { name: 'No-shows', of: ({ performance }) => String(performance?.noShowCount ?? 0) },
  {
    name: 'Worked here before',
    of: ({ atLocation }) => (atLocation.hasWorkedTogether ? 'Yes' : 'No'),
  },
  { name: 'Distance', of: ({ atLocation }) => distanceText(atLocation.distanceMiles) },
  { name: 'Positions', of: ({ preferences }) => preferences?.skills.join(', ') },
  {
    name: 'Days',
    of: ({ preferences }) =>
      weekdays
        .filter((day) => preferences?.daysOfWeek.includes(day))
        .map((day) => weekdayName(day).slice(0, 3))
        .join(', '),
  },
  {
    name: 'Time of day',
    of: ({ preferences }) => {
      const names = new Set(preferences?.timeBlocks.map(({ name }) => name));
      return timeBlocks
        .filter((block) => names.has(block))
        .map(timeBlockLabel)
        .join(', ');
    },
  },
  {
    name: 'Hours a week',
    of: ({ preferences }) =>
      hoursPerWeek.filter((hours) => hours === preferences?.hoursPerWeek).map(hoursPerWeekLabel)[0],
  },
  {
    name: 'Looking for',
    of: ({ preferences }) =>
      contractorTypes.filter((type) => type === preferences?.contractorType).map(contractorTypeLabel)[0],
  },
  {
    name: 'Certified',
    of: ({ certifications }, today) =>
      (certifications ?? [])
        .filter(
          ({ status, expirationDate }) =>
            status === 'APPROVED' && !hasCertificationExpired(expirationDate, today),
        )
        .map(({ name }) => name)
        .join(', '),
  },
  { name: 'Skills', of: ({ competencies }) => (competencies ?? []).join(', ') },
];

/**
 * The rows of the comparison: the facts that every pro has, then the categories any of the pros was rated in.
 *
 * @param today YYYY-MM-DD, at the location
 */
export function comparedFacts(
  keys: readonly comparedFacts_pro$key[],
  today: string,
): readonly ComparedFact[] {
  const pros = keys.map((key) =>
    readInlineData(
      graphql`
        fragment comparedFacts_pro on Pro @inline @throwOnFieldError {
          atLocation(locationDatabaseId: $locationId) {
            hasWorkedTogether @catch(to: NULL)
            distanceMiles @catch(to: NULL)
          }
          performance {
            rating
            reviewCount
            gigsWorked
            completionPercentage
            calloutCount
            noShowCount
          }
          ratings {
            name
            label
            averageRating
          }
          preferences {
            contractorType
            skills
            daysOfWeek
            timeBlocks {
              name
            }
            hoursPerWeek
          }
          competencies
          certifications {
            name
            status
            expirationDate
          }
        }
      `,
      key,
    ),
  );
  return [...facts, ...ratingFacts(pros)].map(({ name, of }) => ({
    name,
    values: pros.map((pro) => of(pro, today)),
  }));
}

function ratingFacts(pros: readonly Compared[]): Fact[] {
  const labels = new Map(
    pros.flatMap(({ ratings }) => (ratings ?? []).map(({ name, label }) => [name, label])),
  );
  return [...labels].map(([name, label]) => ({
    name: label,
    of: ({ ratings }) => {
      const value = (ratings ?? []).find((rating) => rating.name === name)?.averageRating;
      return value == null ? null : <Rating value={value} />;
    },
  }));
}
