import RefreshCw from 'lucide-react/icons/refresh-cw';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ApiUsageScreenQuery } from '../../__generated__/ApiUsageScreenQuery.graphql.ts';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SignedOut } from '../../accounts/signIn/SignedOut.tsx';
import { ApiUsageHeader } from './ApiUsageHeader.tsx';
import styles from './apiUsage.module.css';
import { CallTimeCard } from './CallTimeCard.tsx';
import { UsageReport } from './UsageReport.tsx';
import type { UsageChoice } from './usageSearch.ts';

interface Props {
  query: ScreenQuery<ApiUsageScreenQuery>;
  choice: UsageChoice;
  onChosen: (choice: UsageChoice) => void;
}

/** What is left of the viewer's share of the service, and what used it in the last hour. */
export function ApiUsageScreen({ query, choice, onChosen }: Props) {
  const { apiUsage, referenceUrl } = usePreloadedQuery<ApiUsageScreenQuery>(
    graphql`
      query ApiUsageScreenQuery @preloadable @throwOnFieldError {
        referenceUrl
        apiUsage {
          callTime {
            ...CallTimeCard_callTime
          }
          ...UsageReport_usage
        }
      }
    `,
    useHeldQuery(query),
  );
  if (!apiUsage) return <SignedOut />;
  return (
    <>
      <title>API usage · Brigade</title>
      <ApiUsageHeader
        referenceUrl={referenceUrl ?? null}
        actions={
          <Button
            variant="outlined"
            icon={<RefreshCw aria-hidden="true" />}
            onPress={() => void refetchScreen(query)}
          >
            Refresh
          </Button>
        }
      />
      <div className={styles.cards}>
        <CallTimeCard callTime={apiUsage.callTime} />
        <UsageReport usage={apiUsage} choice={choice} onChosen={onChosen} />
      </div>
    </>
  );
}
