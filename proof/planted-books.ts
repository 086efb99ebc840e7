import { one, type Planted } from './planted-edit'

const free = `.where('account_id', '=', ctx.owner)\n    `

const access: readonly Planted[] = [
  ...(
    [
      [
        'vouchers are found without their owner',
        'bilag',
        'books/expense/service-select.ts',
        "selectExpensesAndHidden(ctx).where(sql<boolean>`${sql.ref('bilag.houseId')} = any(${livingHouses(ctx)})`)",
        'selectExpensesAndHidden(ctx)',
      ],
      [
        'income is found without its owner',
        'incomebilag',
        'books/income/service-select.ts',
        "  selectIncomesAndHidden(ctx).where(sql<boolean>`${sql.ref('incomebilag.houseId')} = any(${livingHouses(ctx)})`)",
        '  selectIncomesAndHidden(ctx)',
      ],
      [
        'items are found without their owner',
        'depreciationbilag',
        'books/depreciation/service-select.ts',
        "  selectItemsAndHidden(ctx).where(sql<boolean>`${sql.ref('depreciationbilag.houseId')} = any(${livingHouses(ctx)})`)",
        '  selectItemsAndHidden(ctx)',
      ],
    ] as const
  ).map(([name, table, file, living, all]): Planted => ({
    name,
    check: ['access', ` ${table}`],
    // Both of the conditions that say whose they are.
    edits: [
      { file: `src/${file}`, replace: living, with: all },
      {
        file: `src/${file}`,
        replace: `.where('${table}.account_id', '=', ctx.owner)`,
        with: `.where('${table}.account_id', '>', 0)`,
      },
    ],
  })),
  one(
    "anybody's record is restored",
    ['access', 'PUT bilag/\\{id\\}/restore'],
    'books/trash/service.ts',
    ".where('record.account_id', '=', ctx.owner)",
    ".where('record.account_id', '>', 0)",
  ),
  one(
    "anybody's personal use is removed",
    ['access', 'personal/delete'],
    'books/depreciation/service-personal.ts',
    `const house = await ownHouse(ctx, houseId)\n  const { numDeletedRows } = await ctx.db\n    .deleteFrom('depreciationpersonal')\n    ${free}.where('houseId', '=', house)`,
    `const { numDeletedRows } = await ctx.db\n    .deleteFrom('depreciationpersonal')\n    .where('houseId', '=', houseId as OwnedHouseId)`,
  ),
  one(
    "the export holds everybody's houses",
    ['access', 'GET export'],
    'year/export/service-read.ts',
    ".selectFrom('house').selectAll().where('account_id', '=', ctx.owner)",
    ".selectFrom('house').selectAll()",
  ),
  one(
    'income takes any house',
    ['references', 'POST incomebilag body.houseId'],
    'books/income/service.ts',
    'await takeVoucher(ctx)\n      await ownHouse(ctx, form.houseId)',
    'await takeVoucher(ctx)',
  ),
  one(
    "an item takes anybody's files",
    ['references', 'POST depreciationbilag body.documents'],
    'books/depreciation/service.ts',
    'await attachDocuments(ctx, form.documents)',
    'void attachDocuments',
  ),
  one(
    'a record is restored from any house',
    ['references', 'restore body.houseId'],
    'books/trash/service.ts',
    "if (record.houseId !== form.houseId) throw new Refusal('notFound')",
    '',
  ),
]

const input: readonly Planted[] = [
  one(
    'the income form lets unknown fields through',
    ['mass-assignment', 'POST incomebilag'],
    'books/income/model.ts',
    '.strictObject({\n    houseId: Id,\n    title',
    '.looseObject({\n    houseId: Id,\n    title',
  ),
  one(
    'the item form drops unknown fields in silence',
    ['mass-assignment', 'POST depreciationbilag'],
    'books/depreciation/model.ts',
    'export const ItemForm = z.strictObject(',
    'export const ItemForm = z.object(',
  ),
  one(
    'restoring takes unknown fields',
    ['mass-assignment', 'restore'],
    'books/trash/model.ts',
    'export const RestoreForm = z.strictObject(',
    'export const RestoreForm = z.object(',
  ),
  one(
    'a lifetime of centuries reaches the database',
    ['fuzz', 'POST depreciationbilag'],
    'books/depreciation/model.ts',
    ".max(maxLifetime, 'lifetime')",
    ".max(1000, 'lifetime')",
  ),
  one(
    'income that ends before it begins reaches the database',
    ['fuzz', 'incomebilag'],
    'books/income/model.ts',
    "\n  .refine((form) => form.start_date <= form.end_date, { path: ['end_date'], error: 'startAfterEnd' })",
    '',
  ),
  one(
    'the answer is not kept',
    ['double-submit', 'answer was lost'],
    'base/call/service.ts',
    'place ? deedAndAnswer(ctx.db, { status: row.status, answer, ...deed, ...place }) : deedAlone(ctx.db, deed)',
    'deedAlone(ctx.db, deed)',
  ),
]

const plan: readonly Planted[] = [
  one(
    'repeats go past the free vouchers',
    ['cap'],
    'landlord/subscription/service-many.ts',
    '{ left: freeCap - facts.usedBilags,',
    '{ left: freeCap,',
  ),
  one(
    'restoring takes a place again',
    ['cap'],
    'books/trash/service.ts',
    'checkTrashed(record)\n  await ctx.db\n    .updateTable',
    'checkTrashed(record)\n  await returnVoucher(ctx, -1)\n  await ctx.db\n    .updateTable',
  ),
  one(
    'deleting for good keeps the place',
    ['src/books/trash/service', 'gives its place back'],
    'books/trash/service.ts',
    '\n  await returnVoucher(ctx)\n',
    '\n',
  ),
  one(
    'deleting for good keeps the files',
    ['src/books/trash/service', 'for good with its files'],
    'books/trash/service.ts',
    'await releaseDocuments(ctx, record.documents)',
    'void releaseDocuments',
  ),
  one('the trial is a day too long', ['trial'], 'landlord/subscription/rules.ts', 'blockDay = 30', 'blockDay = 31'),
  one(
    'the trial counts the days of Greenwich',
    ['trial'],
    'base/kit/day.ts',
    "timeZone: 'Europe/Oslo'",
    "timeZone: 'UTC'",
  ),
  one(
    'a burst of one account takes all connections',
    ['limits', 'burst'],
    'base/call/api.ts',
    'const atOnce = 4',
    'const atOnce = 400',
  ),
]

const repeats: readonly Planted[] = [
  one(
    'months are counted from the month before',
    ['repeats', '2 worker processes'],
    'books/expense/rules-repeat.ts',
    'addDays(date, 7 * n) : addMonths(date, n))',
    'addDays(date, 7 * n) : n < 2 ? addMonths(date, n) : addMonths(occurrence({ date, repeat }, n - 1), 1))',
  ),
  one(
    'nobody makes up for the time nobody was at work',
    ['repeats', '2 worker processes'],
    'books/expense/rules-repeat.ts',
    'let n = firstFrom(schedule, next_on)',
    'let n = firstFrom(schedule, today)',
  ),
  one(
    'made vouchers are not counted',
    ['repeats', '2 worker processes'],
    'books/expense/service-generate.ts',
    'await countVouchers(db, today, byAccount)',
    'void countVouchers',
  ),
  {
    name: 'two workers make the same dates',
    check: ['repeats', '4 worker processes'],
    edits: [
      {
        file: 'src/books/expense/service-generate.ts',
        replace: ".limit(size).forNoKeyUpdate('bilag').skipLocked()",
        with: '.limit(size)',
      },
      {
        file: 'src/books/expense/service-generate.ts',
        replace: 'holdFreeRooms(moment.db,',
        with: 'holdAnyRooms(moment.db,',
      },
      {
        file: 'src/books/expense/service-generate.ts',
        replace: 'export interface Made {',
        with: 'const holdAnyRooms = async (db: Db, today: Day, accounts: readonly number[]) =>\n  new Map(await Promise.all(accounts.map(async (id) => [id, await holdRoom(db, today, id)] as const)))\n\nexport interface Made {',
      },
      {
        file: 'src/books/expense/service-generate.ts',
        replace: '\n      on conflict (account_id, "parentBilagId", date) where "parentBilagId" is not null do nothing',
        with: '',
      },
    ],
  },
  one(
    'the last places go to whatever comes first',
    ['src/books/expense/service-repeat', 'last places'],
    'books/expense/rules-generate.ts',
    'if (all.length > left) all.sort((a, b) =>',
    'if (all.length > left) all.toSorted((a, b) =>',
  ),
  one(
    'a generated voucher is open in all its fields',
    ['src/books/expense/service', 'was generated is open'],
    'books/expense/service.ts',
    'before.isAutoGenerate ? lockedChanges',
    'before.isTrashed ? lockedChanges',
  ),
]

const locks: readonly Planted[] = [
  one(
    'a voucher is held before its account',
    ['locks', 'nobody waits'],
    'books/expense/service-select.ts',
    '  await holdAccount(ctx)\n',
    '  void holdAccount\n',
  ),
  one(
    'what lies in the trash is held before its account',
    ['locks', 'DELETE trash'],
    'books/trash/service.ts',
    '  await holdAccount(ctx)\n',
    '  void holdAccount\n',
  ),
  one(
    'the sweep of files waits for accounts',
    ['locks', 'nobody waits'],
    'base/file/jobs.ts',
    "const held = await db.selectFrom('account').select('id').where('id', 'in', accounts).orderBy('id').forNoKeyUpdate().skipLocked()",
    "await db.selectFrom('document').select('id').where('id', 'in', unused.map((file) => file.id)).forUpdate().execute()\n  const held = await db.selectFrom('account').select('id').where('id', 'in', accounts).orderBy('id').forNoKeyUpdate()",
  ),
  one(
    'a refused action leaves its last statement to the next',
    ['src/base/db/eager', 'leaves nothing behind'],
    'base/db/eager.ts',
    'lastWords.delete(connection)\n    await super.rollbackTransaction',
    'await super.rollbackTransaction',
  ),
  one(
    'a failed last statement is taken for written',
    ['src/base/db/eager', 'commits nothing'],
    'base/db/eager.ts',
    "for (const end of ends) if (end.status === 'rejected') throw end.reason",
    'void ends',
  ),
]

const figures: readonly Planted[] = [
  one(
    'the limit itself is expensed whole',
    ['src/books/depreciation/rules', 'at the limit|of 15 000'],
    'books/depreciation/rules.ts',
    'at_once || sum < rulesOf(yearOf(date)).limit',
    'at_once || sum <= rulesOf(yearOf(date)).limit',
  ),
  one(
    'each year deducts a share of the cost',
    ['src/books/depreciation/rules', 'adds up'],
    'books/depreciation/rules.ts',
    'percentOf(residual, percent)',
    'percentOf(item.sum, percent)',
  ),
  one(
    'a long lifetime below the limit is kept',
    ['src/books/depreciation/rules', 'is kept as'],
    'books/depreciation/rules.ts',
    'lifetime > minLifetime && sum <',
    'lifetime > maxOre && sum <',
  ),
  one(
    'rent in the trash counts for personal use',
    ['src/books/depreciation/service', 'fifteen percent'],
    'books/depreciation/service-personal.ts',
    '\n    .where(sql<boolean>`not "isTrashed"`)',
    '',
  ),
  one(
    'personal use is deducted as often as it is asked for',
    ['src/books/depreciation/service', 'made once'],
    'books/depreciation/service-personal.ts',
    '\n    .onConflict((conflict) => conflict.doNothing())',
    "\n    .onConflict((conflict) => conflict.columns(['account_id', 'houseId', 'year']).doUpdateSet({ created_at: ctx.now }))",
  ),
]

const settings: readonly Planted[] = [
  one(
    'the old address is not told',
    ['src/landlord/account/service-settings', 'confirmed by the link'],
    'landlord/account/service-settings.ts',
    'await queueMail(ctx.db, ctx.now, mails.emailAsked(account, email))',
    '',
  ),
  one(
    'another address needs no password',
    ['src/landlord/account/service-settings', 'needs the password'],
    'landlord/account/service-settings.ts',
    "if (password === undefined && !(await isProven(ctx))) throw new Refusal('invalid', { password: 'required' })",
    'void isProven',
  ),
  one(
    'another password leaves the other sessions',
    ['src/landlord/account/service-settings', 'ends all other sessions'],
    'landlord/account/service-settings.ts',
    'await endOtherSessions(ctx)',
    'void endOtherSessions',
  ),
  one(
    'the password before may come back',
    ['src/landlord/account/service-settings', 'the one before it'],
    'landlord/account/service-settings.ts',
    'formerHash: account.passwordHash,',
    "formerHash: '',",
  ),
  one(
    'the tenants of a deleted account stay',
    ['src/landlord/account/service-delete', 'no personal text'],
    'app/server/rooms.ts',
    'eraseExpenses, eraseIncome,',
    'eraseExpenses,',
  ),
]

const exported: readonly Planted[] = [
  one(
    'a text becomes a formula',
    ['src/year/export/rules-sheet', 'never as a formula'],
    'year/export/rules-sheet.ts',
    "if (typeof cell === 'string') return textCell",
    "if (typeof cell === 'string' && cell.startsWith('=')) return `<c r=\"${at}\"><f>${xmlText(cell.slice(1))}</f></c>`\n  if (typeof cell === 'string') return textCell",
  ),
  one(
    'the export leaves out the trash folder',
    ['src/year/export/service', 'every record'],
    'year/export/service-read.ts',
    "selectExpensesAndHidden(ctx).where('bilag.id', '>', after)",
    "selectExpensesAndHidden(ctx).where('bilag.isTrashed', '=', false).where('bilag.id', '>', after)",
  ),
  one(
    'the export ends after its first page',
    ['export'],
    'year/export/service-read.ts',
    'if (page.length < pageSize) return',
    'if (page.length > 0) return',
  ),
]

/** What could be written wrong in income, depreciation, repeats, trash, settings and export, and in what carries them. */
export const plantedInBooks: readonly Planted[] = [
  ...access,
  ...input,
  ...plan,
  ...repeats,
  ...locks,
  ...figures,
  ...settings,
  ...exported,
]
