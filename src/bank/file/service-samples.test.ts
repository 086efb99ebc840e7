import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { loadXml } from '../../base/xml/library'
import { readStatement } from './service-read'

const folder = join(import.meta.dirname, '../../../../shared/reference/bank-samples')
const samples = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.json')) : []

interface Expected {
  readonly rows: readonly {
    readonly line?: number
    readonly ownAccount?: string
    readonly date: string | null
    readonly amount: number
    readonly text: string
    readonly counterparty: string | null
    readonly account: string | null
    readonly reference: string | null
    readonly bankRef?: string | null
    readonly pending: boolean
  }[]
}

beforeAll(loadXml)

// Sample files from a folder next to the project. The project doesn't contain them.
describe.skipIf(samples.length === 0)('the reference’s files', () => {
  it.each(samples)('%s is read as it says', async (name) => {
    const expected = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Expected
    const { rows, skipped, differences } = await readStatement(readFileSync(join(folder, name)), {
      today: day('2026-11-26'),
    })
    const isCamt = name.endsWith('.xml')
    expect(
      rows.map((row) => ({
        place: isCamt ? [row.ownAccount, row.bankReference] : row.line,
        date: row.date,
        amount: row.sum,
        text: row.text,
        counterparty: row.counterparty,
        account: row.counterAccount,
        reference: row.reference,
        pending: row.pending,
      })),
    ).toEqual(
      expected.rows.map(
        ({ line, ownAccount, bankRef, date, amount, text, counterparty, account, reference, pending }) => ({
          place: isCamt ? [ownAccount, bankRef] : line,
          date,
          amount,
          text,
          counterparty,
          account,
          reference,
          pending,
        }),
      ),
    )
    expect(skipped).toEqual([])
    expect(differences).toEqual([])
  })
})
