import { ore, type Ore } from '../../base/kit/money'
import type { HouseTax, TaxLines, TaxVoucher } from '../tax/model'
import { hasEntryInReturn } from '../tax/rules-state'
import type { Submission, SubmissionChange } from './model-submission'

const lists = [
  ['expense', 'bilagsList'],
  ['income', 'incomebilagsList'],
  ['depreciation', 'depreciationList'],
] as const

/** Identifies a voucher. The id of personal use is its year. A household item may have the same id. */
const keyOf = ({ id, name }: TaxVoucher): string => `${name === 'inPersonalUse' ? 'use' : 'voucher'} ${id}`

type VoucherChange = Extract<SubmissionChange, { readonly kind: 'expense' | 'income' | 'depreciation' }>

/** Vouchers whose sum or line has changed. New vouchers come last. */
const vouchersOf = (house: HouseTax, today: HouseTax | undefined): VoucherChange[] =>
  lists.flatMap(([kind, list]) => {
    const [before, after] = [house[list], today?.[list] ?? []]
    const current = new Map(after.map((each) => [keyOf(each), each]))
    const known = new Set(before.map(keyOf))
    const change = ({ id, name }: TaxVoucher, was?: TaxVoucher, is?: TaxVoucher): VoucherChange => ({
      houseId: house.houseId,
      kind,
      id,
      name,
      sent: was?.sum ?? null,
      now: is?.sum ?? null,
      sent_line: was?.line ?? null,
      now_line: is?.line ?? null,
    })
    const changed = before.flatMap((was) => {
      const is = current.get(keyOf(was))
      const isMoved = is !== undefined && was.line !== null && is.line !== was.line
      return is?.sum === was.sum && !isMoved ? [] : [change(was, was, is)]
    })
    return changed.concat(after.filter((each) => !known.has(keyOf(each))).map((is) => change(is, undefined, is)))
  })

type LineChange = Extract<SubmissionChange, { readonly kind: 'line' }>

const amountsOf = (lines: TaxLines): Readonly<Partial<Record<LineChange['line'], Ore>>> => ({
  income: lines.income,
  short_let: lines.short_let,
  maintenance: lines.maintenance,
  municipal_taxes: lines.municipal_taxes,
  insurance: lines.insurance,
  common_costs: lines.common_costs,
  other_costs: lines.other_costs,
  opening: lines.balance?.opening ?? ore(0),
  balance: lines.balance?.sum ?? ore(0),
  flat_rate: lines.flat_rate ?? ore(0),
})

/**
 * Lines that changed although the list of changed vouchers doesn't name them. The reason is the
 * year's rate, or the residual of earlier purchases.
 */
function linesOf(house: HouseTax, today: HouseTax, vouchers: readonly VoucherChange[]): LineChange[] {
  const named = new Set<string>(vouchers.flatMap(({ sent_line, now_line }) => [sent_line ?? '', now_line ?? '']))
  if (named.has('balance')) named.add('opening')
  // Older submissions don't have the lines of vouchers. So it isn't known which lines the changed vouchers explain.
  if (vouchers.some(({ sent, sent_line }) => sent !== null && sent_line === null)) return []
  const [before, after] = [amountsOf(house.lines), amountsOf(today.lines)]
  return (Object.keys(before) as LineChange['line'][])
    .filter((line) => !named.has(line) && before[line] !== after[line])
    .map((line) => ({ houseId: house.houseId, kind: 'line', line, sent: before[line]!, now: after[line]! }))
}

/**
 * The tenants of a house. `sent` has hashes of their names. `sent` is null if the names were not
 * stored.
 */
interface Tenants {
  readonly sent: readonly string[] | null
  readonly now: readonly string[]
  readonly isHashOf: (hash: string, name: string) => boolean
}

function tenantsOf(houseId: number, { sent, now, isHashOf }: Tenants): SubmissionChange[] {
  if (sent === null) return []
  const come = now.filter((name) => !sent.some((hash) => isHashOf(hash, name)))
  const gone = sent.filter((hash) => !now.some((name) => isHashOf(hash, name)))
  return [
    ...gone.map((): SubmissionChange => ({ houseId, kind: 'tenant', name: '', sent: true, now: false })),
    ...come.map((name): SubmissionChange => ({ houseId, kind: 'tenant', name, sent: false, now: true })),
  ]
}

interface Sent {
  readonly houses: readonly HouseTax[]
  readonly tenants: (houseId: number) => Tenants
}

/**
 * The changes of each house: vouchers in the order of the lists, then lines, share and tenants. If
 * a house no longer exists, its vouchers are listed as deleted. A house that wasn't sent is not
 * compared.
 */
export const changesOf = ({ houses, tenants }: Sent, now: readonly HouseTax[]): SubmissionChange[] =>
  houses.flatMap((house): SubmissionChange[] => {
    const { houseId, share } = house
    const today = now.find((each) => each.houseId === houseId)
    const vouchers = vouchersOf(house, today)
    if (!today) return vouchers
    return [
      ...vouchers,
      ...linesOf(house, today, vouchers),
      ...(share === today.share ? [] : [{ houseId, kind: 'share', sent: share, now: today.share } as const]),
      ...tenantsOf(houseId, tenants(houseId)),
    ]
  })

/**
 * Compares what was sent with the present books. `sent` has the submissions in force, the newest first. A submission
 * replaces only the figures of its own houses. So each house is compared with the last submission that contains it.
 * `not_sent`: houses that belong in the return but are in no submission.
 */
export function changesSince(
  sent: readonly Sent[],
  now: readonly HouseTax[],
): Pick<Submission, 'changes' | 'not_sent'> {
  const seen = new Set<number>()
  const changes = sent.flatMap(({ houses, tenants }) => {
    const last = houses.filter(({ houseId }) => !seen.has(houseId))
    for (const { houseId } of last) seen.add(houseId)
    return changesOf({ houses: last, tenants }, now)
  })
  const unsent = now.filter((tax) => hasEntryInReturn(tax) && !seen.has(tax.houseId))
  return { changes, not_sent: unsent.map(({ houseId }) => houseId) }
}
