/** The areas of the schema in the order in which they build on each other, with their titles. */
export const areaTitles = {
  platform: 'Basics',
  accounts: 'Accounts and access',
  businesses: 'Organizations and locations',
  pros: 'Pros and networks',
  schedule: 'Shifts, events and calendar',
  filling: 'Applicants and offers',
  day: 'Roster and check-in',
  pay: 'Pay and invoices',
  hiring: 'Candidates',
  insight: 'Reports and search',
  integrations: 'Webhooks, exports and usage',
  sandbox: 'Sandbox',
} as const;

/** The name of an area. */
export type Area = keyof typeof areaTitles;

/** Whether there is an area of this name. */
export function isArea(name: string): name is Area {
  return Object.hasOwn(areaTitles, name);
}
