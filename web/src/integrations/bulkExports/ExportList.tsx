import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExportList_user$key } from '../../__generated__/ExportList_user.graphql.ts';
import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import styles from './ExportList.module.css';
import { ExportRow } from './ExportRow.tsx';
import { ExportsHeader } from './ExportsHeader.tsx';
import { ExportsUnavailable, NoExports } from './NoExports.tsx';
import { useFreshLinks } from './useFreshLinks.ts';

const NewExportDialog = lazy(() => import('./NewExportDialog.tsx'));

interface Props {
  user: ExportList_user$key;
  /** Called when download links are about to end, to read them again. */
  onLinksEnd: () => void;
}

/** The exports, the newest first. */
export function ExportList({ user, onLinksEnd }: Props) {
  const { exports, activeLocations } = useFragment(
    graphql`
      fragment ExportList_user on User @throwOnFieldError {
        activeLocations {
          databaseId
          name
          timeZone
        }
        exports(first: 50) @connection(key: "ExportsScreen_exports") @catch {
          connectionId: __id
          edges {
            node {
              id
              ...ExportRow_export
              ...useFreshLinks_exports
            }
          }
        }
      }
    `,
    user,
  );
  const currentId = useCurrentLocationId();
  const [isStarting, setIsStarting] = useState(false);
  const list = valueOrNull(exports);
  useFreshLinks(list?.edges.map(({ node }) => node) ?? [], onLinksEnd);
  const locations = (activeLocations ?? []).map(({ databaseId, name, timeZone }) => ({
    value: String(databaseId),
    label: name,
    zone: timeZone ?? browserZone(),
  }));
  if (!list) {
    return (
      <>
        <ExportsHeader />
        <ExportsUnavailable />
      </>
    );
  }
  return (
    <>
      <ExportsHeader
        actions={
          locations.length === 0 ? null : (
            <Button icon={<Plus aria-hidden="true" />} onPress={() => setIsStarting(true)}>
              New export
            </Button>
          )
        }
      />
      {list.edges.length === 0 ? (
        <NoExports />
      ) : (
        <div className={styles.list}>
          <Card padding="none">
            <ul className={styles.rows} aria-label="Exports">
              {list.edges.map(({ node }) => (
                <ExportRow key={node.id} export={node} connectionId={list.connectionId} />
              ))}
            </ul>
          </Card>
        </div>
      )}
      <Suspense>
        {isStarting ? (
          <NewExportDialog
            locations={locations}
            locationId={String(currentId)}
            connectionId={list.connectionId}
            onClosed={() => setIsStarting(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
