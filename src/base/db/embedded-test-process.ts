// A process of its own for the supervisor's tests: starts (or joins) the database of a directory, says so in one line of
// JSON, and stays until it is told to stop on its input, or is killed.
import process from 'node:process'
import pg from 'pg'
import { joinEmbedded, startEmbedded } from './embedded'

const [, , dataDir = '', patience = '15000'] = process.argv
const say = (message: object): boolean => process.stdout.write(`${JSON.stringify(message)}\n`)
const log: string[] = []

try {
  const embedded = await startEmbedded({ dataDir, patience: Number(patience), log: (message) => log.push(message) })
  const client = new pg.Client(embedded.connection)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists note (text text primary key)')
  await client.query('insert into note values ($1)', [`process ${process.pid}`])
  say({ connection: embedded.connection, joined: await joinEmbedded({ dataDir }), log })
  process.stdin.once('data', () => {
    void embedded.stop().then(() => process.exit(0))
  })
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error), log })
  process.exit(1)
}
