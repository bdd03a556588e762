/** A law that requires employers to announce working times some days ahead. */
export interface NoticeLaw {
  /** As people know it. */
  readonly name: string;
  /** Where it is written. */
  readonly source: string;
  readonly stateCode: string;
  /** In lower case; absent where it holds in the whole state. */
  readonly city?: string;
  readonly days: number;
}

/**
 * Predictive scheduling laws that cover restaurants or hotels. Each applies to employers above a certain size and has
 * exceptions, so the result is shown as a hint and never blocks posting.
 */
const laws: readonly NoticeLaw[] = [
  {
    name: "Oregon's predictive scheduling law",
    source: 'ORS 653.412 to 653.485',
    stateCode: 'OR',
    days: 14,
  },
  {
    name: "New York City's Fair Workweek Law",
    source: 'NYC Administrative Code, title 20, chapter 12',
    stateCode: 'NY',
    city: 'new york',
    days: 14,
  },
  {
    name: "Chicago's Fair Workweek Ordinance",
    source: 'Municipal Code of Chicago, chapter 6-110',
    stateCode: 'IL',
    city: 'chicago',
    days: 14,
  },
  {
    name: "Philadelphia's Fair Workweek law",
    source: 'The Philadelphia Code, chapter 9-4600',
    stateCode: 'PA',
    city: 'philadelphia',
    days: 14,
  },
  {
    name: "Seattle's Secure Scheduling Ordinance",
    source: 'Seattle Municipal Code, chapter 14.22',
    stateCode: 'WA',
    city: 'seattle',
    days: 14,
  },
  {
    name: "San Francisco's Formula Retail Employee Rights Ordinances",
    source: 'San Francisco Police Code, articles 33F and 33G',
    stateCode: 'CA',
    city: 'san francisco',
    days: 14,
  },
  {
    name: "Emeryville's Fair Workweek Ordinance",
    source: 'Emeryville Municipal Code, title 5, chapter 39',
    stateCode: 'CA',
    city: 'emeryville',
    days: 14,
  },
  {
    name: "Berkeley's Fair Workweek Ordinance",
    source: 'Berkeley Municipal Code, chapter 13.102',
    stateCode: 'CA',
    city: 'berkeley',
    days: 14,
  },
];

/** The law on notice that holds at a place; null for none. */
export function noticeLaw({
  stateCode,
  city,
}: {
  readonly stateCode: string;
  readonly city: string;
}): NoticeLaw | null {
  const name = city.trim().toLowerCase();
  return (
    laws.find((law) => law.stateCode === stateCode && (law.city === undefined || law.city === name)) ?? null
  );
}
