import { useRelayEnvironment } from 'react-relay/hooks';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { deleteGigTemplate } from './deleteGigTemplate.ts';

interface Props {
  /** The global id. */
  templateId: string;
  name: string;
  onClosed: () => void;
}

/** Asks before a gig template is deleted. */
export default function DeleteGigTemplateDialog({ templateId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <DeleteDialog
      name={name}
      consequence="It can no longer be used to post. Shifts that were posted with it stay as they are."
      onDelete={() => deleteGigTemplate(environment, templateId)}
      onClosed={onClosed}
    />
  );
}
