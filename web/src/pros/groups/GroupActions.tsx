import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GroupActions_group$key } from '../../__generated__/GroupActions_group.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { offerToGroupHref } from '../search/proHrefs.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Menu, type MenuAction } from '../../ui/actions/Menu.tsx';

const EditGroupDialog = lazy(() => import('./EditGroupDialog.tsx'));
const DeleteGroupDialog = lazy(() => import('./DeleteGroupDialog.tsx'));

interface Props {
  group: GroupActions_group$key;
  locationId: number;
}

/** The actions on a group as a whole. */
export function GroupActions({ group, locationId }: Props) {
  const { id, databaseId, name, description, memberCount } = useFragment(
    graphql`
      fragment GroupActions_group on ProGroup @throwOnFieldError {
        id
        databaseId
        name
        description
        memberCount
      }
    `,
    group,
  );
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);

  const offerHref = offerToGroupHref(locationId, databaseId);
  const items: MenuAction[] = [
    { id: 'edit', label: 'Edit…', icon: <Pencil />, onAction: () => setOpen('edit') },
    {
      id: 'delete',
      label: 'Delete…',
      icon: <Trash />,
      isDestructive: true,
      onAction: () => setOpen('delete'),
    },
  ];
  useScreenCommands([
    ...(memberCount === 0 ? [] : [{ id: 'offer', label: `Offer a shift to ${name}`, href: offerHref }]),
    ...items.map((item) => ({ ...item, label: item.label.replace('…', ` ${name}…`) })),
  ]);

  return (
    <>
      {memberCount === 0 ? null : <LinkButton href={offerHref}>Offer a shift to the group</LinkButton>}
      <Menu label={`More about ${name}`} iconOnly icon={<Ellipsis aria-hidden="true" />} items={items} />
      <Suspense>
        {open === 'edit' ? (
          <EditGroupDialog groupId={id} values={{ name, description }} onClosed={close} />
        ) : null}
        {open === 'delete' ? (
          <DeleteGroupDialog groupId={id} name={name} locationId={locationId} onClosed={close} />
        ) : null}
      </Suspense>
    </>
  );
}
