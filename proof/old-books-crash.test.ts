import { setTimeout as sleep } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { samplePdf } from '../src/base/file/test-files'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { madeCsv } from '../src/year/old-sheet/test-books'
import { callApp, callOrThrow, startRestartableApp, untilEnded } from './crash'
import { registerLandlord, seededRandom } from './crash-books'
import { isFullRun, seed, sizes } from './run'

const own = startRestartableApp('old-books-crash', Number(process.env['PROOF_PORT'] ?? 5370) + 70)

const [count, suppliers, receipts] = [400, 40, 10]
const rows = Array.from({ length: count }, (_, n) => [
  `${(n % 28) + 1}.${(n % 12) + 1}.2024`,
  `Strøm ${n}`,
  `Kraft ${n % suppliers}`,
  `${100 + n},50`,
  n < receipts ? `kvittering${n}.pdf` : '',
])
const archive = zipSync({
  'utleie.csv': strToU8(madeCsv([['Dato', 'Tekst', 'Leverandør', 'Utgift', 'Kvittering'], ...rows])),
  ...Object.fromEntries(Array.from({ length: receipts }, (_, n) => [`kvittering${n}.pdf`, samplePdf()])),
})

/** The time that booking and taking back last took, in ms. */
const lasted = { apply: 3000, remove: 500 }
type Step = keyof typeof lasted

interface Kari {
  readonly token: string
  readonly id: number
  /** The old books that are booked. */
  readonly books: number
}

async function landlord(name: string): Promise<Kari> {
  const { token, id } = await registerLandlord(own.app, `${name}@husbok.test`)
  await queryEmbedded(own.dataDir, 'update account set "subscriptionActive" = true where id = $1', [id])
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(archive)]), 'utleie.zip')
  const { id: books } = await callOrThrow<{ id: number }>(own.app.url, 'POST', 'imports', { token, body: form })
  return { token, id, books }
}

const send = async (step: Step, { token, books }: Kari) => {
  const began = performance.now()
  const path = step === 'apply' ? `imports/${books}/apply` : `imports/${books}`
  const answer = await callApp(own.app.url, step === 'apply' ? 'POST' : 'DELETE', path, {
    token,
    ...(step === 'apply' && { body: {} }),
  })
  if (answer && answer.status < 300) lasted[step] = performance.now() - began
  return answer
}

/** Counts of an account: its vouchers, its vouchers with a receipt, its own suppliers, and the vouchers that its plan counts. */
async function stored({ id }: Kari): Promise<string> {
  // When this row can be locked, the transaction of the killed server is over.
  await queryEmbedded(own.dataDir, 'select id from account where id = $1 for no key update', [id])
  const [found] = await queryEmbedded<Record<string, string>>(
    own.dataDir,
    `select (select count(*) from bilag where account_id = $1) as vouchers,
      (select count(*) from bilag where account_id = $1 and cardinality(documents) > 0) as receipts,
      (select count(*) from supplier where account_id = $1 and not "isDefault") as suppliers,
      (select "usedBilags" from account where id = $1) as counted`,
    [id],
  )
  return Object.values(found!).join(' ')
}
const nothing = '0 0 0 0'
const everything = `${count} ${receipts} ${suppliers} ${count}`

/** Kills the app at a random moment of the step. Each round has its own part of the time that the step takes. */
async function killDuring(step: Step, kari: Kari, round: number): Promise<boolean> {
  const answer = send(step, kari)
  const part = (round - 1 + seededRandom(`${step} ${seed} ${round}`)(1000) / 1000) / sizes.oldBooksKills
  await Promise.race([sleep(part * 1.2 * lasted[step]), answer])
  own.app.child.kill('SIGKILL')
  await untilEnded(own.app.child)
  await own.restart()
  const answered = await answer
  return answered !== undefined && answered.status < 300
}

const rounds = Array.from({ length: sizes.oldBooksKills }, (_, at) => at + 1)

describe('old books with receipts, over a kill of the app', { timeout: isFullRun ? 600_000 : 120_000 }, () => {
  it.each(rounds)('are booked whole or not at all (round %i)', async (round) => {
    const kari = await landlord(`apply${round}`)
    const isAnswered = await killDuring('apply', kari, round)
    const found = await stored(kari)
    expect(isAnswered ? [everything] : [nothing, everything]).toContain(found)
    const again = await send('apply', kari)
    expect(again?.status).toBe(found === everything ? 409 : 201)
    expect(await stored(kari)).toBe(everything)
  })

  it.each(rounds)('are taken back whole or not at all (round %i)', async (round) => {
    const kari = await landlord(`remove${round}`)
    expect((await send('apply', kari))?.status).toBe(201)
    const isAnswered = await killDuring('remove', kari, round)
    const found = await stored(kari)
    expect(isAnswered ? [nothing] : [nothing, everything]).toContain(found)
    // Taken back once, the books are only read: the second time they are forgotten.
    expect((await send('remove', kari))?.status).toBe(204)
    expect(await stored(kari)).toBe(nothing)
  })
})
