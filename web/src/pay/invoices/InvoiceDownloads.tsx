import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceDownloads_invoice$key } from '../../__generated__/InvoiceDownloads_invoice.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { downloadFile } from '../../schedule/exports/downloadFile.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';

const print = () => window.print();

/** The buttons that download an invoice, or print its page. */
export function InvoiceDownloads({ invoice }: { invoice: InvoiceDownloads_invoice$key }) {
  const { databaseId, number } = useFragment(
    graphql`
      fragment InvoiceDownloads_invoice on Invoice @throwOnFieldError {
        databaseId
        number
      }
    `,
    invoice,
  );
  const download = (extension: 'csv' | 'pdf') => {
    const name = `${number ?? `draft-${databaseId}`}.${extension}`;
    return toastFailure(() => downloadFile(`/exports/invoices/${databaseId}.${extension}`, name));
  };
  useScreenCommands([
    { id: 'print', label: 'Print invoice', onAction: print },
    { id: 'csv', label: 'Download invoice as CSV', onAction: () => void download('csv') },
    { id: 'pdf', label: 'Download invoice as PDF', onAction: () => void download('pdf') },
  ]);
  return (
    <>
      <Button variant="text" icon={<Printer />} onPress={print}>
        Print
      </Button>
      <Button variant="outlined" icon={<Download />} onPress={() => void download('csv')}>
        CSV
      </Button>
      <Button variant="outlined" icon={<Download />} onPress={() => void download('pdf')}>
        PDF
      </Button>
    </>
  );
}
