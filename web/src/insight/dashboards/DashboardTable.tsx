import { dashboardCsv } from '@brigade/domain/insight/dashboards/dashboardCsv.ts';
import { dashboardSlug, type DashboardName } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { type Figures, formatFigure, measuresOf } from '@brigade/domain/insight/dashboards/measures.ts';
import FileDown from 'lucide-react/icons/file-down';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import type { DashboardRow } from './dashboardRow.ts';
import { downloadHref } from '../../ui/actions/downloadHref.ts';
import { MeasureLabel } from './MeasureLabel.tsx';
import styles from './dashboards.module.css';

interface Props {
  /** What the rows are. */
  heading: 'Week' | 'Position' | 'Location';
  name: DashboardName;
  rows: readonly DashboardRow[];
  /** The sum of the rows, shown last. */
  total?: { readonly figures: Figures; readonly compared: Figures | null };
}

/** The figures of each week, position or location, with the compared ones below them, and as a file. */
export function DashboardTable({ heading, name, rows, total }: Props) {
  const measures = measuresOf(name);
  const sum: DashboardRow[] = total
    ? [{ id: 'total', label: 'Total', tick: '', isPartial: false, ...total }]
    : [];
  const all = [...rows, ...sum];
  const csv = dashboardCsv(name, heading, all);
  const title = `By ${heading.toLowerCase()}`;
  const saveLabel = `Download CSV: ${title.toLowerCase()}`;
  const saveHref = `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
  const file = `${dashboardSlug(name)}-by-${heading.toLowerCase()}.csv`;
  useScreenCommands([{ id: heading, label: saveLabel, onAction: () => downloadHref(saveHref, file) }]);
  return (
    <Card
      title={title}
      padding="none"
      actions={
        <LinkButton
          variant="outlined"
          size="small"
          icon={<FileDown aria-hidden="true" />}
          aria-label={saveLabel}
          href={saveHref}
          download={file}
        >
          Download CSV
        </LinkButton>
      }
    >
      <Table
        label={title}
        columns={[
          { id: 'label', header: heading },
          ...measures.map((measure) => ({
            id: measure.key,
            header: measure.label,
            heading: <MeasureLabel measure={measure} />,
            align: 'end' as const,
          })),
        ]}
      >
        {all.map(({ id, label, href, isPartial, figures, compared }) => (
          <TableRow key={id} id={id} label={label}>
            <TableCell column="label" isRowHeader>
              <span className={styles.label}>
                {href === undefined ? label : <TextLink href={href}>{label}</TextLink>}
                {isPartial ? <Badge>Partial week</Badge> : null}
              </span>
            </TableCell>
            {measures.map(({ key, kind }) => (
              <TableCell key={key} column={key}>
                <span className={styles.cell}>
                  {formatFigure(figures[key], kind)}
                  {compared ? (
                    <span className={styles.before}>before: {formatFigure(compared[key], kind)}</span>
                  ) : null}
                </span>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}
