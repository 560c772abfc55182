import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that Node can do: the same bytes from memory, with the headers that any server of HTML sends. */
const body = readFileSync(process.argv[2]);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': body.length,
  ETag: '"x"',
};
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log(`Ready: http://127.0.0.1:${server.address().port}`));
