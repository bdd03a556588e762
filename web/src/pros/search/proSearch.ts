import { badges, type Badge } from '@brigade/domain/pros/profiles/badges.ts';
import {
  contractorTypes,
  hoursPerWeek,
  timeBlocks,
  type ContractorType,
  type HoursPerWeek,
  type TimeBlock,
} from '@brigade/domain/pros/profiles/availability.ts';
import { weekdays, type Weekday } from '@brigade/domain/platform/time/weekday.ts';
import { skillGroups, type SkillGroup } from '@brigade/domain/pros/skills/skillGroup.ts';
import { type ProFlag, proFlags } from './proFlags.ts';
import { type ProOrder, proOrders } from './proOrders.ts';

/** At most so many pros are compared side by side. */
export const mostCompared = 4;

/** At most so many pros are picked from the list; an address has to carry them. */
const mostPicked = 25;

/** The filters and view of the list, the picked pros and the open one. Empty lists and nulls match all pros. */
export interface ProSearchChoice {
  readonly name: string;
  /** Whether only pros of the location's market are listed, as by default. */
  readonly isInMarket: boolean;
  readonly flags: readonly ProFlag[];
  /** Of the flags, what must not be so; an address may say it. */
  readonly withoutFlags: readonly ProFlag[];
  readonly minimumRating: number | null;
  readonly badges: readonly Badge[];
  /** Numbers of positions that the pro worked in. */
  readonly positions: readonly number[];
  readonly skillGroup: SkillGroup | null;
  readonly timeBlocks: readonly TimeBlock[];
  readonly days: readonly Weekday[];
  readonly hours: readonly HoursPerWeek[];
  readonly contractorTypes: readonly ContractorType[];
  /** Numbers of certifications that are in force. */
  readonly certifications: readonly number[];
  /** Numbers of certifications that were handed in, in whatever state. */
  readonly claimedCertifications: readonly number[];
  readonly order: ProOrder;
  readonly view: 'list' | 'cards';
  /** UUIDs. */
  readonly picked: readonly string[];
  /** The UUID of the pro whose profile is open beside the list. */
  readonly opened: string | null;
}

/** The same as the address says it: what is left out is the default. */
export type ProSearch = Readonly<Record<string, string>>;

/** Reads the address. What it does not know is dropped. */
export function readProSearch(search: Record<string, unknown>): ProSearchChoice {
  const text = search['pro_fullname'];
  return {
    name: typeof text === 'string' ? text.trim().slice(0, 200) : '',
    isInMarket: search['area'] !== 'anywhere',
    flags: proFlags.flatMap(({ id }) => (String(search[id]) === 'true' ? [id] : [])),
    withoutFlags: proFlags.flatMap(({ id }) => (String(search[id]) === 'false' ? [id] : [])),
    minimumRating: readRating(search['rating_gte']),
    badges: known(search['badge_types'], badges),
    positions: numbers(search['previous_positions']),
    skillGroup: skillGroups.find((group) => group === search['skill_group']) ?? null,
    timeBlocks: known(search['time_blocks'], timeBlocks),
    days: known(search['days_of_week'], weekdays),
    hours: known(search['hours_per_week'], hoursPerWeek),
    contractorTypes: known(search['contractor_types'], contractorTypes),
    certifications: numbers(search['certifications']),
    claimedCertifications: numbers(search['pro_certifications']),
    order: proOrders.find(({ wire }) => wire === search['ordering'])?.value ?? 'FIT',
    view: search['view'] === 'cards' ? 'cards' : 'list',
    picked: uuids(search['pros']).slice(0, mostPicked),
    opened: uuids(search['pro'])[0] ?? null,
  };
}

/** Writes the address. */
export function writeProSearch(choice: ProSearchChoice): ProSearch {
  const said: Record<string, string> = {
    pro_fullname: choice.name,
    area: choice.isInMarket ? '' : 'anywhere',
    ...Object.fromEntries(choice.withoutFlags.map((flag) => [flag, 'false'])),
    ...Object.fromEntries(choice.flags.map((flag) => [flag, 'true'])),
    rating_gte: choice.minimumRating === null ? '' : String(choice.minimumRating),
    badge_types: choice.badges.join(','),
    previous_positions: choice.positions.join(','),
    skill_group: choice.skillGroup ?? '',
    time_blocks: choice.timeBlocks.join(','),
    days_of_week: choice.days.join(','),
    hours_per_week: choice.hours.join(','),
    contractor_types: choice.contractorTypes.join(','),
    certifications: choice.certifications.join(','),
    pro_certifications: choice.claimedCertifications.join(','),
    ordering:
      choice.order === 'FIT' ? '' : (proOrders.find(({ value }) => value === choice.order)?.wire ?? ''),
    view: choice.view === 'cards' ? 'cards' : '',
    pros: choice.picked.join(','),
    pro: choice.opened ?? '',
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

/** The same list without any filter. */
export function withoutProFilters({ order, view, picked, opened }: ProSearchChoice): ProSearchChoice {
  return { ...readProSearch({}), order, view, picked, opened };
}

/** Whether a filter is set, besides the area. */
export function isProSearchFiltered(choice: ProSearchChoice): boolean {
  const {
    ordering: _order,
    view: _view,
    pros: _picked,
    pro: _opened,
    area: _area,
    ...filters
  } = writeProSearch(choice);
  return Object.keys(filters).length > 0;
}

/** The UUIDs in a list of an address, each once. */
export function uuids(value: unknown): string[] {
  return list(value).filter((uuid) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid));
}

function readRating(value: unknown): number | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^(?:[0-4](?:\.\d{1,2})?|5(?:\.0{1,2})?)$/.test(text) ? Number(text) : null;
}

function numbers(value: unknown): number[] {
  return list(value)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
    .slice(0, 100);
}

function known<Value extends string>(value: unknown, values: readonly Value[]): Value[] {
  const said = list(value);
  return values.filter((name) => said.includes(name));
}

function list(value: unknown): string[] {
  // A router that reads addresses as JSON makes a number of a single one.
  return typeof value === 'string' || typeof value === 'number'
    ? [
        ...new Set(
          String(value)
            .split(',')
            .filter((entry) => entry !== ''),
        ),
      ]
    : [];
}
