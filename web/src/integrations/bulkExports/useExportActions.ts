import { useRelayEnvironment } from 'react-relay/hooks';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { cancelExport } from './cancelExport.ts';
import { deleteExport } from './deleteExport.ts';

interface ShownExport {
  readonly id: string;
  readonly name: string;
  readonly connectionId: string;
}

/** Cancels and deletes an export. */
export function useExportActions({ id, name, connectionId }: ShownExport) {
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  return {
    isPending,
    cancel: () => void run(() => cancelExport(environment, id), `${name} was cancelled`),
    remove: () => void run(() => deleteExport(environment, id, connectionId), `${name} was deleted`),
  };
}
