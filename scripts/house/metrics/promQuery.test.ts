import { expect, test } from 'vitest';
import { readPromQuery } from './promQuery.ts';

test.each<[string, [string, string[]][], string[] | null]>([
  ['up{job="brigade"} == 0', [['up', ['job']]], null],
  ['sum by (outcome) (rate(calls_total[5m]))', [['calls_total', ['outcome']]], ['outcome']],
  ['sum(rate(calls_total{a=~"5..|x(.*)", b!="c"}[5m])) by (d)', [['calls_total', ['a', 'b', 'd']]], ['d']],
  ['topk(10, sum by (le, x) (rate(s_bucket[15m])))', [['s_bucket', ['le', 'x']]], ['le', 'x']],
  ['histogram_quantile(0.5, sum by (le, x) (rate(s_bucket[5m])))', [['s_bucket', ['le', 'x']]], ['x']],
  [
    'sum(a_total)\n  > 0.05 * sum(b_total) and on (x) c',
    [
      ['a_total', []],
      ['b_total', []],
      ['c', []],
    ],
    [],
  ],
  ['(lag{job="brigade"} * 1000) / 2', [['lag', ['job']]], null],
])('the metrics and labels of %s are read', (expression, metrics, labels) => {
  expect(readPromQuery(expression)).toEqual({
    metrics: metrics.map(([name, names]) => ({ name, labels: names })),
    labels,
  });
});

test.each(['sum(a', 'a{b=1}', 'a{="b"}', 'sum by (x', 'a[5m', 'a ? b'])(
  '%s is no expression',
  (expression) => {
    expect(() => readPromQuery(expression)).toThrow(expression);
  },
);
