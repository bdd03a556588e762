import { useRelayEnvironment } from 'react-relay/hooks';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { deleteShiftTemplate } from './deleteShiftTemplate.ts';

interface Props {
  /** The global ID of the template. */
  templateId: string;
  name: string;
  onClosed: () => void;
}

/** Confirms and deletes a shift template. */
export default function DeleteShiftTemplateDialog({ templateId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <DeleteDialog
      name={name}
      consequence="These times are no longer suggested when you post. Posted shifts do not change."
      onDelete={() => deleteShiftTemplate(environment, templateId)}
      onClosed={onClosed}
    />
  );
}
