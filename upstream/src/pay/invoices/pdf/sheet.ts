import PdfDocument from 'pdfkit';
import { fonts } from './fonts.ts';
import { pdfText } from './pdfText.ts';

const margin = 48;
const ink = '#1f1a1d';
const gray = '#6b6268';

/** How a text looks. */
type Style = { size?: number; isBold?: boolean; isGray?: boolean; align?: 'left' | 'right'; width?: number };

/** Pages of US letter size that text is put on from the top down. */
export class Sheet {
  readonly left = margin;
  readonly right = 612 - margin;
  /** Where the next row begins, in points from the top. */
  y = margin;
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;

  constructor(title: string, createdAt: Date) {
    this.#document = new PdfDocument({
      size: 'LETTER',
      margin: 0,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      // The time of the invoice, so that the same invoice is the same document.
      info: { Title: title, CreationDate: createdAt },
    });
    this.#document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#ended = new Promise((resolve, reject) => {
      this.#document.once('end', resolve).once('error', reject);
    });
  }

  /** Puts one line of text at a position of the row; a text that is too long ends with an ellipsis. */
  text(text: string, x: number, style: Style = {}): void {
    const { size = 9, isBold = false, isGray = false, align = 'left', width = this.right - x } = style;
    this.#document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(isGray ? gray : ink)
      .text(pdfText(text), x, this.y, { width, height: size * 1.2, align, ellipsis: true, lineBreak: true });
  }

  /** A line over the whole width. */
  rule(): void {
    this.#document
      .moveTo(this.left, this.y)
      .lineTo(this.right, this.y)
      .lineWidth(0.5)
      .strokeColor('#c9c1c6')
      .stroke();
  }

  /** Whether a row of this height fits above the page number. */
  hasRoom(height: number): boolean {
    return this.y + height <= 792 - margin - 16;
  }

  addPage(): void {
    this.#document.addPage();
    this.y = margin;
  }

  /** Numbers the pages and closes the document. */
  async finish(footer: string): Promise<Buffer> {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page);
      this.y = 792 - margin;
      this.text(footer, this.left, { size: 8, isGray: true });
      this.text(`Page ${page + 1} of ${count}`, this.left, { size: 8, isGray: true, align: 'right' });
    }
    this.#document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }
}
