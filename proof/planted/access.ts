import { one, type Planted } from './edit'

/** Defects that let somebody read, change or name what belongs to another account. */
export const accessDefects: readonly Planted[] = [
  one(
    "anybody's house can be changed",
    ['access', 'PUT house'],
    'landlord/house updateHouse',
    ".set({ ...lasting, updated_at: ctx.now }) .where('account_id', '=', ctx.owner)",
    '.set({ ...lasting, updated_at: ctx.now })',
  ),
  one(
    "the supplier list shows everybody's",
    ['access', 'GET supplier'],
    'books/supplier listSuppliers',
    ".where('account_id', '=', ctx.owner) .orderBy('isDefault', 'desc')",
    ".orderBy('isDefault', 'desc')",
  ),
  one(
    'a file opens for any session',
    ['access', 'GET document'],
    'base/file fileReading',
    'file.account_id !== ctx.owner &&',
    'ctx.owner === null &&',
  ),
  one(
    'the signature of a link is not compared',
    ['access', 'made-up link'],
    'base/file signedLinks',
    'given.length === right.length && timingSafeEqual(given, right)',
    'given.length > 0 && right.length > 0 && !!timingSafeEqual',
  ),
  one(
    'calls forget to ask for a session',
    ['access', 'anonymous'],
    'base/call admit',
    "if (!session) throw new Refusal('unauthorized') if (row.access === 'admin' && session.role",
    "if (row.access === 'admin' && session?.role",
  ),
  one(
    'an expired session lives on',
    ['access', 'expired'],
    'landlord/credentials living',
    ".where('session.ends_at', '>', now)",
    '',
  ),
  one(
    'an idle session lives on',
    ['access', 'idle'],
    'landlord/credentials living',
    ".where('session.seen_at', '>', idleSince)",
    '',
  ),
  one(
    'logging out ends nothing',
    ['access', 'revoked'],
    'landlord/credentials endCurrentSession',
    "sessionsOf(ctx.db, ctx.owner).where('tokenHash', '=', ctx.session)",
    "sessionsOf(ctx.db, ctx.owner).where('tokenHash', '=', '')",
  ),
  one(
    'the plan is not asked for',
    ['access', 'no plan'],
    'landlord/plan takeVoucher',
    'if (taken.numUpdatedRows !== 1n) await refuseVoucher(ctx)',
    '',
  ),
  one(
    'a route that no row declares',
    ['access', 'registry'],
    'app/server buildApp',
    'await registerApi(app, deps.routes, deps)',
    "await registerApi(app, deps.routes, deps)\n  app.get('/api/debug', async () => ({ debug: true }))",
  ),
  one(
    'the answer lacks a field of its schema',
    ['access', 'owner'],
    'landlord/house toHouse',
    'return { ...row, ...facts, years, depreciationYears: [...depreciationYears] }',
    'void depreciationYears\n  return { ...row, ...facts, years } as unknown as House',
  ),
  one(
    'the dashboard takes any house',
    ['references', 'all-types'],
    'year/dashboard allVouchers',
    'if (asked.house !== undefined) provenHouse(houses)',
    'void provenHouse',
  ),
  one(
    'a voucher takes any house',
    ['references', 'POST bilag body.houseId'],
    'books/expense inserting',
    'lockingHouse({ db, owner }, values.houseId).where(taken)',
    "db.selectFrom('account').select('account.id').where('account.id', '=', owner).where(taken)",
  ),
  one(
    'a voucher takes any supplier',
    ['references', 'POST bilag body.supplierId'],
    'books/supplier lockingSupplier',
    ".where('supplier.account_id', '=', ctx.owner)",
    ".where('supplier.account_id', '>', 0)",
  ),
  one(
    'a changed voucher takes any supplier',
    ['references', 'PUT bilag/\\{id\\} body.supplierId'],
    'books/supplier supplierFor',
    "if (!found) throw new Refusal('notFound') return found.id",
    'return found?.id ?? supplierId',
  ),
  one(
    "a voucher takes anybody's file",
    ['references', 'POST bilag body.documents'],
    'base/file attachDocuments',
    ".set((eb) => ({ uses: eb('uses', '+', 1) })) .where('account_id', '=', ctx.owner)",
    ".set((eb) => ({ uses: eb('uses', '+', 1) }))",
  ),
  {
    name: 'vouchers are found without their owner',
    check: ['access', ' bilag'],
    edits: [
      {
        in: 'books/expense selectExpenses',
        replace:
          "selectExpensesAndHidden(ctx).where(sql<boolean>`${sql.ref('bilag.houseId')} = any(${livingHouses(ctx)})`)",
        with: 'selectExpensesAndHidden(ctx)',
      },
      {
        in: 'books/expense selectExpensesAndHidden',
        replace: ".where('bilag.account_id', '=', ctx.owner)",
        with: ".where('bilag.account_id', '>', 0)",
      },
    ],
  },
  {
    name: 'income is found without its owner',
    check: ['access', ' incomebilag'],
    edits: [
      {
        in: 'books/income selectIncomes',
        replace:
          "selectIncomesAndHidden(ctx).where(sql<boolean>`${sql.ref('incomebilag.houseId')} = any(${livingHouses(ctx)})`)",
        with: '  selectIncomesAndHidden(ctx)',
      },
      {
        in: 'books/income selectIncomesAndHidden',
        replace: ".where('incomebilag.account_id', '=', ctx.owner)",
        with: ".where('incomebilag.account_id', '>', 0)",
      },
    ],
  },
  {
    name: 'items are found without their owner',
    check: ['access', ' depreciationbilag'],
    edits: [
      {
        in: 'books/depreciation selectItems',
        replace:
          "selectItemsAndHidden(ctx).where(sql<boolean>`${sql.ref('depreciationbilag.houseId')} = any(${livingHouses(ctx)})`)",
        with: '  selectItemsAndHidden(ctx)',
      },
      {
        in: 'books/depreciation selectItemsAndHidden',
        replace: ".where('depreciationbilag.account_id', '=', ctx.owner)",
        with: ".where('depreciationbilag.account_id', '>', 0)",
      },
    ],
  },
  one(
    "anybody's record is restored",
    ['access', 'PUT bilag/\\{id\\}/restore'],
    'books/expense trashedExpenses',
    "lock: (ctx, id) => selectExpenses(ctx).where('bilag.id', '=', id)",
    "lock: (ctx, id) => ctx.db.selectFrom('bilag').selectAll().where('bilag.id', '=', id)",
  ),
  one(
    "anybody's personal use is removed",
    ['access', 'personal/delete'],
    'books/depreciation removePersonal',
    "const house = await ownHouse(ctx, houseId) const { numDeletedRows } = await ctx.db .deleteFrom('depreciationpersonal') .where('account_id', '=', ctx.owner) .where('houseId', '=', house)",
    "const { numDeletedRows } = await ctx.db\n    .deleteFrom('depreciationpersonal')\n    .where('houseId', '=', houseId as OwnedHouseId)",
  ),
  one(
    "the export holds everybody's houses",
    ['access', 'GET export'],
    'year/export readHouses',
    ".select(selectLaterYears) .where('account_id', '=', ctx.owner)",
    '.select(selectLaterYears)',
  ),
  one(
    'income takes any house',
    ['references', 'POST incomebilag body.houseId'],
    'books/income incomeService',
    'await takeVoucher(ctx) await ownHouse(ctx, form.houseId)',
    'await takeVoucher(ctx)',
  ),
  one(
    "an item takes anybody's files",
    ['references', 'POST depreciationbilag body.documents'],
    'books/depreciation createItem',
    'await attachDocuments(ctx, form.documents)',
    'void attachDocuments',
  ),
  one(
    'a record is restored from any house',
    ['references', 'restore body.houseId'],
    'books/trash trashService',
    "if (record.houseId !== houseId) throw new Refusal('notFound')",
    '',
  ),
  {
    name: 'contracts are found without their owner',
    check: ['access', ' contract'],
    edits: [
      {
        in: 'lease/contract selectContracts',
        replace:
          "selectContractsAndHidden(ctx).where(sql<boolean>`${sql.ref('contract.houseId')} = any(${livingHouses(ctx)})`)",
        with: 'selectContractsAndHidden(ctx)',
      },
      {
        in: 'lease/contract selectContractsAndHidden',
        replace: ".where('contract.account_id', '=', ctx.owner)",
        with: ".where('contract.account_id', '>', 0)",
      },
    ],
  },
  one(
    'a lease opens for any session',
    ['access', 'paper/'],
    'lease/document paperLinks',
    'found.account_id !== ctx.owner &&',
    'ctx.owner === null &&',
  ),
  one(
    'a contract takes any house',
    ['references', 'POST contract body.houseId'],
    'lease/contract contractService',
    'await startTrial(ctx) await ownHouse(ctx, form.houseId) await refuseUnreadable',
    'await startTrial(ctx); await refuseUnreadable',
  ),
  one(
    "a signed paper may be anybody's",
    ['references', 'sign-manual body.documents'],
    'lease/tenancy signByHandService',
    'await attachDocuments(ctx, withJoined(documents, signed_paper))',
    'void attachDocuments',
  ),
  one(
    'a refund of an unknown status is taken for given back',
    ['unknown-values', 'of a refund at Stripe'],
    'landlord/subscription RefundAnswer',
    "z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled'])",
    'z.string()',
  ),
]
