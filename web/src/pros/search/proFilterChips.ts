import {
  contractorTypeLabel,
  contractorTypes,
  hoursPerWeek,
  hoursPerWeekLabel,
  timeBlockLabel,
  timeBlocks,
} from '@brigade/domain/pros/profiles/availability.ts';
import { badgeLabel, badges } from '@brigade/domain/pros/profiles/badges.ts';
import { weekdayName, weekdays } from '@brigade/domain/platform/time/weekday.ts';
import { skillGroupLabel, skillGroups } from '@brigade/domain/pros/skills/skillGroup.ts';
import type { Filter } from '../../ui/layout/FilterBar.tsx';
import { proFlags } from './proFlags.ts';
import type { ProSearchChoice } from './proSearch.ts';
import { positionOption } from '../skills/positionOption.tsx';

interface Named {
  readonly databaseId: number;
  readonly name: string;
}

const ratings = [4.8, 4.5, 4, 3.5];

const optionsOf = (things: readonly Named[]) =>
  things.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));

/** Where the pros work: in the market of the location, unless chosen otherwise. */
export function areaFilter({ isInMarket }: ProSearchChoice, marketName: string | null | undefined): Filter {
  const near = `Near ${marketName ?? 'this location'}`;
  return {
    id: 'area',
    label: isInMarket ? near : 'Area',
    options: [
      { value: 'market', label: near },
      { value: 'anywhere', label: 'Anywhere' },
    ],
    selected: [isInMarket ? 'market' : 'anywhere'],
    defaultSelected: ['market'],
    isSingle: true,
  };
}

/** The filters that are asked for most, as chips. */
export function mainFilters(choice: ProSearchChoice, skills: readonly Named[]): Filter[] {
  const { minimumRating } = choice;
  const offered =
    minimumRating === null || ratings.includes(minimumRating) ? ratings : [...ratings, minimumRating];
  return [
    {
      id: 'positions',
      label: 'Worked as',
      options: skills.map(({ databaseId, name }) => positionOption(databaseId, name)),
      selected: choice.positions.map(String),
    },
    {
      id: 'rating',
      label: 'Rating',
      options: offered
        .toSorted((one, other) => other - one)
        .map((rating) => ({ value: String(rating), label: `${rating} and up` })),
      selected: minimumRating === null ? [] : [String(minimumRating)],
      isSingle: true,
    },
    {
      id: 'flags',
      label: 'Show only',
      options: [
        ...proFlags.map(({ id, label }) => ({ value: id, label })),
        { value: 'new', label: 'New to this location' },
      ],
      selected: [...choice.flags, ...(choice.withoutFlags.includes('has_worked_together') ? ['new'] : [])],
    },
    {
      id: 'badges',
      label: 'Badge',
      options: badges
        .filter((badge) => badge !== 'TOP_PRO')
        .map((badge) => ({ value: badge, label: badgeLabel(badge) })),
      selected: choice.badges,
    },
    {
      id: 'days',
      label: 'Days',
      options: weekdays.map((day) => ({ value: day, label: weekdayName(day) })),
      selected: choice.days,
    },
  ];
}

/** The rarer ones. */
export function availabilityFilters(choice: ProSearchChoice, certifications: readonly Named[]): Filter[] {
  return [
    {
      id: 'timeBlocks',
      label: 'Time of day',
      options: timeBlocks.map((block) => ({ value: block, label: timeBlockLabel(block) })),
      selected: choice.timeBlocks,
    },
    {
      id: 'hours',
      label: 'Hours a week',
      options: hoursPerWeek.map((hours) => ({ value: hours, label: hoursPerWeekLabel(hours) })),
      selected: choice.hours,
    },
    {
      id: 'contractorTypes',
      label: 'Looking for',
      options: contractorTypes.map((type) => ({ value: type, label: contractorTypeLabel(type) })),
      selected: choice.contractorTypes,
    },
    {
      id: 'skillGroup',
      label: 'Kind of work',
      options: skillGroups.map((group) => ({ value: group, label: skillGroupLabel(group) })),
      selected: choice.skillGroup === null ? [] : [choice.skillGroup],
      isSingle: true,
    },
    {
      id: 'certifications',
      label: 'Certified',
      options: optionsOf(certifications),
      selected: choice.certifications.map(String),
    },
    {
      id: 'claimedCertifications',
      label: 'Certification submitted',
      options: optionsOf(certifications),
      selected: choice.claimedCertifications.map(String),
    },
  ];
}
