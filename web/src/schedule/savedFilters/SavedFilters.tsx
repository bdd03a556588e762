import Bookmark from 'lucide-react/icons/bookmark';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { SavedFilters_location$key } from '../../__generated__/SavedFilters_location.graphql.ts';
import { Menu, type MenuEntry } from '../../ui/actions/Menu.tsx';
import { toastOutcome } from '../../ui/feedback/toastOutcome.ts';
import { deleteSavedFilter } from './deleteSavedFilter.ts';

const SaveFilterDialog = lazy(() => import('./SaveFilterDialog.tsx'));

interface Props {
  location: SavedFilters_location$key;
  locationId: number;
  /** The current query string of the list, such as `?statuses=unfilled`. Empty without filters. */
  search: string;
}

/** The menu of the viewer's saved filters, with actions to save and delete. */
export function SavedFilters({ location, locationId, search }: Props) {
  const environment = useRelayEnvironment();
  const [isSaving, setIsSaving] = useState(false);
  const { id, savedFilters } = useFragment(
    graphql`
      fragment SavedFilters_location on Location @throwOnFieldError {
        id
        savedFilters @catch(to: NULL) {
          id
          name
          search
        }
      }
    `,
    location,
  );
  const filters = savedFilters ?? [];
  const current = filters.find((filter) => filter.search === withoutMark(search));

  const remove = (filterId: string, name: string) =>
    toastOutcome(() => deleteSavedFilter(environment, filterId), `“${name}” was deleted`);

  const items: MenuEntry[] = [
    ...filters.map((filter) => ({
      id: filter.id,
      label: filter.name,
      href: `/locations/${locationId}${filter.search === '' ? '' : `?${filter.search}`}`,
    })),
    ...(filters.length > 0 ? (['separator'] as const) : []),
    current
      ? {
          id: 'delete',
          label: `Delete “${current.name}”`,
          isDestructive: true,
          onAction: () => void remove(current.id, current.name),
        }
      : {
          id: 'save',
          label: 'Save these filters…',
          description: 'Only you can see them.',
          onAction: () => setIsSaving(true),
        },
  ];

  return (
    <>
      <Menu
        label="Saved filters"
        icon={<Bookmark aria-hidden="true" />}
        items={items}
        {...(current ? { selectedId: current.id } : {})}
      >
        {current?.name ?? 'Saved'}
      </Menu>
      {isSaving ? (
        <Suspense>
          <SaveFilterDialog
            locationId={id}
            search={withoutMark(search)}
            onClosed={() => setIsSaving(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function withoutMark(search: string): string {
  return search.replace(/^\?/, '');
}
