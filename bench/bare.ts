import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { movementsQuery, readQuery, writeQuery, type AuditTable } from './bare-statements'

// The bare limit, in its own process: node:http and one prepared statement per call. It has no session, no checks of the
// input, no limits, no headers and no log.

const {
  connection,
  port,
  pool: max,
  audit,
} = JSON.parse(process.argv[2]!) as { connection: object; port: number; pool: number; audit: AuditTable }
const pool = new pg.Pool({ ...connection, max })

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url!, 'http://bare')
  const account = Number(request.headers['x-account'])
  let query: pg.QueryConfig
  if (request.method === 'GET') {
    const of = (name: string) => url.searchParams.get(name)!
    query =
      url.pathname === '/api/bank/transactions'
        ? movementsQuery(account, of('state'))
        : readQuery(account, Number(of('houseId')), of('date_from'), of('date_to'))
  } else {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    query = writeQuery(
      account,
      Buffer.concat(chunks).toString(),
      request.headers['idempotency-key'] as string,
      request.socket.remoteAddress!,
      audit,
    )
  }
  const { rows } = await pool.query<{ json: string }>(query)
  const body = Buffer.from(rows[0]!.json)
  response.writeHead(request.method === 'GET' ? 200 : 201, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(port, '127.0.0.1', () => process.send!('ready'))
process.on('disconnect', () => process.exit(0))
