import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../../accounts/terms/TermsPage.tsx';

export const Route = createFileRoute('/terms/')({ component: () => <TermsPage name="use" /> });
