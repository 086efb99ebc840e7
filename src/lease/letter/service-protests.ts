import type { OwnedCtx } from '../../base/call/context'
import { osloDay, type Day } from '../../base/kit/day'
import { protestDays } from './rules-protest'

type Reading = Pick<OwnedCtx, 'db' | 'owner'>

/** The landlord's newest notice by letter of each contract. One that was taken back or replaced is left out. */
const standingNotices = ({ db, owner }: Reading) =>
  db
    .selectFrom('contract_letter')
    .distinctOn('contract_id')
    .select(['contract_id', 'may_protest', 'protest_on', 'received_on', 'send', 'sent_at', 'created_at'])
    .where('account_id', '=', owner)
    .where('kind', '=', 'termination')
    .where('is_preview', '=', false)
    .where('taken_back_on', 'is', null)
    .where('is_replaced', '=', false)
    .orderBy('contract_id')
    .orderBy('id', 'desc')

export interface OpenNotices {
  /** Of each contract whose notice was protested against in time, the last day to bring the case. */
  readonly protests: { readonly contractId: number; readonly sue_by: Day }[]
  /** The contracts whose notice was made to be printed, and isn't said to be handed over. `made_on`: the letter's day. */
  readonly undelivered: { readonly contractId: number; readonly made_on: Day }[]
}

/** The landlord's standing notices about which something is left to do. */
export async function openNotices(reading: Reading): Promise<OpenNotices> {
  const newest = await standingNotices(reading).execute()
  return {
    protests: newest.flatMap((row) => {
      const { sueBy } = protestDays(row)
      return sueBy === null ? [] : [{ contractId: row.contract_id, sue_by: sueBy }]
    }),
    undelivered: newest.flatMap(({ send, received_on, contract_id, created_at }) =>
      send === 'print' && received_on === null ? [{ contractId: contract_id, made_on: osloDay(created_at) }] : [],
    ),
  }
}
