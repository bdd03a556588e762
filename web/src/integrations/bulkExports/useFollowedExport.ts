import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql, requestSubscription } from 'relay-runtime';
import type { useFollowedExportSubscription } from '../../__generated__/useFollowedExportSubscription.graphql.ts';
import { maintainConnection } from '../../platform/live/maintainConnection.ts';
import { Fault } from '../../platform/relay/Fault.ts';

const subscription = graphql`
  subscription useFollowedExportSubscription($id: ID!) {
    exportChanged(exportId: $id) {
      ...ExportRow_export
      ...useFreshLinks_exports
    }
  }
`;

/** Keeps an export up to date until it ends. */
export function useFollowedExport(id: string, isUnderWay: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    return maintainConnection(
      ({ next, over }) => {
        const { dispose } = requestSubscription<useFollowedExportSubscription>(environment, {
          subscription,
          variables: { id },
          onNext: next,
          onError: (error) => over(error instanceof Fault ? error : new Fault('UNKNOWN', error.message)),
          onCompleted: () => over(null),
        });
        return dispose;
      },
      () => undefined,
    );
  }, [environment, id, isUnderWay]);
}
