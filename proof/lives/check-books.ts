import { recordViolation, type Landlord, type Life, today } from './life'
import type { RepeatModel } from './model-books'
import type { ContractModel } from './model-contract'
import { readAsLandlord } from './landlord-call'
import { expectedDates } from '../repeats-oracle'
import { expectedRents } from '../rents-oracle'

interface Listed {
  readonly bilags: readonly {
    readonly id: number
    readonly parentBilagId: number | null
    readonly date: string | null
    readonly isTrashed: boolean
    readonly stopped_by: string
  }[]
  readonly incomeBilags: readonly {
    readonly id: number
    readonly contractId: number | null
    readonly start_date: string
    readonly sum: number
    readonly isTrashed: boolean
  }[]
  readonly depreciationBilags: readonly { readonly id: number }[]
  readonly depreciationPersonalBilags: readonly object[]
}

/** A long period, because an item is listed only in the years that have a deduction for it. */
const period = 'date_from=1990-01-01&date_to=2030-12-31'

/** Everything in the books, including the trash folder. */
async function allOf(life: Life, landlord: Landlord): Promise<Listed | null> {
  const [active, trashed] = [
    await readAsLandlord<Listed>(life, landlord, `bilag/all-types?${period}`),
    await readAsLandlord<Listed>(life, landlord, `bilag/all-types?${period}&trashed=true`),
  ]
  if (!active || !trashed) return null
  return {
    bilags: [...active.bilags, ...trashed.bilags],
    incomeBilags: [...active.incomeBilags, ...trashed.incomeBilags],
    depreciationBilags: [...active.depreciationBilags, ...trashed.depreciationBilags],
    depreciationPersonalBilags: active.depreciationPersonalBilags,
  }
}

/**
 * Checks that no voucher is duplicated or missing. Rents and repeats are compared with models that count days, and the
 * number with the plan's count.
 */
export async function checkBooks(life: Life, landlord: Landlord): Promise<void> {
  const all = await allOf(life, landlord)
  if (!all) return recordViolation(life, 'the books can be read', landlord.name)
  for (const contract of landlord.contracts) if (!contract.isDeleted) checkRent(life, landlord, contract, all)
  for (const repeat of landlord.books.repeats) checkRepeat(life, landlord, repeat, all)
  const profile = await readAsLandlord<{ free: { used: number } }>(life, landlord, 'profile')
  const count = Object.values(all).reduce((sum, list: readonly object[]) => sum + list.length, 0)
  if (profile && profile.free.used !== count)
    recordViolation(life, 'the plan counts what there is', `${landlord.name}: ${profile.free.used} instead of ${count}`)
}

/** The rent of each month that was owed by that day, in øre, by month. */
export function rentOf({ terms, rents, finishedOn, noticeUntil }: ContractModel, on: string): Map<string, number> {
  const { start_date: start, end_date, first_payment_date: first, rent, withFirst } = terms
  const months = new Map<string, number>()
  const finished = finishedOn ?? noticeUntil
  const end = finished === null ? end_date : null
  for (const [index, { from, sum }] of [{ from: '0000-00', sum: rent }, ...rents].entries()) {
    const until = rents[index]?.from.slice(0, 7) ?? '9999-99'
    const days = expectedRents({ start, end, firstPayment: start, rent: sum, finished }, on)
    for (const [month, text] of days)
      if (month >= from.slice(0, 7) && month < until) months.set(month, Number(text.split(' ')[2]))
  }
  const firstMonth = first.slice(0, 7)
  const before = [...months].filter(([month]) => month < firstMonth)
  for (const [month] of before) months.delete(month)
  const [earliest] = [...months.keys()].toSorted()
  if (withFirst && earliest !== undefined)
    months.set(earliest, months.get(earliest)! + before.reduce((sum, [, each]) => sum + each, 0))
  return months
}

function checkRent(life: Life, landlord: Landlord, contract: ContractModel, all: Listed): void {
  const { seen, terms, ownSums, touched } = contract
  const booked = all.incomeBilags.filter(({ contractId }) => contractId === contract.id)
  const months = booked.map(({ start_date }) => start_date.slice(0, 7))
  const text = `contract ${contract.id} (${terms.start_date} to ${terms.end_date ?? '-'}, finished ${contract.finishedOn ?? '-'}, notice ${contract.noticeUntil ?? '-'})`
  const doubled = months.filter((month, index) => months.indexOf(month) !== index)
  if (doubled.length > 0) recordViolation(life, 'no voucher stands doubled', `${text}: ${doubled.join(' ')}`)
  if (!seen?.signed_at) {
    if (booked.length > 0) recordViolation(life, 'rent is booked of what is signed', text)
    return
  }
  const isHidden = landlord.houses.find(({ id }) => id === terms.houseId)?.deletedAt != null
  if (isHidden || seen.blocked_by !== '' || contract.isIncomeTouched) return
  const due = rentOf(contract, today())
  const missing = [...due.keys()].filter(
    (month) => !months.includes(month) && !touched.has(month) && due.get(month)! > 0,
  )
  if (missing.length > 0) recordViolation(life, 'no voucher is missing', `${text}: ${missing.join(' ')}`)
  for (const { start_date, sum, isTrashed } of booked) {
    const month = start_date.slice(0, 7)
    const right = ownSums.get(month) ?? due.get(month)
    if (isTrashed || touched.has(month) || right === Math.round(sum * 100)) continue
    recordViolation(
      life,
      right === undefined ? 'no rent is booked that isn’t owed' : 'rent is to the øre',
      `${text}: ${month} is ${sum}, and ought to be ${right === undefined ? 'none' : right / 100}`,
    )
  }
}

function checkRepeat(life: Life, { books }: Landlord, repeat: RepeatModel, all: Listed): void {
  const made = all.bilags.filter(({ parentBilagId }) => parentBilagId !== null && repeat.ids.includes(parentBilagId))
  const dates = made.map(({ date }) => date!)
  const text = `${repeat.repeat} from ${repeat.date} (${repeat.ids.join(' ')})`
  const doubled = dates.filter((date, index) => dates.indexOf(date) !== index)
  if (doubled.length > 0) recordViolation(life, 'no voucher stands doubled', `${text}: ${doubled.join(' ')}`)
  const parents = all.bilags.filter(({ id }) => repeat.ids.includes(id))
  const isOff =
    parents.length < repeat.ids.length || parents.some(({ isTrashed, stopped_by }) => isTrashed || stopped_by !== '')
  const isThinned = books.trashed.some(({ id }) => repeat.ids.includes(id)) || made.some(({ isTrashed }) => isTrashed)
  if (repeat.isTouched || isOff || isThinned || books.wasBlocked) return
  const planned = expectedDates(repeat, today())
  for (const [index, id] of repeat.ids.entries()) {
    const there = made
      .filter(({ parentBilagId }) => parentBilagId === id)
      .map(({ date }) => date!)
      .toSorted()
    if (there.join() !== planned[index]!.join())
      recordViolation(
        life,
        'no voucher is missing',
        `${text}: ${id} made ${there.join(' ')} instead of ${planned[index]!.join(' ')}`,
      )
  }
}
