// A process for the supervisor's tests. It starts the database of a directory and prints the result as one line of
// JSON. It runs until it gets a line on its input, or is killed.
import process from 'node:process'
import pg from 'pg'
import { findEmbedded, startEmbedded } from './supervisor'

const [, , dataDir = '', patience = '15000'] = process.argv
const print = (message: object): boolean => process.stdout.write(`${JSON.stringify(message)}\n`)
const log: string[] = []

try {
  const embedded = await startEmbedded({ dataDir, patience: Number(patience), log: (message) => log.push(message) })
  const client = new pg.Client(embedded.connection)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists note (text text primary key)')
  await client.query('insert into note values ($1)', [`process ${process.pid}`])
  print({ connection: embedded.connection, running: await findEmbedded({ dataDir }), log })
  process.stdin.once('data', () => {
    void embedded.stop().then(() => process.exit(0))
  })
} catch (error) {
  print({ refused: error instanceof Error ? error.message : String(error), log })
  process.exit(1)
}
