import type { HouseTax, TaxVoucher } from '../tax/model'
import type { SubmissionChange } from './model'

const lists = [
  ['expense', 'bilagsList'],
  ['income', 'incomebilagsList'],
  ['depreciation', 'depreciationList'],
] as const

/** The deduction for personal use stands under its year, which may be the number of a household item too. */
const keyOf = ({ id, name }: TaxVoucher): string => `${name === 'inPersonalUse' ? 'use' : 'voucher'} ${id}`

/**
 * What counts otherwise now than it was sent, voucher by voucher in the order of the lists; what has come since last. A
 * house that is gone has nothing that counts any more; one that wasn't sent has nothing to compare.
 */
export const changesOf = (sent: readonly HouseTax[], now: readonly HouseTax[]): SubmissionChange[] =>
  sent.flatMap((house) => {
    const today = now.find(({ houseId }) => houseId === house.houseId)
    return lists.flatMap(([kind, list]) => {
      const [before, after] = [house[list], today?.[list] ?? []]
      const current = new Map(after.map((each) => [keyOf(each), each]))
      const known = new Set(before.map(keyOf))
      const change = ({ id, name }: TaxVoucher, was: number | null, is: number | null): SubmissionChange =>
        ({ houseId: house.houseId, kind, id, name, sent: was, now: is }) as SubmissionChange
      const changed = before.flatMap((each) => {
        const is = current.get(keyOf(each))?.sum ?? null
        return is === each.sum ? [] : [change(each, each.sum, is)]
      })
      return changed.concat(after.filter((each) => !known.has(keyOf(each))).map((each) => change(each, null, each.sum)))
    })
  })
