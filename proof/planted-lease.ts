import { one, type Planted } from './planted-edit'

const rent = 'lease/contract/service-generate.ts'

/** Defects of rent contracts and of the rent they book. */
export const plantedInLease: readonly Planted[] = [
  {
    name: 'contracts are found without their owner',
    check: ['access', ' contract'],
    edits: [
      {
        file: 'src/lease/contract/service-select.ts',
        replace:
          "selectContractsAndHidden(ctx).where(sql<boolean>`${sql.ref('contract.houseId')} = any(${livingHouses(ctx)})`)",
        with: 'selectContractsAndHidden(ctx)',
      },
      {
        file: 'src/lease/contract/service-select.ts',
        replace: ".where('contract.account_id', '=', ctx.owner)",
        with: ".where('contract.account_id', '>', 0)",
      },
    ],
  },
  one(
    'a lease opens for any session',
    ['access', 'paper/'],
    'lease/contract/service-paper.ts',
    'found.account_id !== ctx.owner &&',
    'ctx.owner === null &&',
  ),
  one(
    'a contract takes any house',
    ['references', 'POST contract body.houseId'],
    'lease/contract/service.ts',
    'await ownHouse(ctx, form.houseId)\n      await attachDocuments',
    'await attachDocuments',
  ),
  one(
    "a signed paper may be anybody's",
    ['references', 'sign-manual body.documents'],
    'lease/contract/service-sign.ts',
    'await attachDocuments(ctx, documents)',
    'void attachDocuments',
  ),
  one(
    'the contract form drops unknown fields in silence',
    ['mass-assignment', 'POST contract'],
    'lease/contract/model-form.ts',
    '= z.strictObject(fields)',
    '= z.object(fields) as never',
  ),
  one(
    'a deposit above six months reaches the database',
    ['fuzz', 'POST contract'],
    'lease/contract/model-form.ts',
    'deposit_sum <= month_sum * maxDepositMonths',
    'deposit_sum >= 0',
  ),
  one(
    'a count of three digits reaches the database',
    ['fuzz', 'create-check-list'],
    'lease/checklist/model.ts',
    'export const maxCount = 99',
    'export const maxCount = 999',
  ),
  {
    name: 'contracts written at once are given one number',
    check: ['src/lease/contract/service', 'numbered'],
    edits: [
      { file: 'src/lease/contract/service.ts', replace: 'await startTrial(ctx)', with: 'void startTrial' },
      {
        file: 'src/lease/contract/service.ts',
        replace: 'async function nextNumber(ctx: OwnedCtx): Promise<number> {\n',
        with: "async function nextNumber(ctx: OwnedCtx): Promise<number> {\n  const before = await ctx.db.selectFrom('account').select('lastContract').where('id', '=', ctx.owner).executeTakeFirstOrThrow()\n",
      },
      {
        file: 'src/lease/contract/service.ts',
        replace: "lastContract: is('lastContract', '+', 1)",
        with: 'lastContract: is.val(before.lastContract + 1)',
      },
    ],
  },
  one(
    'the number of a deleted draft is given again',
    ['src/lease/contract/service', 'is given a number'],
    'lease/contract/service.ts',
    "lastContract: is('lastContract', '+', 1)",
    "lastContract: is.selectFrom('contract').select((all) => all(all.fn.coalesce(all.fn.max('additionalId'), all.lit(0)), '+', 1).as('next')).where('account_id', '=', ctx.owner)",
  ),
  one(
    'a house goes with its contract',
    ['src/lease/contract/service', 'a house with a contract'],
    'app/server/rooms.ts',
    'mayDelete: [noUnfinishedContract]',
    'mayDelete: []',
  ),
  {
    name: 'finishing holds its account last',
    check: ['locks', 'contract/\\{id\\}/finish'],
    edits: [
      {
        file: 'src/lease/contract/service-sign.ts',
        replace: 'await holdAccount(ctx)\n      const contract = await holdContract(ctx, id)',
        with: 'const contract = await holdContract(ctx, id)\n      await holdAccount(ctx)',
      },
    ],
  },
  one(
    'rent takes no place in the plan',
    ['cap'],
    rent,
    'await countVouchers(db, today, byAccount)',
    'void countVouchers',
  ),
  one(
    'rent without room is left out',
    ['rents', 'waits'],
    'lease/contract/rules-generate.ts',
    'next_rent_on: monthAt(leftOut.start_date)',
    'next_rent_on: next',
  ),
  one(
    'rent that waited is never tried again',
    ['rents', 'waits'],
    rent,
    "is.or([is('contract.blocked_by', '=', ''), whereRoom(today)])",
    "is('contract.blocked_by', '=', '')",
  ),
  one(
    'rent whose account is held is forgotten',
    ['src/lease/contract/jobs', 'meanwhile'],
    rent,
    'return { ...nothing, more: true, isHeldUp: true }',
    'return nothing',
  ),
  one(
    'a finished contract goes on',
    ['rents', 'is booked once'],
    'lease/contract/rules-rent.ts',
    '(end_date === null ? finished_on : earlier(end_date, finished_on))',
    '(finished_on ? end_date : end_date)',
  ),
  one(
    'sums stay open after the end',
    ['rents', 'is booked once'],
    'lease/contract/service-sign.ts',
    'await lockRents(ctx, id)',
    'void lockRents',
  ),
]
