import Ellipsis from 'lucide-react/icons/ellipsis';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { Menu } from '../../ui/actions/Menu.tsx';

const RotateApiTokenDialog = lazy(() => import('./RotateApiTokenDialog.tsx'));
const RevokeApiTokenDialog = lazy(() => import('./RevokeApiTokenDialog.tsx'));

interface Props {
  /** The global id. */
  id: string;
  name: string;
  isExpired: boolean;
  connectionId: string;
  /** Only makers replace their tokens. */
  canReplace: boolean;
}

/** What can be done with a token. */
export function ApiTokenActions({ id, name, isExpired, connectionId, canReplace }: Props) {
  const [open, setOpen] = useState<'rotate' | 'revoke' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={`More about ${name}`}
        iconOnly
        icon={<Ellipsis aria-hidden="true" />}
        items={[
          ...(canReplace
            ? [
                {
                  id: 'rotate',
                  label: 'Replace…',
                  icon: <RefreshCw />,
                  isDisabled: isExpired,
                  disabledReason: 'It has expired. Create a new one.',
                  onAction: () => setOpen('rotate'),
                },
              ]
            : []),
          {
            id: 'revoke',
            label: 'Revoke…',
            icon: <Trash />,
            isDestructive: true,
            onAction: () => setOpen('revoke'),
          },
        ]}
      />
      <Suspense>
        {open === 'rotate' ? <RotateApiTokenDialog apiTokenId={id} name={name} onClosed={close} /> : null}
        {open === 'revoke' ? (
          <RevokeApiTokenDialog apiTokenId={id} name={name} connectionId={connectionId} onClosed={close} />
        ) : null}
      </Suspense>
    </>
  );
}
