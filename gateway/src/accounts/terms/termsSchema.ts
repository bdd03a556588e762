import './acceptTerms.ts';
import './TermsAcceptance.ts';
