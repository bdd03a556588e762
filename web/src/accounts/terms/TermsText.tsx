import type { TermsDocument } from './documents/termsDocument.ts';
import styles from './TermsText.module.css';

interface Props {
  document: TermsDocument;
  /** The heading level of the sections: one below the surrounding heading. */
  headingLevel: 2 | 3;
}

/** The sections of a document. */
export function TermsText({ document, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.text}>
      {document.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Heading className={styles.heading}>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
