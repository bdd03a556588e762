import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { GigAttachments_gig$key } from '../../__generated__/GigAttachments_gig.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import styles from './GigAttachments.module.css';
import { attachmentUrl } from './attachmentUrl.ts';

/** The files that a gig carries, each to be saved; nothing where it carries none. */
export function GigAttachments({ gig }: { gig: GigAttachments_gig$key }) {
  const environment = useRelayEnvironment();
  const { attachments } = useFragment(
    graphql`
      fragment GigAttachments_gig on Gig @throwOnFieldError {
        attachments {
          id
          name
        }
      }
    `,
    gig,
  );
  const [opening, setOpening] = useState<string | null>(null);
  if (attachments.length === 0) return null;

  const open = async (id: string) => {
    setOpening(id);
    const url = await attachmentUrl(environment, id);
    setOpening(null);
    if (url !== null) window.location.assign(url);
    else toast({ tone: 'danger', title: 'The file could not be opened. It may have been deleted.' });
  };

  return (
    <Card title="Files">
      <ul className={styles.files}>
        {attachments.map(({ id, name }) => (
          <li key={id}>
            <Button
              variant="ghost"
              size="small"
              icon={<Download aria-hidden="true" />}
              isLoading={opening === id}
              aria-label={`Save ${name}`}
              onPress={() => void open(id)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
