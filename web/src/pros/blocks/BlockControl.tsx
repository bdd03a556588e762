import Ban from 'lucide-react/icons/ban';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { BlockControl_atLocation$key } from '../../__generated__/BlockControl_atLocation.graphql.ts';
import type { BlockControl_location$key } from '../../__generated__/BlockControl_location.graphql.ts';
import type { BlockControl_pro$key } from '../../__generated__/BlockControl_pro.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { unblockWithUndo } from './unblockWithUndo.ts';
import styles from './BlockControl.module.css';

const BlockProDialog = lazy(() => import('./BlockProDialog.tsx'));

interface Props {
  pro: BlockControl_pro$key;
  atLocation: BlockControl_atLocation$key;
  location: BlockControl_location$key;
}

/** Blocks or unblocks a pro at a location. Shows the reason to a viewer without the permission. */
export function BlockControl({ pro: proKey, atLocation, location: locationKey }: Props) {
  const pro = useFragment(
    graphql`
      fragment BlockControl_pro on Pro @throwOnFieldError {
        id
        displayName
      }
    `,
    proKey,
  );
  const { isBlocked } = useFragment(
    graphql`
      fragment BlockControl_atLocation on ProAtLocation @throwOnFieldError {
        isBlocked @catch(to: NULL)
      }
    `,
    atLocation,
  );
  const location = useFragment(
    graphql`
      fragment BlockControl_location on Location @throwOnFieldError {
        id
        viewerCanManageBlocks @catch(to: NULL)
        viewerCannotManageBlocksReason @catch(to: NULL)
      }
    `,
    locationKey,
  );
  const environment = useRelayEnvironment();
  const [isAsking, setIsAsking] = useState(false);
  const [isUnblocking, setIsUnblocking] = useState(false);

  const unblock = async () => {
    setIsUnblocking(true);
    await unblockWithUndo(environment, { proId: pro.id, locationId: location.id, name: pro.displayName });
    setIsUnblocking(false);
  };

  useScreenCommands(
    location.viewerCanManageBlocks
      ? [
          isBlocked
            ? { id: 'unblock', label: `Unblock ${pro.displayName}`, onAction: () => void unblock() }
            : { id: 'block', label: `Block ${pro.displayName}…`, onAction: () => setIsAsking(true) },
        ]
      : [],
  );

  if (!location.viewerCanManageBlocks) {
    return <p className={styles.reason}>{location.viewerCannotManageBlocksReason}</p>;
  }

  return isBlocked ? (
    <Button variant="outlined" size="small" isLoading={isUnblocking} onPress={() => void unblock()}>
      Unblock
    </Button>
  ) : (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<Ban aria-hidden="true" />}
        onPress={() => setIsAsking(true)}
      >
        Block
      </Button>
      <Suspense>
        {isAsking ? (
          <BlockProDialog
            proId={pro.id}
            locationId={location.id}
            name={pro.displayName}
            onClosed={() => setIsAsking(false)}
            onBlocked={() => setIsAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
