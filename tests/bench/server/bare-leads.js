import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import Database from 'libsql/promise';

/** The least that a server of leads does: reads the body, and has it on disk with bare libsql before it answers. */
const database = new Database(join(process.argv[2], 'bare.db'), {});
await database.exec('pragma journal_mode = wal');
await database.exec('pragma synchronous = full');
await database.exec('create table lead (id text primary key not null, key text not null unique, body text not null)');
const insert = await database.prepare('insert into lead values (?, ?, ?)');
const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const lead = JSON.parse(Buffer.concat(chunks).toString());
  const reference = randomUUID();
  await insert.run([reference, request.headers['idempotency-key'], JSON.stringify(lead)]);
  const body = JSON.stringify({ reference });
  response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`Ready: http://127.0.0.1:${server.address().port}`));
