import { graphql, useFragment } from 'react-relay/hooks';
import type { UsageReport_usage$key } from '../../__generated__/UsageReport_usage.graphql.ts';
import { SourcesCard } from './SourcesCard.tsx';
import { UsageChartCard } from './UsageChartCard.tsx';
import { UsageFilters } from './UsageFilters.tsx';
import type { UsageChoice } from './usageSearch.ts';
import { useUsageSources } from './useUsageSources.ts';

interface Props {
  usage: UsageReport_usage$key;
  choice: UsageChoice;
  onChosen: (choice: UsageChoice) => void;
}

/** What was used in the last hour, over time and by what used it. */
export function UsageReport({ usage, choice, onChosen }: Props) {
  const sources = useUsageSources(
    useFragment(
      graphql`
        fragment UsageReport_usage on ApiUsage @throwOnFieldError {
          ...useUsageSources_usage
        }
      `,
      usage,
    ),
  );
  return (
    <>
      <UsageFilters sources={sources} choice={choice} onChosen={onChosen} />
      <UsageChartCard sources={sources} choice={choice} />
      <SourcesCard sources={sources} choice={choice} />
    </>
  );
}
