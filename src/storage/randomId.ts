/** 128 random bits in hexadecimal. `crypto.randomUUID` does not exist where a page is not served over HTTPS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
