import {
  contractorTypeLabel,
  contractorTypes,
  hoursPerWeek,
  hoursPerWeekLabel,
  timeBlockLabel,
  timeBlocks,
} from '@brigade/domain/pros/profiles/availability.ts';
import { weekdayName, weekdays } from '@brigade/domain/platform/time/weekday.ts';
import type { ReactNode } from 'react';
import { Rating } from '../../ui/layout/Rating.tsx';

import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ProCompare_pros$data,
  ProCompare_pros$key,
} from '../../__generated__/ProCompare_pros.graphql.ts';
import { ProBadges } from '../profiles/ProBadges.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ScrollRegion } from '../../ui/layout/ScrollRegion.tsx';
import styles from './ProCompare.module.css';
import { ProCompareHead } from './ProCompareHead.tsx';

interface Props {
  pros: ProCompare_pros$key;
  locationId: number;
  /** The same comparison without one of them. */
  hrefWithout: (uuid: string) => string;
}

/** Pros side by side: a column for each, a row for each fact. On narrow screens the columns scroll. */
export function ProCompare({ pros: keys, locationId, hrefWithout }: Props) {
  const pros = useFragment(
    graphql`
      fragment ProCompare_pros on Pro @relay(plural: true) @throwOnFieldError {
        uuid
        atLocation(locationDatabaseId: $locationId) {
          hasWorkedTogether @catch(to: NULL)
          ...ProBadges_atLocation
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
        }
        ...ProBadges_pro
        ...ProCompareHead_pro
      }
    `,
    keys,
  );
  const rows = comparedFacts(pros);
  return (
    <Card padding="none" className={styles.card ?? ''}>
      <ScrollRegion className={styles.scroll} label="Comparison">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.fact}>
                Pro
              </th>
              {pros.map((pro) => (
                <th key={pro.uuid} scope="col" className={styles.pro}>
                  <ProCompareHead
                    pro={pro}
                    locationId={locationId}
                    removeHref={pros.length > 1 ? hrefWithout(pro.uuid) : null}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={styles.fact}>
                Badges
              </th>
              {pros.map((pro) => (
                <td key={pro.uuid}>
                  <span className={styles.badges}>
                    <ProBadges pro={pro} atLocation={pro.atLocation} />
                  </span>
                </td>
              ))}
            </tr>
            {rows.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row" className={styles.fact}>
                  {name}
                </th>
                {pros.map((pro) => (
                  <td key={pro.uuid}>{of(pro) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}

type Compared = ProCompare_pros$data[number];

/** A row of the comparison. */
interface ComparedFact {
  readonly name: string;
  readonly of: (pro: Compared) => ReactNode;
}

const facts: readonly ComparedFact[] = [
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
    of: ({ certifications }) =>
      (certifications ?? [])
        .filter(({ status }) => status === 'APPROVED')
        .map(({ name }) => name)
        .join(', '),
  },
  { name: 'Skills', of: ({ competencies }) => (competencies ?? []).join(', ') },
];

/** The rows of the comparison: the facts that every pro has, then the categories any of the pros was rated in. */
function comparedFacts(pros: readonly Compared[]): readonly ComparedFact[] {
  return [...facts, ...ratingFacts(pros)];
}

function ratingFacts(pros: readonly Compared[]): ComparedFact[] {
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
