/** The dashboards of a location, in the order of their tabs. */
export const dashboardNames = ['SPEND', 'FILL_RATE', 'RELIABILITY', 'COMPLIANCE'] as const;

/** One of {@link dashboardNames}. */
export type DashboardName = (typeof dashboardNames)[number];

interface Words {
  readonly slug: string;
  readonly label: string;
  readonly question: string;
}

const words: Readonly<Record<DashboardName, Words>> = {
  SPEND: { slug: 'spend', label: 'Spend', question: 'What did we spend, and why did it change?' },
  FILL_RATE: {
    slug: 'fill-rate',
    label: 'Fill rate',
    question: 'Which positions do not fill, and how long do the others take?',
  },
  RELIABILITY: {
    slug: 'reliability',
    label: 'Reliability',
    question: 'Did the pros who confirmed come, and on time?',
  },
  COMPLIANCE: { slug: 'compliance', label: 'Breaks', question: 'Did breaks follow the rules?' },
};

/** The name in REST paths and in the addresses of the web app: "fill-rate". */
export function dashboardSlug(name: DashboardName): string {
  return words[name].slug;
}

/** The dashboard with this slug; null for other text. */
export function dashboardNamed(slug: string): DashboardName | null {
  return dashboardNames.find((name) => words[name].slug === slug) ?? null;
}

/** The name for people: "Fill rate". */
export function dashboardLabel(name: DashboardName): string {
  return words[name].label;
}

/** The question that the dashboard answers. */
export function dashboardQuestion(name: DashboardName): string {
  return words[name].question;
}
