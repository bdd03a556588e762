import { useRelayEnvironment } from 'react-relay/hooks';
import { DeleteDialog } from '../../materials/DeleteDialog.tsx';
import { deleteShiftTemplate } from './deleteShiftTemplate.ts';

interface Props {
  /** Of the node. */
  templateId: string;
  name: string;
  onClosed: () => void;
}

/** Asks before a shift template is deleted. */
export default function DeleteShiftTemplateDialog({ templateId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <DeleteDialog
      name={name}
      consequence="These times are no longer offered when you post. Posted shifts stay as they are."
      onDelete={() => deleteShiftTemplate(environment, templateId)}
      onClosed={onClosed}
    />
  );
}
