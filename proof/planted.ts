import { plantedInBooks } from './planted-books'
import { plantedInLease } from './planted-lease'
import { one, type Planted } from './planted-edit'

const owned = `.where('account_id', '=', ctx.owner)`
const noOp = 'await Promise.resolve()'

const access: readonly Planted[] = [
  one(
    "anybody's house can be changed",
    ['access', 'PUT house'],
    'landlord/house/service.ts',
    `.set({ ...form, updated_at: ctx.now })\n    ${owned}`,
    '.set({ ...form, updated_at: ctx.now })',
  ),
  one(
    "the supplier list shows everybody's",
    ['access', 'GET supplier'],
    'books/supplier/service.ts',
    `${owned}\n    .orderBy('isDefault', 'desc')`,
    `.orderBy('isDefault', 'desc')`,
  ),
  one(
    'a file opens for any session',
    ['access', 'GET document'],
    'base/file/service.ts',
    'file.account_id !== ctx.owner &&',
    'ctx.owner === null &&',
  ),
  one(
    'the signature of a link is not compared',
    ['access', 'made-up link'],
    'base/file/service-link.ts',
    'given.length === right.length && timingSafeEqual(given, right)',
    'given.length > 0 && right.length > 0 && !!timingSafeEqual',
  ),
  one(
    'calls forget to ask for a session',
    ['access', 'anonymous'],
    'base/call/api.ts',
    "if (!session) throw new Refusal('unauthorized')\n  if (row.access === 'admin' && session.role",
    "if (row.access === 'admin' && session?.role",
  ),
  one(
    'an expired session lives on',
    ['access', 'expired'],
    'landlord/account/service-session.ts',
    "\n    .where('session.ends_at', '>', now)",
    '',
  ),
  one(
    'an idle session lives on',
    ['access', 'idle'],
    'landlord/account/service-session.ts',
    "\n    .where('session.seen_at', '>', idleSince)",
    '',
  ),
  one(
    'logging out ends nothing',
    ['access', 'revoked'],
    'landlord/account/service-session.ts',
    `sessionsOf(ctx.db, ctx.owner).where('tokenHash', '=', ctx.session)`,
    `sessionsOf(ctx.db, ctx.owner).where('tokenHash', '=', '')`,
  ),
  one(
    'the plan is not asked for',
    ['access', 'no plan'],
    'landlord/subscription/service.ts',
    'if (taken.numUpdatedRows !== 1n) await refuseVoucher(ctx)',
    '',
  ),
  one(
    'a route that no row declares',
    ['access', 'registry'],
    'app/server/app.ts',
    'await registerApi(app, deps.routes, deps)',
    "await registerApi(app, deps.routes, deps)\n  app.get('/api/debug', async () => ({ debug: true }))",
  ),
  one(
    'the answer lacks a field of its schema',
    ['access', 'owner'],
    'landlord/house/service.ts',
    '({\n  ...row,\n  depreciationYears: [...years],\n})',
    '{\n  void years\n  return row as unknown as House\n}',
  ),
]

const references: readonly Planted[] = [
  one(
    'the dashboard takes any house',
    ['references', 'all-types'],
    'year/dashboard/service.ts',
    'if (asked.house !== undefined) provenHouse(houses)',
    'void provenHouse',
  ),
  one(
    'a voucher takes any house',
    ['references', 'POST bilag body.houseId'],
    'books/expense/service-insert.ts',
    'holdingHouse({ db, owner }, values.houseId).where(taken)',
    "db.selectFrom('account').select('account.id').where('account.id', '=', owner).where(taken)",
  ),
  one(
    'a voucher takes any supplier',
    ['references', 'POST bilag body.supplierId'],
    'books/supplier/service.ts',
    ".where('supplier.account_id', '=', ctx.owner)",
    ".where('supplier.account_id', '>', 0)",
  ),
  one(
    'a changed voucher takes any supplier',
    ['references', 'PUT bilag/\\{id\\} body.supplierId'],
    'books/supplier/service.ts',
    "if (!found) throw new Refusal('notFound')\n  return found.id",
    'return found?.id ?? supplierId',
  ),
  one(
    "a voucher takes anybody's file",
    ['references', 'POST bilag body.documents'],
    'base/file/service-uses.ts',
    `.set((eb) => ({ uses: eb('uses', '+', 1) }))\n    ${owned}`,
    `.set((eb) => ({ uses: eb('uses', '+', 1) }))`,
  ),
]

const massAssignment: readonly Planted[] = [
  one(
    'a form lets unknown fields through',
    ['mass-assignment', 'supplier'],
    'books/supplier/model.ts',
    'export const SupplierForm = z.strictObject(',
    'export const SupplierForm = z.looseObject(',
  ),
  one(
    'a form drops unknown fields in silence',
    ['mass-assignment', 'house'],
    'landlord/house/model.ts',
    'export const HouseForm = z.strictObject(',
    'export const HouseForm = z.object(',
  ),
  one(
    'the role can be sent along',
    ['mass-assignment', 'declares'],
    'landlord/account/model-profile.ts',
    'export const ProfileForm = z\n  .strictObject({',
    "export const ProfileForm = z\n  .strictObject({\n    role: z.literal('admin').optional(),",
  ),
  one(
    'queries are not looked at',
    ['mass-assignment', 'in the query'],
    'base/call/api.ts',
    'check(row.query ?? Nothing, request.query)',
    'row.query ? check(row.query, request.query) : undefined',
  ),
]

const fuzz: readonly Planted[] = [
  one(
    'half a character reaches the database',
    ['fuzz', 'supplier'],
    'base/kit/field.ts',
    '!/\\p{Cs}/u.test(text) && ',
    '',
  ),
  one(
    'a share above 100 reaches the database',
    ['fuzz', 'POST bilag'],
    'books/expense/model.ts',
    "whole(0, 100, 'share')",
    "whole(0, 1000, 'share')",
  ),
  one(
    'a refusal shows where it was thrown',
    ['fuzz', 'GET profile'],
    'base/call/api.ts',
    '{ message: refusal.reason,',
    '{ message: refusal.reason, ...{ stack: refusal.stack },',
  ),
  one(
    'a wrong body is taken as it is',
    ['fuzz', 'POST supplier'],
    'base/call/api.ts',
    'body: check(row.body, said)',
    'body: row.body.safeParse(said).data ?? said',
  ),
  one(
    'a body that says null counts as left out',
    ['fuzz', 'POST contract/{id}/finish'],
    'base/call/api.ts',
    'request.body === undefined ? {} : request.body',
    'request.body ?? {}',
  ),
  one(
    'a password too long breaks login',
    ['fuzz', 'auth/login'],
    'landlord/account/service-login.ts',
    'const right = await',
    "if (password.length > 100) throw new Error('too long')\n      const right = await",
  ),
  {
    name: 'the raw row is answered',
    check: ['fuzz', 'GET supplier'],
    edits: [
      {
        file: 'src/books/supplier/service.ts',
        replace: '({ account_id: _owner, ...row }: Selectable<Row>): Supplier => row',
        with: '(row: Selectable<Row>): Supplier => row',
      },
      {
        file: 'src/base/call/answer.ts',
        replace: 'const json = write(encode ? encode(value as never) : value)',
        with: 'const json = JSON.stringify(encode ? encode(value as never) : value) || write(value)',
      },
    ],
  },
]

const doubleSubmit: readonly Planted[] = [
  one(
    'the key is not looked at',
    ['double-submit', 'ten equal requests'],
    'base/call/api.ts',
    '{ key: keyOf(request), sealing',
    '{ key: undefined && keyOf(request), sealing',
  ),
  one(
    'keys are shared by all accounts',
    ['double-submit', 'key of another account'],
    'base/call/service.ts',
    'return { account: ctx.owner ?? 0, route',
    'return { account: 0, route',
  ),
  one(
    'another request gets the kept answer',
    ['double-submit', 'key of another request'],
    'base/call/service.ts',
    "if (kept.bodyHash !== place.bodyHash) throw new Refusal('idempotencyKeyReused')",
    '',
  ),
  one(
    'uploads are done again',
    ['double-submit', 'POST document'],
    'base/call/api.ts',
    '{ key: keyOf(request), sealing',
    "{ key: row.body === 'file' ? undefined : keyOf(request), sealing",
  ),
]

const limits: readonly Planted[] = [
  {
    name: 'houses are counted, then inserted',
    check: ['limits', '100 houses'],
    edits: [
      {
        file: 'src/landlord/house/service.ts',
        replace: 'export async function createHouse(ctx: OwnedCtx, form: HouseForm): Promise<House> {\n',
        with: "export async function createHouse(ctx: OwnedCtx, form: HouseForm): Promise<House> {\n  const all = await ctx.db.selectFrom('house').select('id').where('account_id', '=', ctx.owner).where('deleted_at', 'is', null).execute()\n  if (all.length >= maxHouses) throw new Refusal('tooManyHouses')\n",
      },
      {
        file: 'src/landlord/house/service.ts',
        replace: ".set((eb) => ({ houses: eb('houses', '+', 1), is_register_finished: true, updated_at: ctx.now }))",
        with: '.set({ is_register_finished: true, updated_at: ctx.now })',
      },
      { file: 'src/landlord/house/service.ts', replace: "\n    .where('houses', '<', maxHouses)", with: '' },
    ],
  },
  {
    name: 'vouchers are counted, then inserted',
    check: ['limits', '200 vouchers'],
    edits: [
      {
        file: 'src/landlord/subscription/service.ts',
        replace: 'const taken = await takingVoucher(ctx.db',
        with: "const { usedBilags } = await ctx.db.selectFrom('account').select('usedBilags').where('id', '=', ctx.owner).executeTakeFirstOrThrow()\n  if (usedBilags >= freeCap) await refuseVoucher(ctx)\n  const taken = await takingVoucher(ctx.db",
      },
      {
        file: 'src/books/expense/service-insert.ts',
        replace: 'const [made] = (await',
        with: "const { usedBilags } = await ctx.db.selectFrom('account').select('usedBilags').where('id', '=', ctx.owner).executeTakeFirstOrThrow()\n  if (usedBilags >= 21) await refuseVoucher(ctx)\n  const [made] = (await",
      },
      {
        file: 'src/landlord/subscription/service.ts',
        replace: "\n    .where((is) => is.or([is('subscriptionActive', '=', true), is('usedBilags', '<', freeCap)]))",
        with: '',
      },
    ],
  },
  one(
    'logins are not limited',
    ['limits', 'wrong logins'],
    'landlord/account/calls.ts',
    "limits: ['login']",
    'limits: []',
  ),
  one(
    'limits are counted too late',
    ['limits', 'auth/register'],
    'base/call/limits.ts',
    'bucket.used > rule.most * factor',
    'bucket.used > rule.most * factor + 1',
  ),
  one(
    'a reset code works again and again',
    ['limits', 'reset code'],
    'landlord/account/service-code.ts',
    "if (!used) throw new Refusal('invalidCode')\n  ctx.concerns?.(account.id)\n  return { ...account, newEmail: used.email }",
    'ctx.concerns?.(account.id)\n  return { ...account, newEmail: used?.email ?? null }',
  ),
  one(
    'a new password leaves sessions alive',
    ['limits', 'reset code'],
    'landlord/account/service-reset.ts',
    'await endAllSessions(ctx.db, account.id)',
    `void endAllSessions\n      ${noOp}`,
  ),
  one(
    'a reset code lives for a day',
    ['limits', '60 minutes'],
    'landlord/account/rules-lifetime.ts',
    'reset: hour',
    'reset: day',
  ),
]

const crash: readonly Planted[] = [
  one(
    'bytes are stored after the answer',
    ['crash', 'kill of the app'],
    'base/file/service.ts',
    'await store.put(id, bytes)',
    'setTimeout(() => void store.put(id, bytes), 2000)',
  ),
  one(
    'the database answers before it has written',
    ['crash', 'kill of the database'],
    'base/db/pool.ts',
    "application_name: 'husbok',",
    "application_name: 'husbok',\n    options: '-c synchronous_commit=off',",
  ),
]

export const planted: readonly Planted[] = [
  ...access,
  ...references,
  ...massAssignment,
  ...fuzz,
  ...doubleSubmit,
  ...limits,
  ...crash,
  ...plantedInBooks,
  ...plantedInLease,
]
