import type { Chance } from './chance'
import { checkBank, shownBankRows, type BankRow } from './check-bank'
import { landlordsOf, outcomeText, type Command, type Commands } from './commands'
import { isAgreed } from './commands-lease'
import { today, recordViolation, type Landlord, type Life } from './life'
import { contractOf, countEach, mustHaveAllRows, keyOf, rowsOf, type StatementFile } from './model-bank'
import { fileOf, payRents } from './payers'
import { callAsLandlord, callAndRetry, readAsLandlord, type LandlordCall } from './landlord-call'
import { time } from './time'

/** Runs a command for a landlord with a signed lease, and checks the bank and the rent accounts afterwards. */
const atBank =
  (run: (life: Life, chance: Chance, landlord: Landlord) => Promise<string | null>): Command['run'] =>
  async (life, chance) => {
    const landlords = landlordsOf(life).filter(({ contracts }) => contracts.some(isAgreed))
    if (landlords.length === 0) return null
    const landlord = chance.pick(landlords)
    const came = await run(life, chance, landlord)
    life.network.unplan()
    life.product.killAfterConnections(Infinity)
    if (came !== null) await checkBank(life, landlord)
    return came
  }

/** The id of the landlord's bank account in the product. Creates it if there is none. */
async function accountOf(life: Life, chance: Chance, landlord: Landlord): Promise<number | null> {
  const { bank } = landlord
  if (bank.account !== null) return bank.account
  const made = await callAndRetry<{ id: number }>(life, chance, landlord, 'POST', 'bank/accounts', {
    name: landlord.mark,
  })
  if (made.came === 'done') bank.account = made.body.id
  else bank.account = (await readAsLandlord<{ id: number }[]>(life, landlord, 'bank/accounts'))?.[0]?.id ?? null
  return bank.account
}

interface ReadFile {
  readonly id: number
  readonly total: number
  readonly skipped: readonly { readonly reason: string }[]
}
const boundary = 'lives-of-the-file'
const upload = (life: Life, landlord: Landlord, text: string): Promise<LandlordCall<ReadFile>> =>
  callAsLandlord<ReadFile>(life, landlord, 'POST', 'bank/files', {
    body: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="konto.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })

/** Rows that are not money of the account must be left out and listed. */
function checkRead(life: Life, { rows, others }: StatementFile, { total, skipped }: ReadFile): void {
  const left = skipped.map(({ reason }) => reason).toSorted()
  if (total !== rows.length || left.join() !== others.join())
    recordViolation(
      life,
      'what is no money of the account is left out and named',
      `${total} of ${rows.length} rows are read, left out: ${left.join(' ')}, and ought to be: ${others.join(' ')}`,
    )
}

const lost = { imported: 0, known: 0 }
interface Imported {
  readonly importId: number
  readonly imported: number
  readonly known: number
}

/**
 * Records an import. Rows that no earlier import contains are new. After a lost answer nobody knows whether the rows
 * were imported.
 */
function noteImport(life: Life, { bank }: Landlord, { rows }: StatementFile, pressed: LandlordCall<Imported>): void {
  if (pressed.came !== 'done' && pressed.came !== 'killed') return
  bank.isUnsure ||= pressed.came === 'killed'
  bank.since = Math.min(bank.since, time.ms)
  const before = rowsOf(bank.imports.values()).length
  const { importId, imported, known } =
    pressed.came === 'done' ? pressed.body : { ...lost, importId: -bank.imports.size }
  bank.imports.set(importId, rows)
  const fresh = rowsOf(bank.imports.values()).length - before
  if (pressed.came === 'done' && (imported + known !== rows.length || (imported !== fresh && mustHaveAllRows(bank))))
    recordViolation(
      life,
      'a row of the bank is imported once',
      `${imported} new and ${known} known instead of ${fresh} new`,
    )
}

/** Reads a new or an earlier file and usually imports it. Sometimes the import is sent once more. */
const bringFile = atBank(async (life, chance, landlord) => {
  const { bank } = landlord
  await payRents(life, chance, landlord)
  const isOld = bank.files.length > 0 && chance.is(0.25)
  const file = isOld ? chance.pick(bank.files) : fileOf(landlord, chance)
  if (!file) return null
  const account = await accountOf(life, chance, landlord)
  if (account === null) return 'no account'
  // Another test checks the files that a process leaves on the disk when it dies while it reads.
  life.product.killAfterConnections(Infinity)
  const read = await upload(life, landlord, file.text)
  if (read.came !== 'done') return `not read: ${outcomeText(read)}`
  checkRead(life, file, read.body)
  if (!isOld) bank.files.push(file)
  const path = `bank/files/${read.body.id}/import`
  if (chance.is(0.08 * life.swarm.trouble)) life.product.killAfterConnections(1 + chance.below(6))
  const pressed = await callAndRetry<Imported>(life, chance, landlord, 'POST', path, { bankAccountId: account })
  noteImport(life, landlord, file, pressed)
  if (pressed.came === 'done' && chance.is(0.2)) {
    const again = await callAsLandlord(life, landlord, 'POST', path, { body: { bankAccountId: account } })
    if (again.came === 'done') recordViolation(life, 'a row of the bank is imported once', `${path}: twice`)
  }
  return `${outcomeText(pressed)}${isOld ? ' again' : ''}${file.others.length > 0 ? ' with others' : ''}`
})

const takeImportBack = atBank(async (life, chance, landlord) => {
  const { bank } = landlord
  const ids = [...bank.imports.keys()].filter((id) => id > 0)
  if (ids.length === 0 || !mustHaveAllRows(bank)) return null
  const id = chance.pick(ids)
  const pressed = await callAndRetry(life, chance, landlord, 'DELETE', `bank/imports/${id}`)
  if (pressed.came === 'done') bank.imports.delete(id)
  bank.isUnsure ||= pressed.came === 'killed'
  return outcomeText(pressed)
})

/** A sure suggestion must name the contract whose tenant has paid. */
function checkSure(life: Life, landlord: Landlord, row: BankRow): void {
  const { suggestion } = row
  if (suggestion?.kind !== 'rent' || suggestion.certainty !== 'sure') return
  const contract = contractOf(landlord, suggestion.contractId!)
  if (!contract?.tenants.some(({ name }) => name === row.name))
    recordViolation(life, 'what is sure is the payer’s', `${keyOf(row)} is surely of contract ${suggestion.contractId}`)
}

/** Accepts suggestions as the list shows them: all, the sure ones or some, in any order. */
const takeSuggestions = atBank(async (life, chance, landlord) => {
  const rows = (await shownBankRows(life, landlord))?.filter(({ state }) => state === 'open') ?? []
  for (const row of rows) checkSure(life, landlord, row)
  const way = chance.weighted({ all: 4, sure: 4, some: 3 })
  const chosen = rows
    .filter(({ suggestion }) => suggestion !== null && suggestion.kind !== 'new-bilag')
    .filter(({ suggestion }) => (way === 'sure' ? suggestion!.certainty === 'sure' : way === 'all' || chance.is(0.4)))
    .map((row) => [chance.code(4), row] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { id, suggestion }]) => ({ id, suggestion }))
  if (chosen.length === 0) return null
  const body = { rows: chosen.slice(0, 200) }
  const pressed = await callAndRetry<{ accepted: number[] }>(life, chance, landlord, 'POST', 'bank/accept', body)
  return `${outcomeText(pressed)}${pressed.came === 'done' ? ` ${pressed.body.accepted.length > 0 ? way : 'none'}` : ''}`
})

/** Opens matched rows again. */
const undo = atBank(async (life, chance, landlord) => {
  const matched = (await shownBankRows(life, landlord))?.filter(({ state }) => state === 'matched') ?? []
  if (matched.length === 0) return null
  return outcomeText(
    await callAndRetry(life, chance, landlord, 'POST', `bank/transactions/${chance.pick(matched).id}/open`),
  )
})

/** Enters a tenant's payment by hand that no row of the bank shows yet. */
const payByHand = atBank(async (life, chance, landlord) => {
  await payRents(life, chance, landlord)
  const rows = await shownBankRows(life, landlord)
  if (!rows) return null
  const taken = countEach(rows.filter(({ state }) => state === 'matched').map(keyOf))
  const byHand = countEach(landlord.contracts.flatMap(({ payments }) => payments.map(({ key }) => key)))
  const there = countEach(landlord.bank.movements.map(keyOf))
  const free = landlord.bank.movements.filter((one) => {
    const [key, contract] = [keyOf(one), one.contract === null ? undefined : contractOf(landlord, one.contract)]
    if (!contract || contract.isDeleted || contract.isErased || one.date > today()) return false
    return (taken.get(key) ?? 0) + (byHand.get(key) ?? 0) < there.get(key)!
  })
  if (free.length === 0) return null
  const { date, sum, contract: id, ...movement } = chance.pick(free)
  const contract = contractOf(landlord, id!)!
  const path = `contract/${contract.id}/payments`
  const pressed = await callAndRetry<{ id: number }>(life, chance, landlord, 'POST', path, { date, sum: sum / 100 })
  const payment = { date, sum, key: keyOf({ date, sum, ...movement }) }
  if (pressed.came === 'done') contract.payments.push({ id: pressed.body.id, ...payment })
  contract.isPaymentUnsure ||= pressed.came === 'killed'
  return outcomeText(pressed)
})

export const bankCommands: Commands = {
  'import a bank file': { weight: 60, run: bringFile },
  'take an import back': { weight: 10, run: takeImportBack },
  'take suggestions': { weight: 60, run: takeSuggestions },
  'undo a match': { weight: 12, run: undo },
  'write a payment down': { weight: 20, run: payByHand },
}
