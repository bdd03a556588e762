import Heart from 'lucide-react/icons/heart';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { FavoriteToggle_pro$key } from '../../__generated__/FavoriteToggle_pro.graphql.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import styles from './FavoriteToggle.module.css';
import { setFavorite } from './setFavorite.ts';

interface Props {
  pro: FavoriteToggle_pro$key;
  /** Id of the location's node. */
  locationId: string;
}

/** Keeps a pro as a favorite of the location. */
export function FavoriteToggle({ pro, locationId }: Props) {
  const { id, displayName, isFavorite } = useFragment(
    graphql`
      fragment FavoriteToggle_pro on Pro @throwOnFieldError {
        id
        displayName
        isFavorite @catch(to: NULL)
      }
    `,
    pro,
  );
  const environment = useRelayEnvironment();
  // Whether a pro is a favorite is known at a location only.
  if (isFavorite === null || isFavorite === undefined) return null;

  const toggle = async () => {
    try {
      const refusal = await setFavorite(environment, { proId: id, locationId }, !isFavorite);
      if (refusal !== null) toast({ tone: 'danger', title: refusal });
    } catch (error) {
      toast({ tone: 'danger', title: error instanceof Fault ? error.message : 'Something went wrong.' });
    }
  };

  return (
    <Button
      iconOnly
      variant="ghost"
      size="small"
      className={styles.toggle}
      aria-label={`Favorite: ${displayName}`}
      aria-pressed={isFavorite}
      icon={<Heart aria-hidden="true" />}
      onPress={() => void toggle()}
    />
  );
}
