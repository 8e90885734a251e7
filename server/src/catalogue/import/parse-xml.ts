import { badField } from '@storefront/http/failure';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** What the XML of a workbook may hold (P86); those of Excel, LibreOffice and Google stay far below. */
const MOST = { depth: 64, attributes: 100, names: 500 } as const;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export interface XmlReader {
  open?(name: string, attributes: SaxesTagPlain['attributes']): void;
  close?(name: string): void;
  text?(text: string): void;
}

const refused = (what: string) => badField('file', `is not read: ${what}. Save it again as a workbook`);

/**
 * Parses XML piece by piece, and yields after each one. Knows no entities but those of XML itself.
 *
 * @throws Failure 400 for broken XML, or more than {@link MOST} before it is kept in memory
 */
export async function* parseXml(pieces: AsyncIterable<Buffer>, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  const names = new Set<string>();
  let depth = 0;
  let attributes = 0;
  let isEmpty = true;
  const countName = (name: string) => {
    if (names.add(name).size > MOST.names) throw refused(`it has more than ${MOST.names} names of tags`);
  };
  parser.on('opentagstart', ({ name }) => {
    attributes = 0;
    depth += 1;
    if (depth > MOST.depth) throw refused(`its tags are nested more than ${MOST.depth} deep`);
    countName(name);
  });
  parser.on('attribute', ({ name }) => {
    attributes += 1;
    if (attributes > MOST.attributes) throw refused(`a tag has more than ${MOST.attributes} attributes`);
    countName(name);
  });
  parser.on('opentag', ({ name, attributes: all }) => reader.open?.(localName(name), all));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reader.close?.(localName(name));
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('error', () => {
    throw badField('file', 'is a damaged workbook');
  });
  for await (const piece of pieces) {
    isEmpty = false;
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  if (!isEmpty) parser.close();
}
