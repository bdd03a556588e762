import { stringifySearch } from '../../platform/screen/searchParams.ts';

/** What the chart counts, in the order of the filter. */
export const usageMeasures = ['callSeconds', 'operations', 'restCalls', 'refusals'] as const;
export type UsageMeasure = (typeof usageMeasures)[number];

/** The last hour in steps of five minutes, or the last ten minutes one by one. */
export const usageSpans = ['hour', 'ten-minutes'] as const;
export type UsageSpan = (typeof usageSpans)[number];

/** The filters of the page in the URL. */
export interface UsageChoice {
  readonly measure: UsageMeasure;
  readonly span: UsageSpan;
  /** The number of an API token, or 'sessions'; null for all. */
  readonly source: string | null;
}

/** The search params of the URL. Default values are omitted. */
interface UsageSearch {
  readonly measure?: string;
  readonly span?: string;
  readonly source?: string;
}

const words: Readonly<Record<UsageMeasure, string>> = {
  callSeconds: 'time',
  operations: 'operations',
  restCalls: 'calls',
  refusals: 'refused',
};

export const defaultUsageChoice: UsageChoice = { measure: 'callSeconds', span: 'hour', source: null };

/** Parses the search params. Invalid values are ignored. */
export function readUsageSearch({ measure, span, source }: Record<string, unknown>): UsageChoice {
  return {
    measure: usageMeasures.find((known) => words[known] === measure) ?? defaultUsageChoice.measure,
    span: usageSpans.find((known) => known === span) ?? defaultUsageChoice.span,
    source: /^(sessions|[1-9]\d{0,8})$/.test(String(source)) ? String(source) : null,
  };
}

/** Serializes the filters to search params. */
export function writeUsageSearch({ measure, span, source }: UsageChoice): UsageSearch {
  return {
    ...(measure !== defaultUsageChoice.measure && { measure: words[measure] }),
    ...(span !== defaultUsageChoice.span && { span }),
    ...(source !== null && { source }),
  };
}

/** The address of the page with filters. */
export function usageHref(choice: UsageChoice): string {
  return `/settings/api-usage${stringifySearch({ ...writeUsageSearch(choice) })}`;
}
