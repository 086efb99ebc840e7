import { one, type Planted } from './edit'

/** Defects of bank files, of rent accounts and of what payments are suggested as. */
export const bankDefects: readonly Planted[] = [
  one(
    'a row that another file had already is imported again',
    ['bank-histories', 'agree with paper'],
    'bank/transaction compareRows',
    'others.filter(() => !claim(free))',
    'others',
  ),
  one(
    'a payment pays the newest months first',
    ['bank-histories', 'agree with paper'],
    'lease/rent-account allocate',
    'still > 0 ? months : months.toReversed()',
    'months.toReversed()',
  ),
  one(
    'a payment pays more of a month than it lacks',
    ['bank-histories', 'agree with paper'],
    'lease/rent-account allocate',
    'Math.min(most, Math.max(0, sum - has))',
    'most',
  ),
  one(
    'a payment that may be another contract’s is sure',
    ['src/bank/suggestion/rules-year', ''],
    'bank/suggestion ofPayer',
    'exact.length === 1 && exact[0]!.fit.certain',
    'exact.length > 0',
  ),
  one(
    'an import is noted before its rows are written',
    ['bank-crash', 'kill of the app'],
    'bank/transaction importFile',
    'await insertRows(ctx, into, fresh, encryption)',
    'await sql`commit and chain`.execute(ctx.db)\n  await insertRows(ctx, into, fresh, encryption)',
  ),
  one(
    'an import is committed a thousand rows at a time',
    ['bank-crash', 'kill of the database'],
    'bank/transaction insertRows',
    'const some = rows.slice(at, at + rowsAtOnce)',
    'const some = rows.slice(at, at + rowsAtOnce)\n    if (at > 0) await sql`commit and chain`.execute(ctx.db)',
  ),
  one(
    'a process that ends over a file of a bank is a fault of the server',
    ['bank-crash', 'kill of what reads it'],
    'bank/file readInProcess',
    "if (error instanceof ProcessEnded) return 'notABankFile'",
    'void ProcessEnded',
  ),
]
