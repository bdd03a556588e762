import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exposedIn, exposedMetrics, scraped } from './exposedMetrics.ts';
import { readPromQuery } from './promQuery.ts';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: Readonly<Record<string, string>>;
    }[];
  }[];
}

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string; readonly legendFormat?: string }[];
  }[];
}

const read = (file: string) => readFileSync(`docs/deployment/${file}`, 'utf8');
const { groups } = parse(read('alerts.yaml')) as Rules;
const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
const exposed = await exposedMetrics();

/** Expressions, with the text that shows labels of their results. */
const queries = [
  ...groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr, annotations }) => [alert, expr, Object.values(annotations).join(' ')] as const),
  ),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat = '' }) => [title, expr, legendFormat] as const),
  ),
];

/** The metrics and labels of an expression, and the labels that a text shows, that no server has. */
function unknownIn(expression: string, shownText: string): string[] {
  const { metrics, labels } = readPromQuery(expression);
  const wrong = metrics.flatMap((metric) => {
    const known = exposed.get(metric.name);
    if (known === undefined) return [metric.name];
    return metric.labels.filter((label) => !known.has(label)).map((label) => `${metric.name}{${label}}`);
  });
  const [first] = metrics;
  const shown = [...shownText.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label);
  const has = labels === null ? exposed.get(first?.name ?? '') : new Set(labels);
  return [...wrong, ...shown.filter((label) => has?.has(label) !== true).map((label) => `{{${label}}}`)];
}

test('the alerts and panels of the deployment are found', () => {
  expect(queries.length).toBeGreaterThan(35);
});

test.each(queries)('%s asks only for what is exposed: %s', (_title, expression, shown) => {
  expect(readPromQuery(expression).metrics).not.toEqual([]);
  expect(unknownIn(expression, shown)).toEqual([]);
});

test.each([
  ['rate(brigade_upstream_call_total[5m])', '', ['brigade_upstream_call_total']],
  ['brigade_graphql_operation_seconds', '', ['brigade_graphql_operation_seconds']],
  ['sum by (route) (brigade_upstream_calls_total)', '', ['brigade_upstream_calls_total{route}']],
  ['brigade_exports_total{state="x"}', '', ['brigade_exports_total{state}']],
  ['histogram_quantile(0.5, brigade_exports_total)', '', ['brigade_exports_total{le}']],
  ['sum by (outcome) (brigade_exports_total)', '{{reason}}', ['{{reason}}']],
  ['sum(up)', 'Lost at {{ $labels.instance }}', ['{{instance}}']],
])('an unknown name in %s %s is noticed', (expression, shown, unknown) => {
  expect(unknownIn(expression, shown)).toEqual(unknown);
});

describe('what a server exposes', () => {
  test('the metrics that a server exposes are those with samples, with their labels', () => {
    expect(exposedIn('# TYPE a counter\n# HELP b none\na{x="1",y="{z=\\"2\\"}"} 3\na{w="1"} 4\n')).toEqual(
      new Map([['a', new Set([...scraped, 'x', 'y', 'w'])]]),
    );
  });
});
