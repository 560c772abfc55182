import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FileCache } from './file-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Brotli quality. Pages make up most of a large site, and the highest quality takes three times as long for 2 % of
 * their size.
 */
const qualityOf = (file: string): number => (file.endsWith('.html') ? 10 : 11);

/** Writes .br and .gz beside every text file, if they are smaller. Returns the number of files written. */
export async function compressFiles(folder: string, kept: FileCache): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|svg|json|txt|xml)$/.test(file),
  );
  const written = await Promise.all(files.map((file) => compressFile(join(folder, file), kept)));
  return written.reduce((sum, count) => sum + count, 0);
}

async function compressFile(file: string, kept: FileCache): Promise<number> {
  const plain = readFileSync(file);
  const quality = qualityOf(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const variants = [
    ['br', await kept.of([`brotli ${quality}`, plain], () => brotli(plain, { params }))],
    ['gz', await kept.of(['gzip', plain], () => zip(plain, { level: 9 }))],
  ] as const;
  const smaller = variants.filter(([, bytes]) => bytes.length < plain.length);
  for (const [ending, bytes] of smaller) writeFileSync(`${file}.${ending}`, bytes);
  return smaller.length;
}
