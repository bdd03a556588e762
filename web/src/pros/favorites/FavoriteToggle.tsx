import Heart from 'lucide-react/icons/heart';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { FavoriteToggle_atLocation$key } from '../../__generated__/FavoriteToggle_atLocation.graphql.ts';
import type { FavoriteToggle_pro$key } from '../../__generated__/FavoriteToggle_pro.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import styles from './FavoriteToggle.module.css';
import { setFavorite } from './setFavorite.ts';

interface Props {
  pro: FavoriteToggle_pro$key;
  atLocation: FavoriteToggle_atLocation$key | null | undefined;
  /** Id of the location's node. */
  locationId: string;
}

/** Whether the pro is a favorite of the location, and what changes that; null if it is unknown. */
function useFavorite({ pro, atLocation, locationId }: Props) {
  const { id: proId, displayName } = useFragment(
    graphql`
      fragment FavoriteToggle_pro on Pro @throwOnFieldError {
        id
        displayName
      }
    `,
    pro,
  );
  const here = useFragment(
    graphql`
      fragment FavoriteToggle_atLocation on ProAtLocation @throwOnFieldError {
        id
        isFavorite @catch(to: NULL)
      }
    `,
    atLocation,
  );
  const environment = useRelayEnvironment();
  if (typeof here?.isFavorite !== 'boolean') return null;
  const { id: proAtLocationId, isFavorite } = here;

  const toggle = () =>
    toastFailure(async () => {
      const refusal = await setFavorite(environment, { proId, locationId }, !isFavorite, proAtLocationId);
      if (refusal !== null) toast({ tone: 'danger', title: refusal });
    });

  return { displayName, isFavorite, toggle: () => void toggle() };
}

/** Adds a pro to the favorites of the location, or removes the pro. */
export function FavoriteToggle(props: Props) {
  const favorite = useFavorite(props);
  if (!favorite) return null;
  const { displayName, isFavorite, toggle } = favorite;
  return (
    <Button
      iconOnly
      variant="ghost"
      size="small"
      className={styles.toggle}
      aria-label={`Favorite: ${displayName}`}
      aria-pressed={isFavorite}
      icon={<Heart aria-hidden="true" />}
      onPress={toggle}
    />
  );
}

/** Offers the same in the command palette, on a screen that is about one pro. */
export function FavoriteCommand(props: Props) {
  const favorite = useFavorite(props);
  useScreenCommands(
    favorite
      ? [
          {
            id: 'favorite',
            label: favorite.isFavorite
              ? `Remove ${favorite.displayName} from favorites`
              : `Add ${favorite.displayName} to favorites`,
            onAction: favorite.toggle,
          },
        ]
      : [],
  );
  return null;
}
