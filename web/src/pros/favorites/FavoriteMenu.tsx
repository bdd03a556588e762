import Ellipsis from 'lucide-react/icons/ellipsis';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { FavoriteMenu_pro$key } from '../../__generated__/FavoriteMenu_pro.graphql.ts';
import { Menu } from '../../ui/actions/Menu.tsx';
import { toastOutcome } from '../../ui/feedback/toastOutcome.ts';
import { favoriteEverywhere, unfavoriteEverywhere } from './favoriteEverywhere.ts';

interface Props {
  pro: FavoriteMenu_pro$key;
  /** Id of the location's node. */
  locationId: string;
}

/** Adds a pro to the favorites of all the viewer's locations at once, or removes the pro from all of them. */
export function FavoriteMenu({ pro, locationId }: Props) {
  const { id, displayName } = useFragment(
    graphql`
      fragment FavoriteMenu_pro on Pro @throwOnFieldError {
        id
        displayName
      }
    `,
    pro,
  );
  const environment = useRelayEnvironment();

  const run = (act: typeof favoriteEverywhere, done: string) =>
    toastOutcome(() => act(environment, { proId: id, locationId }), done);

  return (
    <Menu
      label="More about favorites"
      iconOnly
      variant="ghost"
      size="small"
      icon={<Ellipsis aria-hidden="true" />}
      items={[
        {
          id: 'everywhere',
          label: 'Favorite at all my locations',
          onAction: () => void run(favoriteEverywhere, `${displayName} is a favorite at all your locations`),
        },
        {
          id: 'nowhere',
          label: 'Remove from all favorites',
          isDestructive: true,
          onAction: () => void run(unfavoriteEverywhere, `${displayName} is removed from all favorites`),
        },
      ]}
    />
  );
}
