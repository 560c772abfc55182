import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes .br and .gz beside every text file that becomes smaller by it. Returns how many were written. */
export async function compressFiles(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|svg|json|txt|xml)$/.test(file),
  );
  const written = await Promise.all(files.map((file) => compressFile(join(folder, file))));
  return written.reduce((sum, count) => sum + count, 0);
}

async function compressFile(file: string): Promise<number> {
  const plain = readFileSync(file);
  const variants = [
    [
      'br',
      await brotli(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    ],
    ['gz', await zip(plain, { level: 9 })],
  ] as const;
  const smaller = variants.filter(([, bytes]) => bytes.length < plain.length);
  for (const [ending, bytes] of smaller) writeFileSync(`${file}.${ending}`, bytes);
  return smaller.length;
}
