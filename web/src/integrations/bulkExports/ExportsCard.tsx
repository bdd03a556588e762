import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';

/** The way from the settings to the exports. */
export function ExportsCard() {
  return (
    <Card
      title="Exports"
      actions={
        <LinkButton variant="outlined" size="small" href="/settings/exports">
          Manage exports
        </LinkButton>
      }
    >
      Download whole lists as files.
    </Card>
  );
}
