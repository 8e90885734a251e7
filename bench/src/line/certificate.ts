import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** Key and certificate of this run's server, and the hash that makes a browser accept them. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of its public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
  readonly publicKeyHash: string;
}

const DAY = 86_400_000;

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  return size < 0x100 ? Buffer.from([0x81, size]) : Buffer.from([0x82, size >> 8, size & 0xff]);
}

/** Encodes one DER value: tag, length and content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const hex = (tag: number, digits: string) => der(tag, Buffer.from(digits, 'hex'));
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes);
const utcTime = (ms: number) =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

const ECDSA_WITH_SHA256 = sequence(hex(0x06, '2a8648ce3d040302'));
const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';

/** Creates a self-signed certificate for 127.0.0.1 with Node alone. */
export function makeCertificate(now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(der(0x31, sequence(hex(0x06, COMMON_NAME), der(0x0c, Buffer.from('bench')))));
  const address = der(0x04, sequence(hex(0x87, '7f000001')));
  const content = sequence(
    der(0xa0, hex(0x02, '02')),
    hex(0x02, '01'),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(now - DAY), utcTime(now + 30 * DAY)),
    name,
    spki,
    der(0xa3, sequence(sequence(hex(0x06, ALTERNATIVE_NAMES), address))),
  );
  const signature = bits(sign('sha256', content, privateKey));
  const text = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    publicKeyHash: createHash('sha256').update(spki).digest('base64'),
  };
}
