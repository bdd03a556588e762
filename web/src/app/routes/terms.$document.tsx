import { createFileRoute, notFound } from '@tanstack/react-router';
import { termsDocumentName } from '../../accounts/terms/termsDocumentNames.ts';
import { TermsPage } from '../../accounts/terms/TermsPage.tsx';

export const Route = createFileRoute('/terms/$document')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ params }) => {
    const name = termsDocumentName(params.document);
    if (name === null) throw notFound();
    return name;
  },
  component: Terms,
});

function Terms() {
  return <TermsPage name={Route.useLoaderData()} />;
}
