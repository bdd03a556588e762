import Ban from 'lucide-react/icons/ban';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { BlockControl_location$key } from '../../__generated__/BlockControl_location.graphql.ts';
import type { BlockControl_pro$key } from '../../__generated__/BlockControl_pro.graphql.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { unblockPro } from './setBlock.ts';
import styles from './BlockControl.module.css';

const BlockProDialog = lazy(() => import('./BlockProDialog.tsx'));

interface Props {
  pro: BlockControl_pro$key;
  location: BlockControl_location$key;
}

/** Blocks a pro at a location, or lifts the block; says why not to those who may not. */
export function BlockControl({ pro: proKey, location: locationKey }: Props) {
  const pro = useFragment(
    graphql`
      fragment BlockControl_pro on Pro @throwOnFieldError {
        id
        displayName
        isBlocked @catch(to: NULL)
      }
    `,
    proKey,
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
  const [isLifting, setIsLifting] = useState(false);

  if (!location.viewerCanManageBlocks) {
    return <p className={styles.reason}>{location.viewerCannotManageBlocksReason}</p>;
  }

  const lift = async () => {
    setIsLifting(true);
    try {
      const [error] = await unblockPro(environment, { proId: pro.id, locationId: location.id });
      toast(
        error
          ? { tone: 'danger', title: error.message }
          : { tone: 'success', title: `${pro.displayName} may apply here again` },
      );
    } catch (error) {
      toast({ tone: 'danger', title: error instanceof Fault ? error.message : 'Something went wrong.' });
    } finally {
      setIsLifting(false);
    }
  };

  return pro.isBlocked ? (
    <Button variant="outlined" size="small" isLoading={isLifting} onPress={() => void lift()}>
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
