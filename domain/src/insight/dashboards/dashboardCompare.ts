/** What the period of a dashboard is compared with. The compared days are always whole weeks earlier. */
export const dashboardCompares = ['PREVIOUS_PERIOD', 'SAME_WEEKS_LAST_YEAR', 'NONE'] as const;

/** One of {@link dashboardCompares}. */
export type DashboardCompare = (typeof dashboardCompares)[number];

const labels: Readonly<Record<DashboardCompare, string>> = {
  PREVIOUS_PERIOD: 'The weeks before',
  SAME_WEEKS_LAST_YEAR: 'The same weeks last year',
  NONE: 'Nothing',
};

/** The choice for people. */
export function dashboardCompareLabel(compare: DashboardCompare): string {
  return labels[compare];
}
