import type { ProFilters } from '../proFilters.ts';
import { allBut, anyOf, type Bits, both, facet, ratedAtLeast } from './bits.ts';

type Filter = Exclude<keyof ProFilters, 'location_id'>;

interface Catalogue {
  /** The ids of the skills of the requested group. */
  readonly skillsOfGroup: readonly number[];
}

/** The pros who meet each filter; null for selective filters that have no bitmap. */
const bitsOf: {
  [Name in Filter]: ((wanted: NonNullable<ProFilters[Name]>, catalogue: Catalogue) => Bits) | null;
} = {
  market_id: (id) => facet(`market ${id}`),
  is_verified: (wanted) => (wanted ? facet('verified') : allBut(facet('verified'))),
  has_background_check: (wanted) => (wanted ? facet('background check') : allBut(facet('background check'))),
  rating_gte: ratedAtLeast,
  badge_types: (wanted) => anyOf('badge', wanted),
  time_blocks: (wanted) => anyOf('time', wanted),
  days_of_week: (wanted) => anyOf('day', wanted),
  hours_per_week: (wanted) => anyOf('hours', wanted),
  contractor_types: (wanted) => anyOf('type', wanted),
  previous_positions: (wanted) => anyOf('position', wanted),
  pro_certifications: (wanted) => anyOf('certification', wanted),
  skill_group: (_group, { skillsOfGroup }) => anyOf('skill', skillsOfGroup),
  // Depends on the current day.
  certifications: null,
  ids: null,
  is_blocked: null,
  is_favorite: null,
  has_worked_together: null,
  pro_fullname: null,
};

/** The pros who are not suspended and meet all filters; null when a filter has no bitmap. */
export function bitsOfFilters(filters: ProFilters, catalogue: Catalogue): Bits | null {
  let found = facet('active');
  for (const name of Object.keys(bitsOf) as Filter[]) {
    if (filters[name] === undefined) continue;
    const bits = bitsOfFilter(name, filters, catalogue);
    if (!bits) return null;
    found = both(found, bits);
  }
  return found;
}

function bitsOfFilter<Name extends Filter>(
  name: Name,
  filters: ProFilters,
  catalogue: Catalogue,
): Bits | null {
  const wanted = filters[name];
  return wanted === undefined ? null : (bitsOf[name]?.(wanted, catalogue) ?? null);
}
