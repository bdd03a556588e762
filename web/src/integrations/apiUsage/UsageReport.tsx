import { graphql, useFragment } from 'react-relay/hooks';
import type { UsageReport_usage$key } from '../../__generated__/UsageReport_usage.graphql.ts';
import { UsageChartCard } from './UsageChartCard.tsx';
import { UsageFilters } from './UsageFilters.tsx';
import type { UsageChoice } from './usageSearch.ts';
import { sourceId, sourceName } from './usageSources.ts';

interface Props {
  usage: UsageReport_usage$key;
  choice: UsageChoice;
  onChosen: (choice: UsageChoice) => void;
}

/** What was used in the last hour, over time and by what used it. */
export function UsageReport({ usage, choice, onChosen }: Props) {
  const { sources } = useFragment(
    graphql`
      fragment UsageReport_usage on ApiUsage @throwOnFieldError {
        sources {
          apiTokenDatabaseId
          apiToken {
            name
            hint
          }
          minutes {
            startedAt
            operations
            refusals
            restCalls
            callSeconds
          }
        }
      }
    `,
    usage,
  );
  const named = sources.map(({ minutes, ...source }) => ({
    id: sourceId(source),
    name: sourceName(source),
    minutes,
  }));
  return (
    <>
      <UsageFilters sources={named} choice={choice} onChosen={onChosen} />
      <UsageChartCard sources={named} choice={choice} />
    </>
  );
}
