import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** In bytes. A nonce is random, which is safe for 2³² values of one key (NIST SP 800-38D). */
const [nonceLength, authTagLength] = [12, 16];

/** Encrypts with AES-256-GCM: a fresh nonce, the encrypted bytes, the tag. `about`: what else it must be read with. */
export function encrypt(key: Buffer, plain: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength }).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** The plain bytes. Throws if the bytes, the key or `about` are not those of `encrypt`. */
export function decrypt(key: Buffer, encrypted: Uint8Array, about: string): Buffer {
  const tagAt = encrypted.length - authTagLength;
  if (tagAt < nonceLength) throw new Error('Too short');
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceLength), { authTagLength });
  decipher.setAAD(Buffer.from(about)).setAuthTag(encrypted.subarray(tagAt));
  return Buffer.concat([decipher.update(encrypted.subarray(nonceLength, tagAt)), decipher.final()]);
}
