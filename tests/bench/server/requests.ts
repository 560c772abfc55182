/** A page as a browser asks for it. */
export function pageRequest(path: string): Buffer {
  return Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      'User-Agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
      'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Accept-Language: en-IN,en;q=0.9,hi;q=0.8',
      'Sec-Fetch-Site: none',
      'Sec-Fetch-Mode: navigate',
      'Sec-Fetch-Dest: document',
      '\r\n',
    ].join('\r\n'),
  );
}

/** The answers that every lead has, and the parts beside them. */
export const leadText = (phone: string, version: string): string =>
  JSON.stringify({
    form: 'lead',
    answers: { name: 'Nikhil Joshi', phone, email: 'nikhil@example.com', productType: 'term', consent: true },
    consent: { version, at: new Date().toISOString() },
    page: '/TermPlans',
    config: 'c0ffee00c0ffee00',
    trap: '',
    spent: 20_000,
  });

/**
 * Asks a server for the version of the consent's words: its answer to an unknown version names the present one. Rejects
 * if it answers something else.
 */
export async function askConsentVersion(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/leads`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': `bench-${process.pid}`,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: leadText('9876543210', 'unknown'),
  });
  const text = await answer.text();
  const version = (JSON.parse(text) as { consent?: { version: string } }).consent?.version;
  if (version === undefined) throw new Error(`The server does not name its version of the consent: ${text}`);
  return version;
}

let sent = 0;

/** The lead of another visitor each time: another key, another number, and another address from a proxy. */
export function leadRequest(version: string): string {
  sent += 1;
  const body = leadText(String(6_000_000_000 + sent), version);
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  return [
    'POST /api/leads HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Idempotency-Key: bench-${process.pid}-${sent}`,
    'Sec-Fetch-Site: same-origin',
    `X-Forwarded-For: ${address}`,
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}
