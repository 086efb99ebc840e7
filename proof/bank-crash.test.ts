import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { queryEmbedded } from '../src/base/embedded/test-query'
import type { RefusalBody } from '../src/base/kit/refusal'
import { BankAccount } from '../src/bank/account/model'
import { BankFile } from '../src/bank/file/model'
import { nordeaFile, ownNumber, type BankLine } from '../src/bank/file/test-bank-files'
import { BankTransaction, ImportResult, maxListedTransactions } from '../src/bank/transaction/model'
import {
  callApp,
  databasePid,
  untilEnded,
  isOutage,
  callOrThrow,
  startRestartableApp,
  programsOf,
  waitForDatabase,
} from './crash'
import { seededRandom, registerLandlord } from './crash-books'
import { isFullRun, seed, sizes } from './run'

const own = startRestartableApp('bank-crash', Number(process.env['PROOF_PORT'] ?? 5370) + 10)

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Transactions of a year, each with another sum and another bank account. Every tenth appears twice. */
const lines: readonly BankLine[] = Array.from({ length: 3000 }, (_, at): readonly BankLine[] => {
  const day = `${twoDigits(1 + (at % 28))}.${twoDigits(1 + Math.floor(at / 250))}.2025`
  const line = [
    day,
    `${at + 1},50`,
    `Betaling ${at}`,
    `1234210${String(at).padStart(4, '0')}`,
    '',
    'Åse Bjørnstad',
  ] as const
  return at % 10 === 0 ? [line, line] : [line]
}).flat()
/** The transactions that an earlier file contains. The next file contains them too. */
const earlier = lines.slice(0, 600)

const textsOf = (some: readonly BankLine[]): string[] =>
  some
    .map(([day, sum, text, from]) => `${day.split('.').toReversed().join('-')} ${sum.replace(',', '')} ${text} ${from}`)
    .toSorted()
const [rowsBefore, rowsAfter] = [textsOf(earlier), textsOf(lines)]

interface Landlord {
  readonly token: string
  readonly id: number
  readonly account: number
  /** The file whose import is interrupted. */
  readonly file: number
}

const send = async ({ token }: Pick<Landlord, 'token'>, some: readonly BankLine[], key: string) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(nordeaFile(some))]), `konto-${some.length}.csv`)
  return await callApp(own.app.url, 'POST', 'bank/files', { token, key, body: form })
}
const sendImport = async ({ token, account }: Pick<Landlord, 'token' | 'account'>, file: number, key: string) =>
  await callApp(own.app.url, 'POST', `bank/files/${file}/import`, { token, key, body: { bankAccountId: account } })

type Answer = Awaited<ReturnType<typeof callApp>>
const textOf = (answer: Answer) => answer && `${answer.status} ${Buffer.from(answer.bytes).toString()}`
const reasonOf = ({ status, bytes }: NonNullable<Answer>) =>
  `${status} ${(JSON.parse(Buffer.from(bytes).toString()) as RefusalBody).message}`

/** The body of a 201 answer. Throws for any other answer. */
function created<T>(answer: Answer, schema: z.ZodType<T>): T {
  if (answer?.status !== 201) throw new Error(textOf(answer) ?? 'no answer')
  return schema.parse(JSON.parse(Buffer.from(answer.bytes).toString()))
}

/** The time that each step last took, in ms. It takes longer after a start and on a busy machine. */
const lasted = { reading: 500, importing: 500 }
/** Records how long the step took, unless a kill ended it. */
async function timed(what: keyof typeof lasted, work: Promise<Answer>): Promise<Answer> {
  const began = performance.now()
  const answer = await work
  if (answer?.status === 201) lasted[what] = performance.now() - began
  return answer
}

/** A landlord with a bank account, the rows of an earlier file in it, and a file that is ready to be imported. */
async function landlord(name: string): Promise<Landlord> {
  const { token, id } = await registerLandlord(own.app, `${name}@husbok.test`)
  const body = { name: 'Utleie', account_number: ownNumber }
  const { id: account } = BankAccount.parse(await callOrThrow(own.app.url, 'POST', 'bank/accounts', { token, body }))
  const before = created(await send({ token }, earlier, 'earlier-file'), BankFile)
  created(await sendImport({ token, account }, before.id, 'earlier-file'), ImportResult)
  const next = await timed('reading', send({ token }, lines, 'next-file'))
  return { token, id, account, file: created(next, BankFile).id }
}

/** The rows that the API shows. Their number must be the count that the bank account shows. */
async function shownRows({ token, account }: Landlord): Promise<string[]> {
  const rows: BankTransaction[] = []
  for (let page = maxListedTransactions; page === maxListedTransactions;) {
    const behind = rows.length > 0 ? `&before=${rows.at(-1)!.id}` : ''
    const path = `bank/transactions?bankAccountId=${account}${behind}`
    const found = z.array(BankTransaction).parse(await callOrThrow(own.app.url, 'GET', path, { token }))
    rows.push(...found)
    page = found.length
  }
  const accounts = z.array(BankAccount).parse(await callOrThrow(own.app.url, 'GET', 'bank/accounts', { token }))
  expect(accounts).toMatchObject([{ id: account, rows: rows.length, last_on: rows[0]?.date }])
  return rows.map(({ date, sum, text, counter_account }) => `${date} ${sum} ${text} ${counter_account}`).toSorted()
}

/** Says if all rows of the file are imported, or none. Otherwise says what is there instead. */
async function storedImports(kari: Landlord): Promise<string> {
  // When this row can be locked, the transaction of the killed server is over.
  await queryEmbedded(own.dataDir, 'select id from account where id = $1 for no key update', [kari.id])
  const rows = await shownRows(kari)
  const [counted] = await queryEmbedded<{ imports: string; noted: string }>(
    own.dataDir,
    `select (select count(*) from bank_import where account_id = $1) as imports,
      count(*) filter (where cardinality(imports) > 1) as noted from bank_transaction where account_id = $1`,
    [kari.id],
  )
  const { imports, noted } = counted!
  const isAs = (wanted: readonly string[]) => JSON.stringify(rows) === JSON.stringify(wanted)
  if (isAs(rowsBefore) && imports === '1' && noted === '0') return 'none'
  if (isAs(rowsAfter) && Number(imports) > 1 && noted === String(imports === '2' ? earlier.length : lines.length))
    return `all, of ${imports} imports`
  return `${rows.length} rows, ${new Set(rows).size} different, ${noted} noted, of ${imports} imports`
}

/**
 * Waits until a random moment of the running step. Each round has its own part of the step's duration. The last round waits
 * for the answer.
 */
async function moment(round: number, of: number, what: keyof typeof lasted, work: Promise<Answer>): Promise<void> {
  const part = (round - 1 + seededRandom(`${what} ${seed} ${round}`)(1000) / 1000) / of
  await (round === of ? work : Promise.race([sleep(part * 1.2 * lasted[what]), work]))
}

/**
 * After a kill, the file is imported either as a whole or not at all. If the call was answered, the whole file is
 * imported. After the call is sent again, the file is imported once.
 */
async function checkOutcome(kari: Landlord, key: string, answer: Answer): Promise<void> {
  const about = `seed ${seed}, answered ${textOf(answer)}`
  const before = await storedImports(kari)
  expect(answer?.status === 201 ? ['all, of 2 imports'] : ['none', 'all, of 2 imports'], about).toContain(before)
  const again = sendImport(kari, kari.file, key)
  const result = await (before === 'none' ? timed('importing', again) : again)
  const { imported, known, pending } = created(result, ImportResult)
  expect([imported, known, pending]).toEqual([lines.length - earlier.length, earlier.length, 0])
  if (answer?.status === 201) expect(textOf(result)).toBe(textOf(answer))
  const another = await sendImport(kari, kari.file, `${key}-again`)
  expect(another && reasonOf(another)).toBe('409 alreadyImported')
  const anew = created(await send(kari, lines, `${key}-anew`), BankFile)
  const nothing = created(await sendImport(kari, anew.id, `${key}-anew`), ImportResult)
  expect([nothing.imported, nothing.known]).toEqual([0, lines.length])
  expect(await storedImports(kari), about).toBe('all, of 3 imports')
}

const rounds = (count: number) => Array.from({ length: count }, (_, round) => round + 1)

describe('an import is done whole or not at all', { timeout: isFullRun ? 600_000 : 120_000 }, () => {
  it.each(rounds(sizes.bankKills))('over a kill of the app (round %i)', async (round) => {
    const kari = await landlord(`app${round}`)
    const answer = timed('importing', sendImport(kari, kari.file, 'its-import'))
    await moment(round, sizes.bankKills, 'importing', answer)
    own.app.child.kill('SIGKILL')
    await untilEnded(own.app.child)
    await own.restart()
    await checkOutcome(kari, 'its-import', await answer)
  })

  it.each(rounds(sizes.bankKills))('over a kill of the database (round %i)', async (round) => {
    const kari = await landlord(`database${round}`)
    const pid = await databasePid(own.dataDir)
    const answer = timed('importing', sendImport(kari, kari.file, 'its-import'))
    await moment(round, sizes.bankKills, 'importing', answer)
    process.kill(pid, 'SIGKILL')
    const answered = await answer
    if (answered && answered.status !== 201) expect(isOutage(answered), textOf(answered)).toBe(true)
    await expect.poll(() => databasePid(own.dataDir)).not.toBe(pid)
    await waitForDatabase(own.app.url, own.app.child, own.app.output)
    await checkOutcome(kari, 'its-import', answered)
  })
})

describe.skipIf(process.platform !== 'linux')('a file of a bank', { timeout: 120_000 }, () => {
  it.each(rounds(sizes.bankKills))('is read or refused over a kill of what reads it (round %i)', async (round) => {
    const kari = await landlord(`reading${round}`)
    const { app } = own
    const programs = programsOf(app, 'bank-worker')
    expect(programs).toHaveLength(1)
    const answer = timed('reading', send(kari, lines, 'another-file'))
    await moment(round, sizes.bankKills, 'reading', answer)
    process.kill(programs[0]!, 'SIGKILL')
    const answered = await answer
    expect(['201', '422 notABankFile']).toContain(answered?.status === 201 ? '201' : answered && reasonOf(answered))
    expect(app.child.exitCode).toBe(null)
    const storedFiles = async () =>
      (await queryEmbedded(own.dataDir, 'select id from bank_file where account_id = $1', [kari.id])).length
    expect(await storedFiles()).toBe(answered?.status === 201 ? 3 : 2)
    const read = created(await send(kari, lines, 'another-file'), BankFile)
    expect([read.total, read.pending, read.skipped]).toEqual([lines.length, 0, []])
    expect(await storedFiles()).toBe(3)
    created(await sendImport(kari, read.id, 'its-import'), ImportResult)
    expect(await storedImports(kari)).toBe('all, of 2 imports')
  })
})
