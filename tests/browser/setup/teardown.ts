import { rmSync } from 'node:fs';

/** Removes the data that the site wrote. */
export default function teardown(): void {
  const data = process.env.BROWSER_TEST_DATA;
  if (data) rmSync(data, { recursive: true, force: true });
}
