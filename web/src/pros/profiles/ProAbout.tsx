import {
  contractorTypeLabel,
  contractorTypes,
  hoursPerWeek,
  hoursPerWeekLabel,
} from '@brigade/domain/pros/profiles/availability.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProAbout_pro$key } from '../../__generated__/ProAbout_pro.graphql.ts';
import { FactList } from '../../platform/screen/FactList.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import styles from './ProProfile.module.css';
import type { ComponentType } from 'react';
import { PositionLabel } from '../skills/PositionLabel.tsx';

const employmentLabels: Record<string, string> = { W2: 'W-2 payroll', F1099: '1099 contractor' };

type HeadingLevel = 3 | 4;

interface Props {
  pro: ProAbout_pro$key;
  /** The level of the headings of its lists. */
  headingLevel: HeadingLevel;
}

/** What a pro says about themself, and how reliable they have been. */
export function ProAbout({ pro, headingLevel }: Props) {
  const { bio, performance, preferences, competencies, supportedEmploymentTypes } = useFragment(
    graphql`
      fragment ProAbout_pro on Pro @throwOnFieldError {
        bio
        competencies
        supportedEmploymentTypes
        performance {
          gigsWorked
          completionPercentage
          calloutCount
          noShowCount
        }
        preferences {
          skills
          daysOfWeek
          timeBlocks {
            name
          }
          hoursPerWeek
          contractorType
        }
      }
    `,
    pro,
  );
  return (
    <div className={styles.panel}>
      <p className={styles.text}>{bio || 'This pro has not written about themself yet.'}</p>
      {performance ? (
        <FactList
          facts={[
            { name: 'Shifts worked', value: performance.gigsWorked },
            {
              name: 'Completed',
              term: 'reliability',
              value:
                performance.completionPercentage == null
                  ? null
                  : `${Math.round(performance.completionPercentage)}%`,
            },
            { name: 'Call-outs', term: 'call-out', value: performance.calloutCount },
            { name: 'No-shows', term: 'no-show', value: performance.noShowCount },
            { name: 'Available', value: preferences?.daysOfWeek.map(dayLabel).join(', ') },
            { name: 'Time of day', value: preferences?.timeBlocks.map(({ name }) => words(name)).join(', ') },
            {
              name: 'Hours a week',
              value: hoursPerWeek
                .filter((hours) => hours === preferences?.hoursPerWeek)
                .map(hoursPerWeekLabel)[0],
            },
            {
              name: 'Looking for',
              value: contractorTypes
                .filter((type) => type === preferences?.contractorType)
                .map(contractorTypeLabel)[0],
            },
            {
              name: 'Employment',
              term: 'employment',
              value: (supportedEmploymentTypes ?? []).map((type) => employmentLabels[type]).join(', '),
            },
          ]}
        />
      ) : null}
      <BadgeList
        title="Positions"
        names={preferences?.skills ?? []}
        headingLevel={headingLevel}
        Label={PositionLabel}
      />
      <BadgeList title="Skills" names={competencies ?? []} headingLevel={headingLevel} />
    </div>
  );
}

interface BadgeListProps {
  title: string;
  names: readonly string[];
  headingLevel: HeadingLevel;
  /** Shows a name; as plain text by default. */
  Label?: ComponentType<{ name: string }>;
}

function BadgeList({ title, names, headingLevel, Label }: BadgeListProps) {
  if (names.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section>
      <Heading className={styles.heading}>{title}</Heading>
      <ul className={styles.badges}>
        {names.map((name) => (
          <li key={name}>
            <Badge>{Label ? <Label name={name} /> : name}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "MONDAY" as "Mon". */
function dayLabel(day: string): string {
  return words(day).slice(0, 3);
}

/** "OVERNIGHT" as "Overnight". */
function words(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');
}
