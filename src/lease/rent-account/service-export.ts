import { z } from 'zod'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { DayText } from '../../base/kit/day'
import type { ExportedList } from '../../base/module/shape'
import { selectContractsAndHidden } from '../contract/service-select'
import { RentAccountRecord } from './model'
import { monthText, toRentAccountAnswer } from './rules-answer'
import { selectReferences } from './service-candidates'
import { readPayer, selectPayers } from './service-payer'
import { rentAccountFromFacts, monthsNamedByPayments, rentFacts } from './service-select'

/** A rent account in the export, with how its payments are recognized. */
const ExportedAccount = z.strictObject({
  contractId: z.int(),
  ...RentAccountRecord.shape,
  /** The months that payments name, as they were entered. */
  named: z.array(
    z.strictObject({ payment: z.int(), month: z.string(), sum: RentAccountRecord.shape.payments.element.shape.sum }),
  ),
  /** Rises of months that were already due, with the day from which each is owed. */
  rises: z.array(
    z.strictObject({
      month: z.string(),
      sum_before: RentAccountRecord.shape.owed,
      rise: RentAccountRecord.shape.owed,
      agreed_on: DayText,
      due_on: DayText,
    }),
  ),
  references: z.array(z.string()),
  /** The bank accounts that pay. Null for one that can't be read. */
  payers: z.array(z.string().nullable()),
})

/** The rent accounts, also of contracts in deleted houses. A rent account without any data is left out. */
export const exportedRentAccounts = (encryption: Pick<Encryption, 'decrypt'>): ExportedList => ({
  path: 'data/rent-accounts.json',
  answer: ExportedAccount,
  async read(ctx: OwnedCtx) {
    const rows = await selectContractsAndHidden(ctx).orderBy('contract.id').execute()
    const [facts, named] = [await rentFacts(ctx), await monthsNamedByPayments(ctx)]
    const [references, payers] = [await selectReferences(ctx).execute(), await selectPayers(ctx).execute()]
    return rows.flatMap((row) => {
      const payments = facts.payments.get(row.id) ?? []
      const exported = {
        contractId: row.id,
        ...toRentAccountAnswer(
          rentAccountFromFacts(facts, row, ctx.today),
          facts.followed.get(row.id) ?? null,
          payments,
        ),
        named: payments.flatMap(({ id }) =>
          (named.get(id) ?? []).map(({ month, sum }) => ({ payment: id, month: monthText(month), sum })),
        ),
        rises: (facts.differences.get(row.id) ?? []).map((rise) =>
          Object.assign({}, rise, { month: monthText(rise.month) }),
        ),
        references: references.flatMap((each) => (each.contract_id === row.id ? [each.reference] : [])),
        payers: payers.filter((each) => each.contract_id === row.id).map((each) => readPayer(each, encryption)),
      }
      const isKnown = [exported.payments, exported.rises, exported.references, exported.payers].some(
        ({ length }) => length > 0,
      )
      return isKnown || exported.follows_from !== null ? [exported] : []
    })
  },
})
