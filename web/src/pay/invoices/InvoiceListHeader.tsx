import { SearchField } from '../../ui/fields/SearchField.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import styles from './invoices.module.css';
import { type InvoicesChoice, invoiceTabs, writeInvoicesSearch } from './invoicesSearch.ts';

interface Props {
  /** The path of the list. */
  path: string;
  choice: InvoicesChoice;
  onChosen: (choice: InvoicesChoice) => void;
}

/** What narrows a list of invoices. */
export function InvoiceListHeader({ path, choice, onChosen }: Props) {
  const hrefOf = (show: InvoicesChoice['show']) =>
    `${path}${stringifySearch({ ...writeInvoicesSearch({ ...choice, show }) })}`;
  return (
    <div className={styles.filters}>
      <TabLinks
        label="Invoices by status"
        currentId={choice.show}
        tabs={invoiceTabs.map(({ id, label }) => ({ id, label, href: hrefOf(id) }))}
      />
      <div className={styles.search}>
        <SearchField
          label="Find by number"
          placeholder="Find by number"
          delay={250}
          value={choice.search}
          onChange={(search) => onChosen({ ...choice, search })}
        />
      </div>
    </div>
  );
}
