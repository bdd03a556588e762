/** What the address of the offer screen fills in. */
export interface OffersChoice {
  /** Number of the gig; null: it is to be chosen. */
  readonly gigId: number | null;
  /** UUIDs of pros who are to be asked. */
  readonly pros: readonly string[];
  /** Numbers of groups whose members are. */
  readonly groups: readonly number[];
}

/** The same as the address says it. */
export interface OffersSearch {
  readonly offerType?: 'select' | 'existing';
  readonly selected_gig_id?: string;
  readonly selected_pro_id?: string;
  readonly pros?: string;
  readonly groups?: string;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const number = /^[1-9]\d{0,8}$/;

/** As many as an address can name. */
const most = { pros: 20, groups: 20 } as const;

/** Reads the address; what it does not know is dropped. */
export function readOffersSearch(search: Record<string, unknown>): OffersChoice {
  const gig = textOf(search['selected_gig_id']);
  const named = [...listOf(search['selected_pro_id']), ...listOf(search['pros'])];
  return {
    gigId: gig !== null && number.test(gig) ? Number(gig) : null,
    pros: [...new Set(named.filter((text) => uuid.test(text)))].slice(0, most.pros),
    groups: [...new Set(listOf(search['groups']).filter((text) => number.test(text)))]
      .slice(0, most.groups)
      .map(Number),
  };
}

/** Writes the address: a gig that is known is an existing one, else it is to be selected. */
export function writeOffersSearch({ gigId, pros, groups }: OffersChoice): OffersSearch {
  const [only] = pros;
  return {
    offerType: gigId === null ? 'select' : 'existing',
    ...(gigId !== null && { selected_gig_id: String(gigId) }),
    ...(pros.length === 1 && only !== undefined && { selected_pro_id: only }),
    ...(pros.length > 1 && { pros: pros.join(',') }),
    ...(groups.length > 0 && { groups: groups.join(',') }),
  };
}

function listOf(value: unknown): string[] {
  const text = textOf(value);
  return text === null ? [] : text.split(',');
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
