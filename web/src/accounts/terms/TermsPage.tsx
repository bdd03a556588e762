import { supportHref } from '../../platform/screen/supportHref.ts';
import { Logo } from '../../ui/layout/Logo.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { termsDocumentNames, type TermsDocumentName } from './termsDocumentNames.ts';
import { termsDocuments } from './termsDocuments.ts';
import { termsHref } from './termsHref.ts';
import styles from './TermsPage.module.css';
import { TermsText } from './TermsText.tsx';

/** One of the documents, open to everyone, with the way to the others and to a person. */
export function TermsPage({ name }: { name: TermsDocumentName }) {
  const document = termsDocuments[name];
  return (
    <div className={styles.page}>
      <title>{`${document.title} · Brigade`}</title>
      <header className={styles.bar}>
        <TextLink href="/" className={styles.home} aria-label="Brigade, to the app">
          <Logo />
        </TextLink>
      </header>
      <nav className={styles.list} aria-label="Documents">
        <ul>
          {termsDocumentNames.map((each) => (
            <li key={each}>
              <TextLink href={termsHref(each)} aria-current={each === name ? 'page' : undefined}>
                {termsDocuments[each].title}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink href={supportHref}>Support</TextLink>
          </li>
        </ul>
      </nav>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1 className={styles.title}>{document.title}</h1>
        <p className={styles.lead}>{document.lead}</p>
        <TermsText document={document} headingLevel={2} />
      </main>
    </div>
  );
}
