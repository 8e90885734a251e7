import { createHash, X509Certificate } from 'node:crypto';
import { makeCertificate } from './certificate';

test('a certificate is for 127.0.0.1, self-signed and valid now', () => {
  const { cert, key, publicKeyHash } = makeCertificate();
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(new Date(read.validFrom).getTime()).toBeLessThan(Date.now());
  expect(new Date(read.validTo).getTime()).toBeGreaterThan(Date.now());
  expect(key).toContain('PRIVATE KEY');
  const spki = read.publicKey.export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(spki).digest('base64')).toBe(publicKeyHash);
});
