import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';

/** The way from the settings to the webhooks. */
export function WebhooksCard() {
  return (
    <Card
      title="Webhooks"
      actions={
        <LinkButton variant="outlined" size="small" href="/settings/webhooks">
          Manage webhooks
        </LinkButton>
      }
    >
      Notify your server when a shift or an application changes.
    </Card>
  );
}
