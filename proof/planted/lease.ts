import { one, type Planted } from './edit'

/** Defects of rent contracts and of the rent they book. */
export const leaseDefects: readonly Planted[] = [
  {
    name: 'contracts written at once are given one number',
    check: ['src/lease/contract/service', 'numbered'],
    edits: [
      { in: 'lease/contract contractService', replace: 'await startTrial(ctx)', with: 'void startTrial' },
      {
        in: 'lease/contract nextNumber',
        replace: 'async function nextNumber(ctx: OwnedCtx): Promise<number> {',
        with: "async function nextNumber(ctx: OwnedCtx): Promise<number> {\n  const before = await ctx.db.selectFrom('account').select('lastContract').where('id', '=', ctx.owner).executeTakeFirstOrThrow()\n",
      },
      {
        in: 'lease/contract nextNumber',
        replace: "lastContract: is('lastContract', '+', 1)",
        with: 'lastContract: is.val(before.lastContract + 1)',
      },
    ],
  },
  one(
    'the number of a deleted draft is given again',
    ['src/lease/contract/service', 'is given a number'],
    'lease/contract nextNumber',
    "lastContract: is('lastContract', '+', 1)",
    "lastContract: is.selectFrom('contract').select((all) => all(all.fn.coalesce(all.fn.max('additionalId'), all.lit(0)), '+', 1).as('next')).where('account_id', '=', ctx.owner)",
  ),
  one(
    'a house goes with its contract',
    ['src/lease/contract/service', 'a house with a contract'],
    'app/server buildModules',
    'mayDelete: [noUnfinishedContract]',
    'mayDelete: []',
  ),
  one(
    'rent without room is left out',
    ['rents', 'waits'],
    'lease/contract booked',
    'next_rent_on: monthAt(leftOut.start_date)',
    'next_rent_on: next',
  ),
  one(
    'rent that waited is never tried again',
    ['rents', 'waits'],
    'lease/contract due',
    "is.or([is('contract.blocked_by', '=', ''), $1(today)])",
    "is('contract.blocked_by', '=', '')",
  ),
  one(
    'rent whose account is held is forgotten',
    ['src/lease/contract/jobs', 'meanwhile'],
    'lease/contract generateBatch',
    'return { ...nothing, more: true, isLocked: true }',
    'return nothing',
  ),
  one(
    'a finished contract goes on',
    ['rents', 'is booked once'],
    'lease/contract lastDay',
    'end_date === null ? finished_on : earlier(end_date, finished_on)',
    'finished_on ? end_date : end_date',
  ),
  one(
    'sums stay open after the end',
    ['rents', 'is booked once'],
    'lease/contract signService',
    'await lockRents(ctx, id)',
    'void lockRents',
  ),
  one(
    'a signed lease still takes what stands in it',
    ['src/lease/contract/service', 'stands in the lease'],
    'lease/contract contractService',
    "if (kind === 'extras') await lockDraft(ctx, id, 'contractFrozen')\n      else await lockContract(ctx, id)",
    'await lockContract(ctx, id)',
  ),
]
